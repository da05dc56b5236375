import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import type Application from '#api/applications/models/application'
import { givenApplication, givenCandidate, givenCompany, givenJob } from '#tests/givens'

const remind = (client: ApiClient, user: User, { id }: Application) =>
  client.put(`/api/v1/candidate/remind-company/${id}`).loginAs(user)

const shown = async (client: ApiClient, user: User) =>
  (await client.get('/api/v1/candidate/applied-jobs').loginAs(user)).body().data[0]

async function givenSent() {
  const { company, user: owner } = await givenCompany()
  const applicant = await givenCandidate()
  const { application } = await givenApplication(await givenJob(company), applicant)
  const late = () => application.merge({ answerBy: DateTime.now().minus({ days: 2 }) }).save()
  return { company, owner, user: applicant.user, application, late }
}

test.group('The sweeps of applications', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is reminded of by its candidate only, and once it is late', async ({ client, assert }) => {
    const { owner, user, application, late } = await givenSent()
    const { user: stranger } = await givenCandidate()
    ;(await remind(client, stranger, application)).assertStatus(404)
    ;(await remind(client, owner, application)).assertStatus(403)
    const early = await remind(client, user, application)
    early.assertStatus(409)
    assert.include(early.body().message, 'you can remind them after that')
    await late()
    ;(await remind(client, user, application)).assertStatus(200)
    const event = await db
      .from('application_events')
      .where({ application_id: application.id, kind: 'reminder' })
      .firstOrFail()
    assert.equal(event.actor_id, user.id)
    const told = await db
      .from('notifications')
      .where({ user_id: owner.id, kind: 'application.reminder' })
    assert.lengthOf(told, 1)
    // again after a week
    const again = await remind(client, user, application)
    again.assertStatus(409)
    assert.include(again.body().message, 'You reminded them on')
    await db
      .from('application_events')
      .where('id', event.id)
      .update({ created_at: DateTime.now().minus({ days: 8 }).toJSDate() })
    ;(await remind(client, user, application)).assertStatus(200)
  })

  test('says who read it, the next date of every status, and whether that is past', async ({
    client,
    assert,
  }) => {
    const { owner, user, application, late } = await givenSent()
    let one = await shown(client, user)
    assert.isNull(one.openedAt)
    assert.isFalse(one.isOverdue)
    assert.equal(one.nextAnswerBy, one.answerBy)
    ;(await client.get(`/api/v1/client/application/${application.id}`).loginAs(owner)).assertStatus(
      200
    )
    await late()
    one = await shown(client, user)
    assert.equal(one.openedBy, owner.fullName)
    assert.isTrue(one.isOverdue)
    assert.isTrue(one.mayRemind)
    const move = (status: string) =>
      client
        .put('/api/v1/client/applied-job-status')
        .loginAs(owner)
        .json({ appliedId: application.id, status })
    ;(await move('shortlisted')).assertStatus(200)
    one = await shown(client, user)
    assert.isFalse(one.isOverdue)
    const days = DateTime.fromISO(one.nextAnswerBy).diffNow('days').days
    assert.approximately(days, 7, 0.1)
    // a rejection that waits shows nothing
    ;(await move('rejected')).assertStatus(200)
    assert.equal((await shown(client, user)).nextAnswerBy, one.nextAnswerBy)
    await db
      .from('applications')
      .where('id', application.id)
      .update({ held_status: null, held_until: null })
    const ended = await shown(client, user)
    assert.isNull(ended.nextAnswerBy)
    ;(await remind(client, user, application)).assertStatus(409)
  })
})
