import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { booking, bookings, givenApplicant, givenInterview, inDays } from './given_interviews.js'

test.group('Moving and cancelling interviews', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the old time stays held until the other side accepts a new one', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'scheduled', {
      start: DateTime.fromISO(inDays(5)!),
    })
    const asked = await client
      .patch('/api/v1/candidate/rescheduleInterview')
      .json({ interviewId: interview.id, slots: [{ start: inDays(7) }], reason: 'An exam' })
      .loginAs(applicant.developer)
    assert.containsSubset(asked.body().data, {
      status: 'reschedule_requested',
      start: inDays(5),
      sequence: 0,
      reason: 'An exam',
      requestedBy: 'candidate',
    })
    assert.deepEqual(
      asked.body().data.slots.map((slot: any) => slot.start),
      [inDays(7)]
    )
    assert.lengthOf(
      await db
        .from('interview_bookings')
        .where('interview_id', interview.id)
        .whereRaw('during @> ?::timestamptz', [inDays(5)!]),
      2
    )
    const accepted = await client
      .patch('/api/v1/client/acceptInterview')
      .json({ interviewId: interview.id })
      .loginAs(applicant.client)
    assert.containsSubset(accepted.body().data, {
      status: 'scheduled',
      start: inDays(7),
      sequence: 1,
    })
    assert.lengthOf(
      await db
        .from('interview_bookings')
        .where('interview_id', interview.id)
        .whereRaw('during @> ?::timestamptz', [inDays(7)!]),
      2
    )
    assert.lengthOf(await bookings(interview.id), 2)
  })

  test('accepting a time at which one side is busy is refused and changes nothing', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const elsewhere = await givenApplicant()
    await givenInterview({ ...elsewhere, client: applicant.client }, 'scheduled', {
      start: DateTime.fromISO(inDays(7)!),
    })
    const interview = await givenInterview(applicant, 'reschedule_requested', {
      requestedBy: 'client',
      start: DateTime.fromISO(inDays(5)!),
      slots: [DateTime.fromISO(inDays(7)!)],
    })
    const response = await client
      .patch('/api/v1/candidate/setInterviewSlot')
      .json({ interviewId: interview.id, slotId: interview.times[0].id })
      .loginAs(applicant.developer)
    response.assertStatus(409)
    assert.deepEqual(response.body().busy, ['client'])
    assert.equal((await interview.refresh()).status, 'reschedule_requested')
    assert.lengthOf(await bookings(interview.id), 2)
  })

  test('cancelling gives the time back, keeps the reason, and takes it out of both calendars', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'scheduled')
    const response = await client
      .patch('/api/v1/client/cancelInterview')
      .json({ interviewId: interview.id, reason: 'The role is filled' })
      .loginAs(applicant.client)
    assert.containsSubset(response.body().data, {
      status: 'cancelled',
      reason: 'The role is filled',
      endedBy: 'client',
      sequence: 1,
      actions: [],
    })
    assert.lengthOf(await bookings(interview.id), 0)
    for (const user of [applicant.client, applicant.developer]) {
      const mail = await db.from('mails').where('user_id', user.id).firstOrFail()
      assert.include(mail.body_text, 'Reason: The role is filled')
      assert.include(mail.attachments[0].content, 'METHOD:CANCEL')
      assert.include(mail.attachments[0].type, 'method=CANCEL')
    }
    ;(
      await client
        .patch('/api/v1/client/scheduleInterview')
        .json(booking(applicant))
        .loginAs(applicant.client)
    ).assertStatus(201)
  })

  test('after a decline nothing is held, and the other side reads why', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'proposed')
    const response = await client
      .patch('/api/v1/candidate/declineInterview')
      .json({ interviewId: interview.id, reason: 'I took another job' })
      .loginAs(applicant.developer)
    assert.containsSubset(response.body().data, {
      status: 'declined',
      reason: 'I took another job',
      slots: [],
    })
    const mail = await db.from('mails').where('user_id', applicant.client.id).firstOrFail()
    assert.equal(mail.kind, 'interview.decline')
    assert.include(mail.body_text, 'I took another job')
  })
})
