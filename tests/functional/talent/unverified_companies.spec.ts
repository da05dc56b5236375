import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import alertSavedFilters from '#api/talent/search/filters/alert_saved_filters'
import { COUNT_STEP, looksADay } from '#api/talent/talent_facts'
import {
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
} from '#tests/givens'

const API = '/api/v1/client'
const look = (client: ApiClient, user: User, id: number) =>
  client.get(`${API}/candidate/${id}`).loginAs(user)
const count = (client: ApiClient, user: User, filter: object = {}) =>
  client.post(`${API}/search-count`).loginAs(user).json(filter)

test.group('A company that is not verified', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('finds, opens, saves, asks and takes out nobody', async ({ client, assert }) => {
    const { candidate, user: person } = await givenCandidate()
    for (const verification of ['unverified', 'pending', 'rejected'] as const) {
      const { user } = await givenCompany({ verification })
      const ask = { devId: candidate.id, message: 'We would like to speak with you about a post' }
      for (const call of [
        client.post(`${API}/search-dev`).json({}),
        client.post(`${API}/dev-list`).json({}),
        client.get(`${API}/candidate/${candidate.id}`),
        client.post(`${API}/save-profile`).json({ devId: candidate.id }),
        client.get(`${API}/saved-profile-list`),
        client.post(`${API}/saved-filters`).json({ name: 'All', filter: {}, alert: 'daily' }),
        client.post(`${API}/view-contact-request`).json(ask),
        client.post(`${API}/create-fetch-logs`).json({ devId: candidate.id, reason: 'To call' }),
        client.get(`${API}/contact-requests`),
        client.get(`${API}/fetch-logs`),
      ]) {
        const refused = await call.loginAs(user)
        refused.assertStatus(403)
        refused.assertBodyContains({ reason: 'status' })
        assert.match(refused.body().message, /not verified yet/)
        assert.notInclude(JSON.stringify(refused.body()), person.firstName)
      }
    }
    for (const table of ['contact_requests', 'profile_views', 'saved_profiles'])
      assert.lengthOf(await db.from(table), 0)
  })

  test('reads what a search would find in numbers, in steps', async ({ client, assert }) => {
    const { company, user } = await givenCompany({ verification: 'unverified' })
    ;(await client.post(`${API}/search-count`).json({})).assertStatus(401)
    ;(await count(client, (await givenCandidate()).user)).assertStatus(403)
    ;(await count(client, (await givenMember(company, 'interviewer')).user)).assertStatus(403)
    ;(await count(client, user, { search: 'x'.repeat(101) })).assertStatus(422)
    for (let each = 0; each < COUNT_STEP + 3; each++) await givenCandidate({ city: 'Nashik' })
    const found = await count(client, user)
    found.assertStatus(200)
    assert.equal(found.body().data.atLeast % COUNT_STEP, 0)
    assert.isAtLeast(found.body().data.atLeast, COUNT_STEP)
    assert.deepEqual(Object.keys(found.body().data), ['atLeast'])
  })

  test('hears of nobody by a search that it saved before', async ({ client, assert }) => {
    const { company, user } = await givenCompany()
    const kept = await client
      .post(`${API}/saved-filters`)
      .loginAs(user)
      .json({ name: 'All', filter: {}, alert: 'instant' })
    assert.include([200, 201], kept.status())
    const hourAgo = new Date(Date.now() - 3_600_000)
    const due = () =>
      db
        .from('saved_filters')
        .where('company_id', company.id)
        .update({ created_at: hourAgo, alerted_at: hourAgo, next_alert_at: hourAgo })
    await company.merge({ verification: 'unverified' }).save()
    const { candidate } = await givenCandidate()
    await db
      .from('candidates')
      .where('id', candidate.id)
      .update({ approved_at: new Date(Date.now() - 600_000) })
    await due()
    assert.equal(await alertSavedFilters(), 0)
    assert.lengthOf(await db.from('notifications').where('user_id', user.id), 0)
  })
})

test.group('Looks at profiles', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const givenLooks = async (companyId: number, userId: number, many: number) => {
    const { rows } = await db.rawQuery(
      `with people as (insert into users (email, first_name, last_name, user_type)
         select 'looked-' || ? || '-' || n || '@example.com', 'A', 'B', 'developer' from generate_series(1, ?::int) n returning id),
       profiles as (insert into candidates (user_id, slug) select id, 'looked-' || id from people returning id)
       insert into profile_views (candidate_id, company_id, viewed_by) select id, ?, ? from profiles returning id`,
      [userId, many, companyId, userId]
    )
    return rows.length as number
  }

  test('are limited by person, but for who applied and who was opened today', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { candidate: first } = await givenCandidate()
    ;(await look(client, user, first.id)).assertStatus(200)
    await givenLooks(company.id, user.id, looksADay.ofMember - 2)
    const { candidate: last } = await givenCandidate()
    ;(await look(client, user, last.id)).assertStatus(200)
    const { candidate: beyond } = await givenCandidate()
    const refused = await look(client, user, beyond.id)
    refused.assertStatus(403)
    refused.assertBodyContains({ reason: 'quota' })
    assert.match(refused.body().message, new RegExp(`${looksADay.ofMember} profiles a day`))
    assert.lengthOf(await db.from('profile_views').where('candidate_id', beyond.id), 0)

    ;(await look(client, user, first.id)).assertStatus(200)
    const { candidate: applicant } = await givenApplication(await givenJob(company))
    ;(await look(client, user, applicant.id)).assertStatus(200)
    const { user: colleague } = await givenMember(company, 'recruiter')
    ;(await look(client, colleague, beyond.id)).assertStatus(200)
    await db
      .from('profile_views')
      .where('company_id', company.id)
      .update({ viewed_on: db.raw('current_date - 1') })
    const { candidate: tomorrow } = await givenCandidate()
    ;(await look(client, user, tomorrow.id)).assertStatus(200)
  })

  test('are limited by company', async ({ client }) => {
    const { company, user } = await givenCompany()
    for (let left = looksADay.ofCompany; left > 0;) {
      const { user: colleague } = await givenMember(company, 'recruiter')
      left -= await givenLooks(company.id, colleague.id, Math.min(left, looksADay.ofMember))
    }
    const { candidate } = await givenCandidate()
    const refused = await look(client, user, candidate.id)
    refused.assertStatus(403)
    refused.assertBodyContains({ reason: 'quota' })
  })
})

test.group('Contact and alerts by reader', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('who was deactivated or narrowed neither fetches nor asks nor hears', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany()
    const { candidate } = await givenApplication(await givenJob(company))
    const fetch = (user: User) =>
      client
        .post(`${API}/create-fetch-logs`)
        .loginAs(user)
        .json({ devId: candidate.id, reason: 'To call them' })
    const { user, member } = await givenMember(company, 'recruiter')
    ;(await fetch(user)).assertStatus(201)
    await member.merge({ role: 'hiring_manager' }).save()
    ;(await fetch(user)).assertStatus(403)
    await member.merge({ role: 'recruiter', status: 'deactivated' }).save()
    ;(await fetch(user)).assertStatus(403)
    assert.lengthOf(await db.from('contact_fetches'), 1)
  })
})
