import { DateTime } from 'luxon'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Notification from '#api/notifications/models/notification'
import wakeProfiles from '#api/candidates/control/wake_profiles'
import Application from '#api/applications/models/application'
import {
  givenAdmin,
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenResume,
} from '#tests/givens'
import { givenApplicant, givenInterview } from '../../interviews/given_interviews.js'

const API = '/api/v1/candidate'

test.group('Hiding and showing a profile', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('names a day for the snooze that lies ahead', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    for (const until of ['yesterday', '2020-01-01', '2999-01-01', '', 5]) {
      const response = await client.put(`${API}/snooze`).loginAs(user).json({ until })
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, 'until')
    }
  })

  test('a snooze ends as its day begins where the person is: {$self}')
    .with(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland'])
    .run(async ({ client, assert }, zone) => {
      const { user, candidate } = await givenCandidate()
      await user.merge({ timeZone: zone }).save()
      const here = DateTime.now().setZone(zone)
      const snooze = (day: DateTime) =>
        client.put(`${API}/snooze`).loginAs(user).json({ until: day.toISODate() })
      ;(await snooze(here)).assertStatus(422)
      const tomorrow = here.plus({ days: 1 })
      ;(await snooze(tomorrow)).assertStatus(200)
      const { snoozedUntil } = await candidate.refresh()
      assert.equal(snoozedUntil!.toMillis(), tomorrow.startOf('day').toMillis())
    })

  test('a snoozed profile leaves applications alone and wakes by itself', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany()
    const { application, user, candidate } = await givenApplication(await givenJob(company))
    const until = DateTime.utc().plus({ days: 20 }).toISODate()
    const snoozed = await client.put(`${API}/snooze`).loginAs(user).json({ until })
    assert.containsSubset(snoozed.body().data, { visibility: 'snoozed' })
    assert.equal((await application.refresh()).status, 'applied')
    assert.equal(await wakeProfiles(), 0)
    await candidate.refresh()
    await candidate.merge({ snoozedUntil: DateTime.now().minus({ minutes: 5 }) }).save()
    assert.equal(await wakeProfiles(), 1)
    assert.containsSubset((await candidate.refresh()).$attributes, {
      visibility: 'active',
      snoozedUntil: null,
    })
    assert.equal(await wakeProfiles(), 0)
    assert.isNotNull(
      await db.from('mails').where({ user_id: user.id, kind: 'profile.active' }).first()
    )
  })

  test('a deactivated one withdraws what runs, cancels interviews, and comes back', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const { developer, application, client: recruiter } = applicant
    const interview = await givenInterview(applicant, 'scheduled')
    const response = await client
      .put(`${API}/deactivate`)
      .loginAs(developer)
      .json({ reason: 'I found work' })
    response.assertStatus(200)
    assert.equal(response.body().data.visibility, 'deactivated')
    assert.equal((await application.refresh()).status, 'withdrawn')
    assert.equal((await interview.refresh()).status, 'cancelled')
    assert.isNotNull(
      await Notification.query()
        .where({ userId: recruiter.id, kind: 'application.withdrawn' })
        .first()
    )
    ;(await client.put(`${API}/deactivate`).loginAs(developer)).assertStatus(409)
    ;(
      await client
        .put(`${API}/snooze`)
        .loginAs(developer)
        .json({
          until: DateTime.utc().plus({ days: 3 }).toISODate(),
        })
    ).assertStatus(409)
    ;(await client.put(`${API}/activate`).loginAs(developer)).assertStatus(200)
    ;(await client.put(`${API}/activate`).loginAs(developer)).assertStatus(409)
    assert.equal((await application.refresh()).status, 'withdrawn')
  })

  test('what the platform suspended, only the platform restores, and their sessions end', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('moderator')
    const { user, candidate } = await givenCandidate()
    const path = `/api/v1/admin/developers/${candidate.id}`
    await openSession(user)
    ;(
      await client.put(`${path}/suspend`).loginAs(admin).json({ reason: 'Not a person' })
    ).assertStatus(200)
    assert.lengthOf(await db.from('sessions').where('user_id', user.id), 0)
    ;(await client.put(`${API}/activate`).loginAs(user)).assertStatus(409)
    ;(await client.put(`${path}/restore`).loginAs(admin)).assertStatus(422)
    ;(
      await client.put(`${path}/restore`).loginAs(admin).json({ reason: 'We looked again' })
    ).assertStatus(200)
    assert.equal((await candidate.refresh()).visibility, 'active')
    const mail = await db.from('mails').where('user_id', user.id).orderBy('id', 'desc').first()
    assert.include(mail.body_text, 'We looked again')
    assert.include(mail.body_text, 'Companies can find you again')
  })

  test('what is restored is shown only where its person had shown it', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('moderator')
    const until = DateTime.utc().plus({ days: 20 }).startOf('day')
    for (const before of ['deactivated', 'snoozed'] as const) {
      const { user, candidate } = await givenCandidate({
        visibility: before,
        snoozedUntil: before === 'snoozed' ? until : null,
      })
      for (const act of ['suspend', 'restore'])
        (
          await client
            .put(`/api/v1/admin/developers/${candidate.id}/${act}`)
            .loginAs(admin)
            .json({ reason: 'We looked again' })
        ).assertStatus(200)
      await candidate.refresh()
      assert.equal(candidate.visibility, before)
      assert.equal(
        candidate.snoozedUntil?.toMillis(),
        before === 'snoozed' ? until.toMillis() : undefined
      )
      const mail = await db.from('mails').where('user_id', user.id).orderBy('id', 'desc').first()
      assert.include(mail.body_text, 'It is hidden, as you had left it')
    }
  })
})

test('an application of a deactivated profile is refused', async ({ client, assert }) => {
  const { candidate, user } = await givenCandidate({ visibility: 'deactivated' })
  await givenResume(candidate)
  const job = await givenJob((await givenCompany()).company)
  ;(await client.post('/api/v1/apply-job').loginAs(user).json({ jobId: job.id })).assertStatus(403)
  assert.isNull(await Application.findBy('candidate_id', candidate.id))
}).setup(() => testUtils.db().wrapInGlobalTransaction())
