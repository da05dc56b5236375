import { test } from '@japa/runner'
import { mimeOf } from '#api/mailing/linked/mime_message'

const given = {
  from: { name: 'Asha Rao', address: 'asha@company.example' },
  to: 'ravi@candidate.example',
  subject: 'Your application',
  text: 'Hello',
  html: '<p>Hello</p>',
}

/** The headers of a mail, folded lines put together and encoded words read. */
function headersOf(mail: string) {
  const [head] = mail.split('\r\n\r\n')
  return head
    .replace(/\r\n /g, ' ')
    .split('\r\n')
    .map((line) =>
      line
        .replace(/\?= =\?UTF-8\?B\?/g, '?==?UTF-8?B?')
        .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word) => String(Buffer.from(word, 'base64')))
    )
}

test('a name and a subject of several lines are one header each, and add none', ({ assert }) => {
  const lines = headersOf(
    mimeOf({
      ...given,
      from: { ...given.from, name: 'Asha\nBcc: all@company.example' },
      subject: `Hello\r\nBcc: all@company.example\r\n\r\n<p>Another text</p>${' नमस्ते'.repeat(30)}`,
    })
  )
  assert.deepEqual(lines.slice(0, 3), [
    'From: Asha Bcc: all@company.example <asha@company.example>',
    'To: <ravi@candidate.example>',
    `Subject: Hello Bcc: all@company.example <p>Another text</p>${' नमस्ते'.repeat(30)}`,
  ])
  assert.deepEqual(
    lines.slice(3).map((line) => line.split(':')[0]),
    ['MIME-Version', 'Content-Type']
  )
})
