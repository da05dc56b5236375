import { test } from '@japa/runner'
import { namesSite, withoutSites } from '#api/http/text/site_words'

test.group('Words that mail readers make links of', () => {
  test('{text} is a site or a mailbox, and goes out as {told}')
    .with([
      { text: 'Win at example.com', told: 'Win at example com' },
      { text: 'https://evil.example/x', told: 'evil.example/x' },
      { text: 'HTTP://sub.example.co.in', told: 'sub example co in' },
      { text: 'www.prizes', told: 'www prizes' },
      { text: 'Call me@mail.example now', told: 'Call me at mail example now' },
      { text: 'exam\u200bple.com', told: 'example com' },
      { text: 'example\u3002com', told: 'example com' },
      { text: 'example\uff0ecom.', told: 'example com' },
      { text: '(prizes.xyz)', told: '(prizes xyz)' },
      { text: 'see 10.0.0.1', told: 'see 10 0 0 1' },
      { text: 'prizes.io/free', told: 'prizes io/free' },
    ])
    .run(({ assert }, { text, told }) => {
      assert.isTrue(namesSite(text))
      assert.equal(withoutSites(text), told)
    })

  test('{$self} is a name')
    .with([
      'J. R. R. Tolkien',
      'J.R.R. Tolkien',
      'A.de Vries',
      'St. John',
      'Node.js Developer',
      'Senior ASP.NET Developer',
      'Socket.IO engineer',
      'Version 2.0',
      'Acme Inc.',
      'Müller & Söhne GmbH & Co. KG',
      'M.Sc. Physics',
      'Candor…',
    ])
    .run(({ assert }, text) => {
      assert.isFalse(namesSite(text))
      assert.equal(withoutSites(text), text)
    })

  test('long texts take no longer than their length', ({ assert }) => {
    for (const piece of ['a.', 'a', '.', '@', 'a-', 'http', ':/']) {
      const text = piece.repeat(100_000)
      const began = process.cpuUsage()
      namesSite(text)
      withoutSites(text)
      const { user } = process.cpuUsage(began)
      assert.isBelow(user / 1_000, 2_000, piece)
    }
  })
})
