import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { readsByPost } from '#api/http/reads_by_post'
import { waysIn } from '#api/content/maintenance/hold_writes'
import MaintenanceMessage from '#api/content/models/maintenance_message'
import { RETRY_SECONDS } from '#api/content/content_facts'
import { givenAdmin, givenCandidate, givenCompany, givenJob, PASSWORD } from '#tests/givens'
import { givenMaintenance } from './given_content.js'

const API = '/api/v1'

test.group('Maintenance', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is announced by support, and ends after it begins', async ({ client, assert }) => {
    const body = {
      title: 'We move',
      message: 'Back in an hour',
      severity: 'warning',
      enabled: true,
    }
    const [content, support] = [await givenAdmin('content'), await givenAdmin('support')]
    const add = (admin: typeof support, over = {}) =>
      client
        .post(`${API}/admin/maintenance-messages`)
        .loginAs(admin)
        .json({ ...body, ...over })
    ;(await add(content)).assertStatus(403)
    const wrong = await add(support, {
      startsAt: DateTime.now().plus({ hours: 2 }).toISO(),
      endsAt: DateTime.now().plus({ hours: 1 }).toISO(),
    })
    wrong.assertStatus(422)
    assert.equal(wrong.body().errors[0].field, 'endsAt')
    const created = await add(support)
    created.assertStatus(201)
    assert.equal(created.body().data.state, 'active')
    assert.containsSubset((await client.get(`${API}/maintenance-message`)).body().data, {
      title: 'We move',
      severity: 'warning',
      audience: 'all',
      endsAt: null,
    })
  })

  test('goes through the states that its switch and dates give it', async ({ client, assert }) => {
    const admin = await givenAdmin('support')
    const created = await client
      .post(`${API}/admin/maintenance-messages`)
      .loginAs(admin)
      .json({ title: 'We move', message: 'Back in an hour' })
    const { _id, state } = created.body().data
    assert.equal(state, 'draft')
    const path = `${API}/admin/maintenance-messages/${_id}`
    const act = async (name: string) =>
      (await client.put(`${path}/${name}`).loginAs(admin).json({})).body()
    const startsAt = DateTime.now().plus({ hours: 1 })
    await client.put(path).loginAs(admin).json({ startsAt: startsAt.toISO() })
    assert.equal((await act('enable')).data.state, 'scheduled')
    assert.isNull((await client.get(`${API}/maintenance-message`)).body().data)
    assert.equal((await act('end')).code, 'E_REFUSED')
    assert.equal((await act('cancel')).data.state, 'cancelled')
    assert.equal((await act('enable')).data.state, 'scheduled')
    await MaintenanceMessage.query()
      .where('id', _id)
      .update({ starts_at: DateTime.now().minus({ hours: 1 }).toJSDate() })
    assert.isNotNull((await client.get(`${API}/maintenance-message`)).body().data)
    assert.equal((await act('end')).data.state, 'ended')
    assert.isNull((await client.get(`${API}/maintenance-message`)).body().data)
  })

  test('is read by those whom it is for, the gravest first', async ({ client, assert }) => {
    const { user: developer } = await givenCandidate()
    const { user: owner } = await givenCompany()
    await givenMaintenance({ audience: 'candidate', title: 'For candidates' })
    await givenMaintenance({ audience: 'public', title: 'For visitors' })
    await givenMaintenance({ audience: 'client', title: 'For companies' })
    await givenMaintenance({
      audience: 'client',
      title: 'Grave',
      severity: 'warning',
      startsAt: DateTime.now().minus({ days: 1 }),
    })
    const titleFor = async (user?: typeof owner) => {
      const request = client.get(`${API}/maintenance-message`)
      return (await (user ? request.loginAs(user) : request)).body().data?.title
    }
    assert.deepEqual(
      [
        await titleFor(),
        await titleFor(developer),
        await titleFor(owner),
        await titleFor(await givenAdmin()),
      ],
      ['For visitors', 'For candidates', 'Grave', undefined]
    )
  })

  test('that blocks holds the writes of all but administrators, and no reads', async ({
    client,
    assert,
  }) => {
    const { user: developer } = await givenCandidate()
    const { company, user: owner } = await givenCompany()
    const admin = await givenAdmin()
    const job = await givenJob(company)
    const message = await givenMaintenance({
      severity: 'blocking',
      endsAt: DateTime.now().plus({ minutes: 10 }),
    })
    const save = () => client.post(`${API}/save-job`).loginAs(developer).json({ jobId: job.id })
    const held = await save()
    held.assertStatus(503)
    assert.equal(held.body().code, 'E_MAINTENANCE')
    assert.include(held.body().message, 'We move the database')
    assert.approximately(Number(held.header('retry-after')), 600, 5)
    for (const response of [
      await client.put(`${API}/client/job-status`).loginAs(owner).json({}),
      await client.post(`${API}/contact-us-form`).json({}),
      await client.post(`${API}/sign-up`).json({}),
    ])
      response.assertStatus(503)
    ;(await client.post(`${API}/job-list`).json({})).assertStatus(200)
    ;(await client.get(`${API}/open-faqs`)).assertStatus(200)
    ;(await client.get(`${API}/candidate/dashboard`).loginAs(developer)).assertStatus(200)
    const login = await client.post(`${API}/login`).json({ email: admin.email, password: PASSWORD })
    login.assertStatus(200)
    const end = `${API}/admin/maintenance-messages/${message.id}/end`
    ;(await client.put(end).loginAs(admin).json({})).assertStatus(200)
    ;(await save()).assertStatus(200)
  })

  test('that blocks one side leaves the other alone, and names a time to try again', async ({
    client,
    assert,
  }) => {
    const { user: developer } = await givenCandidate()
    const { company, user: owner } = await givenCompany()
    const job = await givenJob(company)
    await givenMaintenance({ severity: 'blocking', audience: 'client' })
    const held = await client.put(`${API}/client/job-status`).loginAs(owner).json({})
    held.assertStatus(503)
    assert.equal(held.header('retry-after'), String(RETRY_SECONDS))
    ;(await client.post(`${API}/save-job`).loginAs(developer).json({ jobId: job.id })).assertStatus(
      200
    )
  })

  test('lets pass only calls that there are', ({ assert }) => {
    const patterns = Object.values(router.toJSON())
      .flat()
      .map(({ pattern }) => pattern.replace(/^\/api\/v1/, ''))
    assert.includeMembers(patterns, [...readsByPost, ...waysIn])
  })
})
