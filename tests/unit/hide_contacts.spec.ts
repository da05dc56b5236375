import { test } from '@japa/runner'
import { hideContacts } from '#api/candidates/control/hide_contacts'

const LENGTH = 200_000
/** A quadratic expression takes minutes for these; a linear one some milliseconds. */
const MOST_MS = 3_000

test.group('Contacts in the text of a profile', () => {
  for (const [text, shown] of [
    ['Write to jane.doe+work@mail.example.com.', 'Write to [hidden].'],
    ['jane (at) example.com, or joe [AT] sub.example.org', '[hidden], or [hidden]'],
    ['zoë@exämple.de and x@y.co', '[hidden] and [hidden]'],
    ['a@b.coc@d.com', '[hidden][hidden]'],
    ['see https://example.com/me and www.example.org', 'see [hidden] and [hidden]'],
    ['github.com/jane t.me/jane', '[hidden] [hidden]'],
    ['call +44 20 7946 0958 or (030) 901820123', 'call [hidden] or [hidden]'],
    ['paid in 2019 @ Globex, 40% faster', 'paid in 2019 @ Globex, 40% faster'],
    ['@decorators and a@b are no addresses', '@decorators and a@b are no addresses'],
    ['version 1.2.3 of 12 345 parts', 'version 1.2.3 of 12 345 parts'],
    ['x.com/jane, medium.com/@jane and sites.example.org/jane', '[hidden] [hidden] and [hidden]'],
    ['Node.js/React, ASP.NET/C# at Booking.com', 'Node.js/React, ASP.NET/C# at Booking.com'],
  ])
    test(`"${text}" is shown as "${shown}"`, ({ assert }) =>
      assert.equal(hideContacts(text), shown))

  const jane = { firstName: 'Jane', lastName: "O'Neill Young" }
  for (const [text, shown] of [
    ["I am Jane O'Neill Young.", 'I am Jane [hidden].'],
    ["Jane  M.  o'neill  young, Young's tests", "Jane  M.  [hidden], Young's tests"],
    ["O'Neill Young, Jane", '[hidden], Jane'],
    [
      'jane-oneillyoung on GitHub, @oneillyoung, oneillyoung.dev',
      '[hidden] on GitHub, [hidden], [hidden]',
    ],
    ["Young teams, and the O'Neill Young method", "Young teams, and the O'Neill Young method"],
    ['Janet Youngblood', 'Janet Youngblood'],
  ])
    test(`of a person, "${text}" is shown as "${shown}"`, ({ assert }) =>
      assert.equal(hideContacts(text, jane), shown))

  test('a family name of one letter, or none, takes no word away', ({ assert }) => {
    for (const lastName of ['X', '', '.'])
      assert.equal(hideContacts('Jane X', { firstName: 'Jane', lastName }), 'Jane X')
  })

  test('nothing is made of no text', ({ assert }) => {
    assert.isNull(hideContacts(null))
    assert.isUndefined(hideContacts(undefined))
    assert.equal(hideContacts(''), '')
  })

  for (const part of [
    'a',
    'a ',
    ' ',
    '@',
    'a@',
    '@ ',
    'a.',
    'x@y',
    '(at)',
    '1',
    '1 ',
    '1(',
    'www.',
    '+(',
    'a.b/',
    'Jane ',
    'Jane O ',
    'janeyoung',
  ])
    test(`a long text of "${part}" takes hardly any time`, ({ assert }) => {
      const text = part.repeat(LENGTH / part.length)
      const before = process.cpuUsage()
      hideContacts(text, { firstName: 'Jane', lastName: 'Young' })
      const { user, system } = process.cpuUsage(before)
      assert.isBelow((user + system) / 1000, MOST_MS)
    })
})
