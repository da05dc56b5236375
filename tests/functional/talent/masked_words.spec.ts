import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import AcademicRecord from '#api/candidates/models/academic_record'
import { hideContacts } from '#api/candidates/control/hide_contacts'
import Employment from '#api/candidates/models/employment'
import { givenApplication, givenCandidate, givenCompany, givenJob } from '#tests/givens'

const API = '/api/v1/client'

/** Somebody whose every searched text says the family name, an address and an account, and a word that all may read. */
async function givenNamed() {
  const { user, candidate } = await givenCandidate()
  await user.merge({ firstName: 'Jane', lastName: 'Zorblatt' }).save()
  const headline = 'Gardenerix of clouds: Jane Kwakux Zorblatt, jane@zorbmail.io, @zorblatt'
  await candidate.merge({ headline, preferredTitles: ['Cloudherd Jane Zorblatt'] }).save()
  const own = { candidateId: candidate.id, position: 0 }
  const post = { title: 'Nimbusly at janezorblatt.dev', company: 'Jane Zorblatt Consultix' }
  await Employment.create({ ...own, ...post, startsOn: '2020-01-01', isCurrent: true } as never)
  await AcademicRecord.create({
    ...own,
    institution: 'Jane Zorblatt Schoolery',
    degree: 'X',
  } as never)
  return { user, candidate }
}

const readable = ['gardenerix', 'cloudherd', 'nimbusly', 'consultix', 'schoolery', 'kwakux']
const masked = ['zorblatt', 'zorb', 'zorbmail', 'jane zorblatt', 'zorblat', 'zorbltat']

test.group('Words that a company may not read', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('find nobody in the search, however they are asked for', async ({ client, assert }) => {
    const { user } = await givenCompany()
    const { candidate } = await givenNamed()
    const found = async (filter: object) => {
      const answer = await client.post(`${API}/search-dev`).loginAs(user).json(filter)
      answer.assertStatus(200)
      return answer.body().data.candidates.map((one: any) => one._id)
    }
    for (const search of readable) assert.deepEqual(await found({ search }), [String(candidate.id)])
    for (const search of masked) assert.deepEqual(await found({ search }), [], search)
    for (const kind of ['titles', 'employers', 'schools'])
      assert.deepEqual(await found({ [kind]: ['zorblatt'] }), [], kind)
    const { rows } = await db.rawQuery("select value from search_terms where value like '%zorb%'")
    assert.deepEqual(rows, [])
  })

  test('find nobody who changed the name to one that stands there', async ({ client, assert }) => {
    const { user } = await givenCompany()
    const developer = await givenCandidate({ headline: 'Garden designer Jane Ossifrage of Pune' })
    const found = async () =>
      (await client.post(`${API}/search-dev`).loginAs(user).json({ search: 'ossifrage' })).body()
        .pagination.total
    assert.equal(await found(), 1)
    await developer.user.merge({ firstName: 'Jane', lastName: 'Ossifrage' }).save()
    assert.equal(await found(), 0)
  })

  test('find no saved profile until its contact is unlocked', async ({ client, assert }) => {
    const { company, user } = await givenCompany()
    const developer = await givenNamed()
    const devId = developer.candidate.id
    ;(await client.post(`${API}/save-profile`).loginAs(user).json({ devId })).assertStatus(200)
    const found = async (search: string) =>
      (await client.get(`${API}/saved-profile-list`).loginAs(user).qs({ search })).body().pagination
        .total
    for (const word of ['gardenerix of clouds', 'jane']) assert.equal(await found(word), 1, word)
    for (const word of [...masked, 'z', 'jane@']) assert.equal(await found(word), 0, word)
    await givenApplication(await givenJob(company), developer)
    for (const word of ['zorblatt', 'jane zorb', 'jane@']) assert.equal(await found(word), 1, word)
  })

  const jane = ['Jane', "O'Neill Young"] as const
  for (const [text, ...name] of [
    ['Write to jane.doe+work@mail.example.com, or joe [AT] sub.example.org today'],
    ['zoë@exämple.de and x@y.co, a@b.coc@d.com'],
    ['see https://example.com/me and www.example.org, github.com/jane t.me/jane'],
    ['call +44 20 7946 0958 or (030) 901820123, paid in 2019 @ Globex, 40% faster'],
    ['@decorators and a@b are no addresses, version 1.2.3 of 12 345 parts'],
    ['x.com/jane, medium.com/@jane and sites.example.org/jane'],
    ['Node.js/React, ASP.NET/C# at Booking.com, C++'],
    ["I am Jane O'Neill Young, Jane  M.  o'neill  young; Young's tests", ...jane],
    ["O'Neill Young, Jane: jane-oneillyoung on GitHub, @oneillyoung, oneillyoung.dev", ...jane],
    ["Young teams, and the O'Neill Young method, Janet Youngblood", ...jane],
    ['Zoë Müller und zoë_müller, Müllerei', 'Zoë', 'Müller'],
    ['अनीता शर्मा, इंजीनियर शर्मा', 'अनीता', 'शर्मा'],
    ['Jane X and a+b (c) [d]', 'a+b (c)', '[d]'],
    ['Jane X', 'Jane', 'X'],
  ])
    test(`"${text}" is searched as it is shown`, async ({ assert }) => {
      const [firstName = '', lastName = ''] = name
      const shown = hideContacts(text, { firstName, lastName }).replaceAll('[hidden]', ' ')
      const { rows } = await db.rawQuery(
        'select shown_phrase_of(:text, :firstName, :lastName) as searched, search_phrase_of(:shown) as shown',
        { text, firstName, lastName, shown }
      )
      assert.equal(rows[0].searched, rows[0].shown)
    })
})
