import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { languages } from '#api/languages/language_facts'
import { say } from '#api/languages/say'
import { sentence } from '#api/languages/sentence'
import { allMessages, catalogueOf, messages, messagesOf } from '../../../bin/texts/messages.mjs'

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
  })

  test('every gap has a name, so that a translator knows what fills it', async ({ assert }) => {
    assert.deepEqual(
      (await allMessages(root)).filter((message) => /\{\d+[,}]/.test(message)),
      [],
      'give the value a name: ${{ day: day(at) }}'
    )
  })

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

  test('one English word for two things is two messages', async ({ assert }) => {
    const screen = `
      import { t } from '@lingui/core/macro'
      export const words = [t\`Order\`, t({ message: 'Order', context: 'what is bought' })]`
    assert.deepEqual(await messagesOf(screen, 'portal/src/screen.tsx'), [
      'Order',
      'Order [what is bought]',
    ])
    const [, hindi] = languages
    const plugin = messages({ root, languageOf: () => hindi.code, mirrored: false })
    const transform = plugin.transform as unknown as (
      this: object,
      code: string,
      id: string
    ) => Promise<{ code: string }>
    const { code } = await transform.call(
      { environment: { name: 'client' } },
      screen,
      `${root}portal/src/words.tsx`
    )
    assert.include(code.replace(/\s+/g, ' '), 'words = ["क्रम", "ऑर्डर"]')
  })

  test('what the server says is found: all among which it chooses, and what flows say of a refusal', async ({
    assert,
  }) => {
    const module = `
      throw new Refusal(status === 'this one' ? 'It is closed' : 'It is "over"', { field: 'a b' })
      field.report('{{ field }} is odd', 'odd', field)
      tell(sentence(
        left > 0 ? '{left} are left' : 'None',
        { left, day: sentence("It's due") }
      ))`
    assert.deepEqual(await messagesOf(module, 'api/jobs/close_job.ts'), [
      'It is closed',
      'It is "over"',
      '{field} is odd',
      '{left} are left',
      'None',
      "It's due",
    ])
    const flow = `export const flow = { title: 'Job', one: 'job', states: { live: { label: 'Live', is: 'is live' } },
      moves: { end: { label: 'End', deed: 'be ended', given: ['inTime'], checks: ['quotaLeft'], after: 'at last' } } }`
    assert.sameMembers(await messagesOf(flow, 'api/jobs/job_flow.ts'), [
      ...['Job', 'job', 'Live', 'is live', 'End', 'be ended', 'at last'],
      ...['in time', 'quota left'],
    ])
    // the platform is refused in English, but what it has with states is drawn for everybody
    assert.notInclude(await messagesOf(flow, 'api/backups/backup_flow.ts'), 'be ended')
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
