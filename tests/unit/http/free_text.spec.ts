import { test } from '@japa/runner'
import vine, { errors } from '@vinejs/vine'
import { oneLine, prose, words } from '#api/http/text/free_text'
import { name } from '#api/accounts/account_fields'

const RLO = '\u202e'
const ISOLATE = '\u2068'
const BLANK = '\u200b'
const TAG = '\u{e0041}'
const SCOTLAND = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'

const line = vine.create({ value: oneLine().minLength(1).maxLength(60) })
const text = vine.create({ value: prose().minLength(1).maxLength(4_000) })
const person = vine.create({ value: name() })

/** What becomes of a value: how it is kept, or by which rule it is refused. */
async function fateOf(schema: typeof line, value: string) {
  try {
    return (await schema.validate({ value })).value
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    return `refused: ${error.messages[0].rule}`
  }
}

test.group('Free text', () => {
  test('of one line is kept as it is seen, of any script', async ({ assert }) => {
    for (const value of [
      'Été 2026',
      'ग्राहक \u0915\u094d\u200d\u0937',
      'نام\u200cها',
      'שלום (2)',
      '葛\u{e0100}城',
      '👩\u200d💻 at work',
      `Made in ${SCOTLAND}`,
    ])
      assert.equal(await fateOf(line, value), value)
  })

  test('of one line turns no letters', async ({ assert }) => {
    for (const sign of [RLO, '\u202a', ISOLATE, '\u0007', '\n'])
      assert.equal(await fateOf(line, `Offer ${sign}fdp.exe`), 'refused: name')
  })

  test('of one line has nothing that nobody sees, and is more than that', async ({ assert }) => {
    assert.equal(await fateOf(line, `Top${BLANK} list\u00ad\ufeff`), 'Top list')
    assert.equal(await fateOf(line, `Top${TAG}${TAG}`), 'Top')
    for (const value of [BLANK, `${BLANK}\u2060`, '\u3164', '\u2800', '\u200d', TAG])
      for (const schema of [line, person])
        assert.equal(await fateOf(schema, value), 'refused: required', JSON.stringify(value))
  })

  test('of several lines may quote another script, and neither turns letters around nor hides some', async ({
    assert,
  }) => {
    const quoted = `She said ${ISOLATE}שלום\u2069.\n\tThen she left`
    assert.equal(await fateOf(text, quoted), quoted)
    assert.equal(await fateOf(text, BLANK), 'refused: required')
    assert.equal(await fateOf(text, `if (admin${RLO} ) {`), 'refused: turned')
    assert.equal(
      await fateOf(text, `Good${TAG}${TAG} work in ${SCOTLAND}`),
      `Good work in ${SCOTLAND}`
    )
  })

  test('is a line up to 300 characters, and prose above', async ({ assert }) => {
    const short = vine.create({ value: words({ min: 1, max: 300 }) })
    const long = vine.create({ value: words({ min: 1, max: 301 }) })
    assert.equal(await fateOf(short, 'one\ntwo'), 'refused: name')
    assert.equal(await fateOf(long, 'one\ntwo'), 'one\ntwo')
  })
})
