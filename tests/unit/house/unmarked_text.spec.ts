import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { ESLint } from 'eslint'

/** What the lint says of these lines of a screen. */
async function unmarked(lines: string) {
  const eslint = new ESLint({ cwd: app.makePath() })
  const code = `export const Screen = ({ n, name, open }) => (<>${lines}</>)`
  const [{ messages }] = await eslint.lintText(code, { filePath: 'portal/src/screen.tsx' })
  return messages
    .filter(({ ruleId }) => ruleId === 'texts/no-unmarked-text')
    .map(({ message }) => /“(.*)”/.exec(message)![1])
}

test.group('Texts that nobody marked', () => {
  test('are found in elements, attributes, properties and notices', async ({ assert }) => {
    const found = await unmarked(`
      <p>Hello {name}</p>
      <Field label="First name" className="c-field" />
      <Field label={open ? 'Hide' : \`\${n} more\`} />
      <p>{n > 1 && 'of several'} {[n, open && 'Nobody yet'].filter(Boolean).join()}</p>
      <Line name={open ?? 'Total'} done={{ accept: 'Offer accepted' }} />
      <Table columns={[{ key: 'name', label: 'Name' }]} />
      <button onClick={() => notify.success('Saved')}>{'Save'}</button>`)
    assert.deepEqual(found.sort(), [
      'First name',
      'Hello',
      'Hide',
      'Name',
      'Nobody yet',
      'Offer accepted',
      'Save',
      'Saved',
      'Total',
      'more',
      'of several',
    ])
  })

  test('are none where texts are marked, and in names, code and addresses', async ({ assert }) => {
    const found = await unmarked(`
      <p><Trans>Hello <b>{name}</b></Trans> {t\`Hello\`} {plural(n, { one: '# day', other: '# days' })}</p>
      <Field label={open ? t\`Hide\` : t\`Show\`} type="text" placeholder="https://" />
      <input name="email" className="c-page wide" />
      <p>Candor <kbd>Esc</kbd> <code>npm start</code> {n} %</p>
      <Table sort={{ title: 'asc' }} columns={[{ key: 'name', label: t\`Name\` }]} />`)
    assert.deepEqual(found, [])
  })
})
