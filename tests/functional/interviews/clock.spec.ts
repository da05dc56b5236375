import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import settleInterviews from '#api/interviews/settle_interviews'
import { ApplicationEnded } from '#api/applications/events'
import { bookings, givenApplicant, givenInterview } from './given_interviews.js'

const ago = (hours: number) => DateTime.now().minus({ hours })
const bells = async (userId: number) =>
  (await db.from('notifications').where('user_id', userId).orderBy('id')).map((row) => row.kind)

test.group('The sweeps of interviews', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('reminds both sides a day and an hour before, once each', async ({ assert }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'scheduled', {
      start: DateTime.now().plus({ hours: 23 }),
    })
    assert.equal(await settleInterviews(), 1)
    assert.equal(await settleInterviews(), 0)
    for (const user of [applicant.client, applicant.developer])
      assert.deepEqual(await bells(user.id), ['interview.reminder'])
    await interview.refresh()
    await interview
      .merge({
        startsAt: DateTime.now().plus({ minutes: 55 }),
        endsAt: DateTime.now().plus({ minutes: 100 }),
      })
      .save()
    await settleInterviews()
    await settleInterviews()
    assert.deepEqual(await bells(applicant.developer.id), [
      'interview.reminder',
      'interview.reminder',
    ])
    const [, mail] = await db.from('mails').where('user_id', applicant.developer.id).orderBy('id')
    assert.match(mail.subject, /begins in 55 minutes/)
    assert.match(mail.body_text, /\(Europe\/Berlin\) · .*\(Asia\/Kolkata\)/)
  })

  test('reminds a candidate who moved in the zone where they are now, and leaves past interviews as they were', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const past = await givenInterview(applicant, 'completed')
    const coming = await givenInterview(applicant, 'scheduled', {
      start: DateTime.now().plus({ hours: 23 }),
    })
    const moved = await client
      .put('/api/v1/candidate/profile')
      .loginAs(applicant.developer)
      .json({ timeZone: 'America/New_York' })
    moved.assertStatus(200)
    assert.equal((await coming.refresh()).candidateTimeZone, 'America/New_York')
    assert.equal((await past.refresh()).candidateTimeZone, 'Europe/Berlin')
    await settleInterviews()
    const words = async (userId: number) =>
      (await db.from('mails').where({ user_id: userId, kind: 'interview.reminder' }).firstOrFail())
        .body_text as string
    assert.match(
      await words(applicant.developer.id),
      /America\/New_York\).*Asia\/Kolkata\)/,
      'their own zone first'
    )
    assert.match(await words(applicant.client.id), /Asia\/Kolkata\).*America\/New_York\)/)
  })

  test('after an outage the nearer reminder stands for both, and none comes after the start', async ({
    assert,
  }) => {
    const near = await givenApplicant()
    await givenInterview(near, 'scheduled', { start: DateTime.now().plus({ minutes: 30 }) })
    const begun = await givenApplicant()
    const running = await givenInterview(begun, 'scheduled', {
      start: DateTime.now().minus({ minutes: 5 }),
    })
    await settleInterviews()
    await settleInterviews()
    assert.deepEqual(await bells(near.developer.id), ['interview.reminder'])
    assert.deepEqual(await bells(begun.developer.id), [])
    assert.equal((await running.refresh()).status, 'scheduled')
  })

  test('an interview that is over waits for its outcome, and is completed a day later', async ({
    assert,
  }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'scheduled', { start: ago(2) })
    await settleInterviews()
    assert.equal((await interview.refresh()).status, 'awaiting_outcome')
    await settleInterviews()
    assert.equal((await interview.refresh()).status, 'awaiting_outcome')
    const forgotten = await givenInterview(await givenApplicant(), 'scheduled', { start: ago(50) })
    await settleInterviews()
    assert.equal((await forgotten.refresh()).status, 'completed')
    assert.deepEqual(
      (await db.from('interview_events').where('interview_id', forgotten.id).orderBy('id')).map(
        (row) => row.action
      ),
      ['finish', 'complete']
    )
  })

  test('requests and offers lapse, and tell both sides', async ({ assert }) => {
    const applicant = await givenApplicant()
    const asked = await givenInterview(applicant, 'requested', { expiresAt: ago(0.1) })
    const offered = await givenInterview(await givenApplicant(), 'proposed', {
      expiresAt: ago(0.1),
    })
    const standing = await givenInterview(await givenApplicant(), 'proposed')
    await settleInterviews()
    assert.deepEqual(
      [
        (await asked.refresh()).status,
        (await offered.refresh()).status,
        (await standing.refresh()).status,
      ],
      ['expired', 'expired', 'proposed']
    )
    assert.equal(asked.endedBy, 'system')
    assert.deepEqual(await bells(applicant.developer.id), ['interview.cancel'])
    assert.deepEqual(await bells(applicant.client.id), ['interview.cancel'])
  })

  test('a wish for another time without answer falls back to the held one', async ({ assert }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'reschedule_requested', {
      start: DateTime.now().plus({ hours: 11 }),
      expiresAt: ago(0.1),
    })
    await settleInterviews()
    await interview.refresh()
    assert.equal(interview.status, 'scheduled')
    assert.isNull(interview.expiresAt)
    assert.equal(interview.sequence, 0)
    assert.lengthOf(await bookings(interview.id), 2)
    assert.lengthOf(
      await db.from('interview_slots').where({ interview_id: interview.id, status: 'open' }),
      0
    )
  })

  test('an application that ends cancels what is to come, with mail, and leaves what has begun', async ({
    assert,
  }) => {
    const applicant = await givenApplicant()
    const coming = await givenInterview(applicant, 'scheduled')
    await db.transaction((trx) => ApplicationEnded.dispatch(applicant.application, trx))
    assert.equal((await coming.refresh()).status, 'cancelled')
    assert.lengthOf(await bookings(coming.id), 0)
    const mails = await db
      .from('mails')
      .whereIn('user_id', [applicant.developer.id, applicant.client.id])
    assert.deepEqual(
      mails.map((mail) => mail.kind),
      ['interview.cancel', 'interview.cancel']
    )
    const begun = await givenApplicant()
    const running = await givenInterview(begun, 'scheduled', { start: ago(0.2) })
    await db.transaction((trx) => ApplicationEnded.dispatch(begun.application, trx))
    assert.equal((await running.refresh()).status, 'scheduled')
  })
})
