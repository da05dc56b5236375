import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import type Candidate from '#api/candidates/models/candidate'
import SavedFilter from '#api/talent/models/saved_filter'
import alertSavedFilters from '#api/talent/search/filters/alert_saved_filters'
import { talentLimits } from '#api/talent/talent_facts'
import { givenCandidate, givenCompany, givenMember } from '#tests/givens'

const FILTERS = '/api/v1/client/saved-filters'

const keep = (client: ApiClient, user: User, body: object = {}) =>
  client
    .post(FILTERS)
    .loginAs(user)
    .json({ name: 'Remote people', filter: { workModes: ['Remote'] }, ...body })
const ago = (duration: object) => DateTime.now().minus(duration)

/** Approved and listed at that time. */
async function givenListed(at: DateTime, over: Partial<Candidate> = {}) {
  const { candidate } = await givenCandidate({ workModes: ['Remote'], city: 'Pune', ...over })
  await db.from('candidates').where('id', candidate.id).update({ approved_at: at.toJSDate() })
  return candidate
}

/** The sweep has come to an alert that was last sent then. */
const due = (filter: SavedFilter, alertedAt: DateTime) =>
  db
    .from('saved_filters')
    .where('id', filter.id)
    .update({ alerted_at: alertedAt.toJSDate(), next_alert_at: ago({ minutes: 1 }).toJSDate() })

test.group('Saved filters', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('belong to the one who saved them: colleagues and others find none', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { user: colleague } = await givenMember(company, 'recruiter')
    const { user: interviewer } = await givenMember(company, 'interviewer')
    const { user: stranger } = await givenCompany()
    const { _id } = (await keep(client, user)).body().data
    for (const other of [colleague, stranger]) {
      assert.isEmpty((await client.get(FILTERS).loginAs(other)).body().data)
      ;(await client.put(`${FILTERS}/${_id}`).loginAs(other).json({ name: 'Mine' })).assertStatus(
        404
      )
      ;(await client.put(`${FILTERS}/${_id}/seen`).loginAs(other)).assertStatus(404)
      ;(await client.delete(`${FILTERS}/${_id}`).loginAs(other)).assertStatus(404)
    }
    const refused = await keep(client, interviewer)
    refused.assertStatus(403)
    refused.assertBodyContains({ reason: 'role' })
  })

  test('keep a filter only as the search would take it', async ({ client, assert }) => {
    const { user } = await givenCompany()
    for (const [field, body] of Object.entries({
      'name': { name: '' },
      'filter': { filter: null },
      'filter.englishMin': { filter: { englishMin: 'D1' } },
      'alert': { alert: 'hourly' },
    })) {
      const response = await keep(client, user, body)
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
    }
    assert.equal((await SavedFilter.all()).length, 0)
  })

  test('are saved, changed and removed, one of a name, and not without end', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const saved = await keep(client, user, { filter: { skills: ['7'], evil: 1 }, alert: 'daily' })
    saved.assertStatus(201)
    const { _id, filter } = saved.body().data
    assert.deepEqual(filter, { skills: { any: [7] } })
    ;(await keep(client, user, { name: 'REMOTE people' })).assertStatus(409)

    const changed = await client.put(`${FILTERS}/${_id}`).loginAs(user).json({ alert: 'off' })
    assert.deepInclude(changed.body().data, { name: 'Remote people', alert: 'off', filter })
    const row = await SavedFilter.findOrFail(_id)
    assert.isNull(row.nextAlertAt)
    ;(await client.delete(`${FILTERS}/${_id}`).loginAs(user)).assertStatus(200)
    assert.isNull(await SavedFilter.find(_id))

    await SavedFilter.createMany(
      Array.from(
        { length: talentLimits.filters.max },
        (_, at) =>
          ({
            companyId: row.companyId,
            userId: user.id,
            name: `Search ${at}`,
            filter: {},
            alert: 'off',
          }) as never
      )
    )
    ;(await keep(client, user)).assertStatus(409)
  })

  test('tell how many developers are new since the last look', async ({ client, assert }) => {
    const { user } = await givenCompany()
    const { _id } = (await keep(client, user)).body().data
    await db
      .from('saved_filters')
      .where('id', _id)
      .update({ seen_at: ago({ days: 2 }).toJSDate() })
    await givenListed(ago({ days: 3 }))
    await givenListed(ago({ days: 1 }))
    await givenListed(ago({ hours: 1 }))
    await givenListed(ago({ hours: 1 }), { workModes: ['On Site'] })
    const newCount = async () => (await client.get(FILTERS).loginAs(user)).body().data[0].newCount
    assert.equal(await newCount(), 2)
    ;(await client.put(`${FILTERS}/${_id}/seen`).loginAs(user)).assertStatus(200)
    assert.equal(await newCount(), 0)
  })

  test('send one alert for the new ones, however often the sweep runs', async ({ assert }) => {
    const { company, user, member } = await givenCompany()
    const filter = new SavedFilter().merge({
      companyId: company.id,
      userId: user.id,
      name: 'Remote people',
      filter: { workModes: ['Remote'] },
      alert: 'off',
    } as never)
    filter.setAlert('daily')
    await filter.save()
    await due(filter, ago({ days: 1 }))
    await givenListed(ago({ days: 2 }))
    const found = await givenListed(ago({ hours: 2 }), {
      headline: 'Keeper of the queue and its friends',
    })
    const blocker = await givenListed(ago({ hours: 2 }))
    await db.table('candidate_blocks').insert({ candidate_id: blocker.id, company_id: company.id })
    // a profile of this very moment is told of the next time
    await givenListed(DateTime.now())

    assert.equal(await alertSavedFilters(), 1)
    assert.equal(await alertSavedFilters(), 0)
    await db
      .from('saved_filters')
      .where('id', filter.id)
      .update({ next_alert_at: ago({ minutes: 1 }).toJSDate() })
    assert.equal(await alertSavedFilters(), 0, 'nothing is new any more')

    const mails = await db.from('mails').where({ user_id: user.id, kind: 'search.alert' })
    assert.lengthOf(mails, 1)
    assert.equal(mails[0].subject, 'A new developer for “Remote people”')
    assert.include(mails[0].body_text, `${found.headline}, Pune`)
    assert.include(mails[0].body_text, `/client/search?filter=${filter.id}`)
    assert.notInclude(mails[0].body_text, 'Rao')
    const [bell] = await db.from('notifications').where({ user_id: user.id, kind: 'search.alert' })
    assert.deepInclude(bell.data, { savedFilterId: String(filter.id), count: 1 })
    assert.isAbove((await filter.refresh()).nextAlertAt!.toMillis(), ago({ hours: -23 }).toMillis())

    // who may not search any more hears nothing
    await member.merge({ role: 'billing' }).save()
    await due(filter, ago({ days: 1 }))
    assert.equal(await alertSavedFilters(), 0)
  })

  test('send no mail to who switched them off', async ({ assert }) => {
    const { company, user } = await givenCompany()
    const filter = new SavedFilter().merge({
      companyId: company.id,
      userId: user.id,
      name: 'All',
      filter: {},
      alert: 'off',
    } as never)
    filter.setAlert('instant')
    await filter.save()
    await due(filter, ago({ days: 1 }))
    await givenListed(ago({ hours: 2 }))
    await db
      .table('notification_settings')
      .insert({ user_id: user.id, event: 'search', in_app: true, by_email: false })
    assert.equal(await alertSavedFilters(), 1)
    assert.lengthOf(await db.from('mails').where('user_id', user.id), 0)
    assert.lengthOf(await db.from('notifications').where('user_id', user.id), 1)
  })
})
