import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import type Company from '#api/companies/models/company'
import { givenAdmin, givenCandidate, givenCompany } from '#tests/givens'

const rename = (client: ApiClient, user: User, companyName: string) =>
  client.put('/api/v1/company-profile').loginAs(user).json({ companyName })
const decide = (
  client: ApiClient,
  admin: User,
  company: Company,
  deed: 'approve-name' | 'reject-name',
  body: object = {}
) => client.put(`/api/v1/admin/clients/${company.id}/${deed}`).loginAs(admin).json(body)
const shown = async (client: ApiClient, { slug }: Company) =>
  (await client.get('/api/v1/company-profile/open').qs({ slug })).body().data.companyName

test.group('The name of a company', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is decided by those who decide companies, with a reason where it is refused', async ({
    client,
  }) => {
    const { company, user } = await givenCompany()
    ;(await rename(client, user, 'Cobalt Meadow')).assertStatus(200)
    for (const deed of ['approve-name', 'reject-name'] as const) {
      const body = { reason: 'No register has it' }
      ;(await client.put(`/api/v1/admin/clients/${company.id}/${deed}`).json(body)).assertStatus(
        401
      )
      ;(await decide(client, user, company, deed, body)).assertStatus(403)
      ;(await decide(client, await givenAdmin('content'), company, deed, body)).assertStatus(403)
    }
    const without = await decide(client, await givenAdmin(), company, 'reject-name')
    without.assertStatus(422)
  })

  test('changes at once while the company is not verified', async ({ client, assert }) => {
    const { company, user } = await givenCompany({ verification: 'unverified' })
    const saved = await rename(client, user, 'Cobalt Meadow')
    assert.containsSubset(saved.body().data, {
      companyName: 'Cobalt Meadow',
      pendingName: null,
      nameStatus: 'settled',
    })
    const nothing = await decide(client, await givenAdmin(), company, 'approve-name')
    nothing.assertStatus(409)
  })

  test('of a verified one waits, and the old one shows until it is approved', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { company, user } = await givenCompany({ name: 'Basalt Harbour' })
    const asked = await rename(client, user, 'Cobalt Meadow')
    asked.assertStatus(200)
    assert.containsSubset(asked.body().data, {
      companyName: 'Basalt Harbour',
      pendingName: 'Cobalt Meadow',
      nameStatus: 'pending',
      verification: 'verified',
    })
    assert.equal(await shown(client, company), 'Basalt Harbour')
    const told = { user_id: admin.id, kind: 'company.rename_asked' }
    assert.lengthOf(await db.from('notifications').where(told), 1)
    assert.lengthOf(await db.from('mails').where(told), 1)
    // the same name again asks nobody twice
    await rename(client, user, 'Cobalt Meadow')
    assert.lengthOf(await db.from('notifications').where(told), 1)

    ;(await decide(client, admin, company, 'approve-name')).assertStatus(200)
    assert.equal(await shown(client, company), 'Cobalt Meadow')
    const heard = { user_id: user.id, kind: 'company.renamed' }
    for (const table of ['notifications', 'mails'])
      assert.lengthOf(await db.from(table).where(heard), 1)
    const entry = await db
      .from('audit_log')
      .where({ subject_type: 'clients', subject_id: company.id, action: 'clients.approve-name' })
      .first()
    assert.equal(entry?.actor_id, admin.id)
    ;(await decide(client, admin, company, 'approve-name')).assertStatus(409)
  })

  test('stays when the new one is refused, and the company reads why', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany({ name: 'Basalt Harbour' })
    await rename(client, user, 'Cobalt Meadow')
    const reason = 'This name belongs to another company'
    ;(await decide(client, await givenAdmin(), company, 'reject-name', { reason })).assertStatus(
      200
    )
    const own = await client.get('/api/v1/company-profile').loginAs(user)
    assert.containsSubset(own.body().data, {
      companyName: 'Basalt Harbour',
      pendingName: null,
      nameStatus: 'rejected',
      nameNote: reason,
    })
    const mail = await db
      .from('mails')
      .where({ user_id: user.id, kind: 'company.rename_rejected' })
      .firstOrFail()
    assert.include(mail.body_text, reason)
    // keeping the old one settles it, and so does asking and taking it back
    for (const name of ['Basalt Harbour', 'Cobalt Meadow', 'Basalt Harbour']) {
      const saved = await rename(client, user, name)
      saved.assertStatus(200)
    }
    await company.refresh()
    assert.deepEqual([company.nameStatus, company.pendingName], ['settled', null])
  })

  test('hides those who worked under the one that waits, and under the one before', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany({ name: 'Basalt Harbour' })
    const people = [
      await givenWorker(client, 'Basalt Harbour'),
      await givenWorker(client, 'Cobalt Meadow'),
    ]
    assert.deepEqual(await hiddenFrom(company), [people[0]])
    await rename(client, user, 'Cobalt Meadow')
    assert.deepEqual(await hiddenFrom(company), people)
    await decide(client, await givenAdmin(), company, 'approve-name')
    assert.deepEqual(await hiddenFrom(company), people)
  })

  test('that an admin edits goes the same way: the former one hides, one that waits is settled', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { company, user } = await givenCompany({ name: 'Basalt Harbour' })
    const people = []
    for (const name of ['Basalt Harbour', 'Cobalt Meadow', 'Slate Orchard'])
      people.push(await givenWorker(client, name))
    await rename(client, user, 'Cobalt Meadow')
    const edit = (by: User, body: object) =>
      client.put(`/api/v1/admin/clients/${company.id}`).loginAs(by).json(body)
    ;(await edit(user, { companyName: 'Slate Orchard' })).assertStatus(403)
    ;(await edit(admin, { companyName: '' })).assertStatus(422)
    assert.deepEqual(await hiddenFrom(company), people.slice(0, 2))

    // a form that leaves the name alone leaves the one that waits
    ;(await edit(admin, { companyName: 'Basalt Harbour', city: 'Pune' })).assertStatus(200)
    await company.refresh()
    assert.deepEqual([company.city, company.pendingName], ['Pune', 'Cobalt Meadow'])

    const edited = await edit(admin, { companyName: 'Slate Orchard', city: 'Nashik' })
    edited.assertStatus(200)
    assert.containsSubset(edited.body().data, {
      companyName: 'Slate Orchard',
      city: 'Nashik',
      pendingName: null,
      nameStatus: 'settled',
      nameNote: null,
    })
    assert.equal(await shown(client, company), 'Slate Orchard')
    const former = await db.from('former_company_names').where('company_id', company.id)
    assert.deepEqual(
      former.map(({ name }) => name),
      ['Basalt Harbour']
    )
    // the name that was only asked for hides nobody any more
    assert.deepEqual(await hiddenFrom(company), [people[0], people[2]])
    for (const table of ['notifications', 'mails'])
      assert.lengthOf(await db.from(table).where({ user_id: user.id, kind: 'company.renamed' }), 1)
    const entry = await db
      .from('audit_log')
      .where({ subject_type: 'clients', subject_id: company.id, action: 'clients.edit' })
      .orderBy('id', 'desc')
      .firstOrFail()
    assert.equal(entry.actor_id, admin.id)
    assert.include(JSON.stringify(entry), 'Slate Orchard')
    const nothing = await decide(client, admin, company, 'approve-name')
    nothing.assertStatus(409)
  })

  test('of a company that an admin adds hides those who worked there', async ({
    client,
    assert,
  }) => {
    const person = await givenWorker(client, 'Basalt Harbour')
    const added = await client
      .post('/api/v1/admin/clients')
      .loginAs(await givenAdmin())
      .json({ companyName: 'Basalt Harbour' })
    added.assertStatus(201)
    assert.deepEqual(await hiddenFrom({ id: Number(added.body().data._id) }), [person])
  })
})

/** A candidate who works at a company of this name; returns the candidate's id. */
async function givenWorker(client: ApiClient, name: string) {
  const { candidate, user } = await givenCandidate({ approval: 'incomplete' })
  const added = await client.post('/api/v1/candidate/dev-employment').loginAs(user).json({
    company: name,
    title: 'Engineer',
    employmentType: 'Full-Time',
    start: '2020-01',
    isCurrent: true,
  })
  if (![200, 201].includes(added.status())) throw new Error(added.text())
  return candidate.id
}

/** The candidates that a company does not see, as it employed them. */
async function hiddenFrom({ id }: { id: number }) {
  const rows = await db.from('candidate_blocks').where('company_id', id).orderBy('candidate_id')
  return rows.map(({ candidate_id: candidate }) => candidate)
}
