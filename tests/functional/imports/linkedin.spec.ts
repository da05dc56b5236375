import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import User from '#api/accounts/models/user'
import { CONTACT_FETCHES_A_DAY } from '#api/imports/import_facts'
import sweepLinkedin from '#api/imports/linkedin/sweep_linkedin'
import LinkedinCandidate from '#api/imports/models/linkedin_candidate'
import { givenAdmin, givenCandidate, givenCompany } from '#tests/givens'

const PATH = '/api/v1/admin/linkedin-candidates'

const connections = [
  'Notes:',
  '"When exporting your connection data, you may notice that some of the email addresses are missing."',
  '',
  'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
  'Asha,Rao,https://www.linkedin.com/in/asha-rao,asha@example.com,Acme,Senior Engineer,14 Mar 2021',
  'Björn,Öst,https://www.linkedin.com/in/bjorn-ost,,Beta,Head of Data,02 Jan 2020',
  ',,,,,,03 Jan 2020',
  'Cara,Dunn,https://example.com/cara,,Gamma,Developer,02 Jan 2020',
  'Dev,Patel,,not an address,Gamma,Developer,02 Jan 2020',
  'Asha,Rao,linkedin.com/in/Asha-Rao/,,Acme,Engineer,14 Mar 2021',
  "=cmd|' /C calc'!A0,Eve,https://www.linkedin.com/in/eve,,Delta,=HYPERLINK(1),02 Jan 2020",
].join('\n')

const send = (client: ApiClient, admin: User, csv: string | Buffer, fields: object = {}) => {
  const request = client.post(`${PATH}/import`).loginAs(admin)
  for (const [name, value] of Object.entries(fields)) request.field(name, value)
  return request.file('csv', Buffer.from(csv), { filename: 'Connections.csv' })
}
const list = async (client: ApiClient, admin: User, body: object = {}) =>
  (await client.post(PATH).loginAs(admin).json(body)).body().data

