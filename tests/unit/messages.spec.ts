import { Linter, type Rule } from 'eslint'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { languages } from '#api/languages/language_facts'
import { say, sentence } from '#api/languages/sentence'
import { allMessages, catalogueOf, messages, messagesOf } from '../../bin/messages.mjs'
import { unmarkedText } from '../../bin/unmarked_text.mjs'

const root = app.makePath()
/** What a message leaves open and wraps: `{name}` and `<0>`. */
const gaps = (message: string) =>
  [...new Set(message.match(/\{\w+(?=[,}])|<\/?\d+/g) ?? [])].sort().join(' ')

test.group('Messages', () => {
  test('every language says every message of the product, and no other', async ({ assert }) => {
    const used = await allMessages(root)
    assert.isAbove(used.length, 1_000)
    for (const { code } of languages.slice(1)) {
      const said = catalogueOf(root, code)
      assert.deepEqual(
        used.filter((message) => !said[message]),
        [],
        `${code} lacks these: node bin/catalogue.mjs`
      )
      assert.deepEqual(Object.keys(said), used)
    }
  }).timeout(60_000)

  test('a translation fills the same gaps as its English text', ({ assert }) => {
    for (const [message, said] of Object.entries(catalogueOf(root, 'hi')))
      assert.equal(gaps(said), gaps(message), message)
  })

  test('what a screen marks is found, and what it does not mark is not', async ({ assert }) => {
    const screen = `
      import { plural, t } from '@lingui/core/macro'
      import { Trans } from '@lingui/react/macro'
      export const Screen = ({ n, name }) => (
        <p title={t\`A title\`} className="c-page">
          <Trans>Hello <b>{name}</b></Trans> {plural(n, { one: '# day', other: '# days' })}
        </p>
      )`
    assert.deepEqual(await messagesOf(screen, 'portal/src/screen.tsx'), [
      'A title',
      'Hello <0>{name}</0>',
      '{n, plural, one {# day} other {# days}}',
    ])
  })

  test('a text that a screen does not mark is a fault of the lint, wherever it is shown', ({
    assert,
  }) => {
    const options = {
      attributes: ['placeholder', 'title'],
      properties: ['label'],
      calls: ['notify'],
      elements: ['kbd'],
      names: ['Candor'],
    }
    const config: Linter.Config = {
      plugins: { texts: { rules: { unmarked: unmarkedText as unknown as Rule.RuleModule } } },
      rules: { 'texts/unmarked': ['error', options] },
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    }
    const faultsOf = (code: string) =>
      new Linter().verify(code, config).map(({ message }) => /“(.*)”/.exec(message)?.[1] ?? message)
    for (const [code, text] of [
      ['<p>Hello</p>', 'Hello'],
      ['<p>{one ? `${n} days` : <b />}</p>', 'days'],
      ["<p>{[n, one && 'Nobody yet'].filter(Boolean).join()}</p>", 'Nobody yet'],
      ['<input placeholder="A name" />', 'A name'],
      ["<Line name={one ?? 'Total'} />", 'Total'],
      ["notify.info('It is saved')", 'It is saved'],
      ["const done = { accept: 'Offer accepted' }", 'Offer accepted'],
      ["const column = { label: 'Score' }", 'Score'],
    ])
      assert.deepEqual(faultsOf(code), [text], code)
    for (const code of [
      '<p title={t`A title`}><Trans>Hello <b>you</b></Trans> · {n} %</p>',
      "<p>{plural(n, { one: 'One is here', other: '# are here' })}</p>",
      '<input name="email" className="c-page wide" />',
      '<Link to="/jobs">Candor <kbd>Ctrl K</kbd></Link>',
      "const sort = { title: 'asc', path: '/a/b' }",
    ])
      assert.deepEqual(faultsOf(code), [], code)
  })

  test('where all languages are served, every text is compiled beforehand', async ({ assert }) => {
    const plugin = messages({ root, languageOf: () => undefined, mirrored: false })
    const transform = plugin.transform as unknown as (
      this: object,
      code: string,
      id: string
    ) => Promise<{ code: string } | undefined>
    const written = async (code: string, file: string) =>
      (await transform.call({ environment: { name: 'ssr' } }, code, `${root}${file}`))?.code
    assert.include(
      await written(`export const places = { remote: { label: 'Remote' } }`, 'api/x/x_facts.ts'),
      'labelWords._({ id: \'Remote\', message: ["Remote"] })'
    )
    assert.include(
      await written(
        `import { t } from '@lingui/core/macro'\nexport const said = t\`Hello\``,
        'portal/src/said.tsx'
      ),
      'message: ["Hello"]'
    )
  })

  test('the server says a sentence in each language, with sentences in its gaps', ({ assert }) => {
    const [english, hindi] = languages
    const title = sentence('{name} jobs', { name: 'React' })
    const page = { ...sentence('{title}, page {page}'), values: { title, page: 2 } }
    assert.equal(say(english, page), 'React jobs, page 2')
    assert.equal(say(hindi, page), 'React की नौकरियाँ, पृष्ठ 2')
  })
})
