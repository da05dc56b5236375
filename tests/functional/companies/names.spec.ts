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
    const workedAt = async (name: string) => {
      const { candidate, user: developer } = await givenCandidate({ approval: 'incomplete' })
      const added = await client.post('/api/v1/candidate/dev-employment').loginAs(developer).json({
        company: name,
        title: 'Engineer',
        employmentType: 'Full-Time',
        start: '2020-01',
        isCurrent: true,
      })
      assert.include([200, 201], added.status())
      return candidate.id
    }
    const people = [await workedAt('Basalt Harbour'), await workedAt('Cobalt Meadow')]
    const hidden = async () => {
      const rows = await db
        .from('candidate_blocks')
        .where('company_id', company.id)
        .orderBy('candidate_id')
      return rows.map(({ candidate_id: id }) => id)
    }
    assert.deepEqual(await hidden(), [people[0]])
    await rename(client, user, 'Cobalt Meadow')
    assert.deepEqual(await hidden(), people)
    await decide(client, await givenAdmin(), company, 'approve-name')
    assert.deepEqual(await hidden(), people)
  })
})