test.group('LinkedIn candidates', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for administrators who answer for people', async ({ client }) => {
    for (const { user } of [await givenCandidate(), await givenCompany()]) {
      ;(await client.post(PATH).loginAs(user).json({})).assertStatus(403)
      ;(await send(client, user, connections)).assertStatus(403)
    }
    const support = await givenAdmin('support')
    ;(await client.post(PATH).loginAs(support).json({})).assertStatus(200)
    ;(await send(client, support, connections)).assertStatus(403)
    ;(
      await client
        .post(PATH)
        .loginAs(await givenAdmin('finance'))
        .json({})
    ).assertStatus(403)
    ;(await client.get('/api/v1/admin/contact-logs').loginAs(support)).assertStatus(200)
  })

  test('come from tables only, and a file that is none is told so', async ({ client, assert }) => {
    const admin = await givenAdmin()
    const none = await client.post(`${PATH}/import`).loginAs(admin)
    none.assertStatus(422)
    none.assertBodyContains({ errors: [{ field: 'csv' }] })
    ;(await send(client, admin, Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 0]))).assertStatus(
      415
    )
    const other = await send(client, admin, 'a,b,c\n1,2,3\n')
    other.assertStatus(422)
    assert.include(other.body().message, 'URL or Email Address')
    ;(await send(client, admin, '   ')).assertStatus(422)
    ;(await client.post(PATH).loginAs(admin).json({ sortBy: 'password' })).assertStatus(422)
    ;(await client.post(PATH).loginAs(admin).json({ limit: 101 })).assertStatus(422)
  })

  test('are tried with a dry run that tells each fault and writes nothing', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const tried = await send(client, admin, connections, { dryRun: 'true' })
    tried.assertStatus(200)
    const { rows, valid, faults, importId } = tried.body().data
    assert.deepEqual([rows, valid, importId], [7, 3, null])
    assert.deepEqual(
      faults.map(({ row, column }: any) => [row, column]),
      [
        [7, 'First Name'],
        [8, 'URL'],
        [9, 'Email Address'],
        [10, 'URL'],
      ]
    )
    assert.isEmpty(await LinkedinCandidate.all())
  })

  test('are imported once however often they are sent, formulas defused', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { candidate } = await givenCandidate()
    await User.query().where('id', candidate.userId).update({ email: 'asha@example.com' })
    const done = await send(client, admin, connections, {
      basis: 'consent',
      basisNote: 'Own network',
    })
    assert.isString(done.body().data.importId)
    const again = await send(client, admin, connections)
    assert.equal(again.body().data.valid, 3)
    const all = await LinkedinCandidate.query().orderBy('id')
    assert.lengthOf(all, 3)
    assert.containsSubset(
      all.map((one) => one.$attributes),
      [
        {
          firstName: 'Asha',
          seniority: 'senior',
          connectedOn: '2021-03-14',
          candidateId: candidate.id,
        },
        { lastName: 'Öst', seniority: 'director' },
        { firstName: "cmd|' /C calc'!A0", headline: 'HYPERLINK(1)' },
      ]
    )
    const [line] = await db.from('audit_log').where('action', 'linkedin-candidates.import')
    assert.equal(line.actor_id, admin.id)
  })

  test('are read however the table was saved', async ({ client, assert }) => {
    const admin = await givenAdmin()
    const rows = 'First Name;Last Name;URL\r\nJürgen;Groß;linkedin.com/in/juergen\r\n'
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(rows, 'utf16le')])
    for (const file of [
      Buffer.from(rows, 'latin1'),
      Buffer.from(rows),
      utf16,
      Buffer.from(rows.replaceAll(';', '\t')),
      Buffer.concat([Buffer.from('\ufeff'), Buffer.from(rows.replaceAll(';', ','))]),
    ]) {
      assert.equal((await send(client, admin, file)).body().data.valid, 1)
      const [one] = await LinkedinCandidate.all()
      assert.deepEqual([one.firstName, one.lastName], ['Jürgen', 'Groß'])
    }
    const wide = Array.from({ length: 301 }, (_, at) => `Column ${at}`).join(',')
    const refused = await send(client, admin, `First Name,URL,${wide}\na,b\n`)
    refused.assertStatus(422)
    assert.include(refused.body().message, '303 columns')
  })

  test('are listed by term, completeness and seniority, newest first, with counts', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    await send(client, admin, connections)
    const all = await list(client, admin)
    assert.containsSubset(all.pagination, { page: 1, limit: 20, total: 3 })
    assert.containsSubset(all.stats, { total: 3, profileComplete: 1, withContact: 1, contacted: 0 })
    assert.notProperty(all.candidates[0], 'email')
    const names = async (body: object) =>
      (await list(client, admin, body)).candidates.map(({ fName }: any) => fName)
    assert.deepEqual(await names({ term: 'rao' }), ['Asha'])
    assert.deepEqual(await names({ term: '%' }), [])
    assert.deepEqual(await names({ profileComplete: true }), ['Asha'])
    assert.deepEqual(await names({ seniorLevel: 'director' }), ['Björn'])
    assert.deepEqual(await names({ sortBy: 'lName', sortOrder: 'asc', limit: 1, page: 2 }), [
      'Asha',
    ])
    const { _id } = (await list(client, admin, { term: 'rao' })).candidates[0]
    const one = await client.get(`${PATH}/${_id}`).loginAs(admin)
    assert.containsSubset(one.body().data, { fName: 'Asha', hasContact: true })
    assert.notInclude(JSON.stringify(one.body()), 'asha@example.com')
  })

  test('hand their contact out for a purpose, noted, within the day’s quota', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('moderator')
    await send(client, admin, connections)
    const asha = await LinkedinCandidate.findByOrFail('email', 'asha@example.com')
    const fetch = (purpose = 'To ask about the Pune opening', by = admin) =>
      client.post(`${PATH}/${asha.id}/contact`).loginAs(by).json({ purpose })
    ;(await fetch('x')).assertStatus(422)
    ;(await fetch(undefined, await givenAdmin('support'))).assertStatus(403)
    const taken = await fetch()
    taken.assertStatus(200)
    assert.containsSubset(taken.body().data, {
      email: 'asha@example.com',
      quotaLeft: CONTACT_FETCHES_A_DAY - 1,
    })
    const logs = await client.get('/api/v1/admin/contact-logs?page=1&limit=20').loginAs(admin)
    assert.containsSubset(logs.body().data, {
      logs: [{ reason: 'To ask about the Pune opening', linkedinCandidateId: String(asha.id) }],
      pagination: { page: 1, limit: 20, total: 1 },
      stats: { total: 1, byPlatform: 1, byCompanies: 0 },
    })
    const plain = await client.get('/api/v1/admin/contact-logs').loginAs(admin)
    assert.match(plain.header('content-range')!, /contact-logs 0-0\/1/)
    const { _id } = plain.body().data[0]
    ;(await client.get(`/api/v1/admin/contact-logs/${_id}`).loginAs(admin)).assertStatus(200)
    await asha.refresh()
    assert.isNotNull(asha.lastContactAt)
    await db.from('contact_fetches').update({ quota_spent: CONTACT_FETCHES_A_DAY })
    const spent = await fetch()
    spent.assertStatus(403)
    spent.assertBodyContains({ reason: 'quota' })
    const [line] = await db.from('audit_log').where('action', 'contact.fetch')
    assert.equal(line.reason, 'To ask about the Pune opening')
  })

  test('whom no import names any more are removed', async ({ client, assert }) => {
    await send(client, await givenAdmin(), connections)
    assert.equal(await sweepLinkedin(), 0)
    await db.from('linkedin_candidates').update({ updated_at: new Date('2020-01-01') })
    assert.equal(await sweepLinkedin(), 3)
  })
})
