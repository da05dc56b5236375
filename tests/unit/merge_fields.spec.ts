import { test } from '@japa/runner'
import { emptyFields, filledIn } from '#api/mailing/merge_fields'
import { mailLimits } from '#api/mailing/mail_facts'

const values = { 'candidate.firstName': 'Asha & co', 'job.title': ' ' }
const LENGTH = mailLimits.body.max
/** What one mail may cost of all its readers; looking each field up by reading the text again took ten times as much. */
const MOST_MS = 400
const READERS = 20

test.group('Merge fields', () => {
  test('are filled in, also where a part of the name is bold, and in rich text as they are', ({
    assert,
  }) => {
    const text = 'Dear {{candidate.firstName}}, {{ candidate.<b>firstName</b> }}; {{job.title}}{{'
    assert.equal(filledIn(text, values), 'Dear Asha & co, Asha & co;  {{')
    assert.equal(filledIn('{{candidate.firstName}}', values, { rich: true }), 'Asha &amp; co')
  })

  test('without a value are told with their paragraph', ({ assert }) => {
    const body = '<p>{{job.title}}</p><ul><li>{{candidate.firstName}}</li></ul><p>{{job.title}}</p>'
    assert.deepEqual(
      emptyFields(body, 'body', values).map(({ name, place }) => `${name} ${place}`),
      ['job.title in paragraph 1', 'job.title in paragraph 3']
    )
    assert.deepEqual(emptyFields('Hi {{job.title}}', 'subject', values), [
      { name: 'job.title', place: 'in the subject', where: 'subject' },
    ])
  })

  for (const part of ['{{', '{{job.title}}', '<p>{{job.title}}</p>', '{', '\n\n', '{{candidate'])
    test(`a mail of "${part}" alone takes hardly any time for many readers`, ({ assert }) => {
      const text = part.repeat(LENGTH / part.length)
      const before = process.cpuUsage()
      for (let reader = 0; reader < READERS; reader++) {
        emptyFields(text, 'body', values)
        filledIn(text, values, { rich: true })
      }
      const { user, system } = process.cpuUsage(before)
      assert.isBelow((user + system) / 1000, MOST_MS)
    })
})
