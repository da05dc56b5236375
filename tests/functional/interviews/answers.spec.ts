import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { givenCandidate, givenCompany } from '#tests/givens'
import { bookings, givenApplicant, givenInterview, inDays } from './given_interviews.js'

const CALLS = {
  client: [
    'acceptInterview',
    'rescheduleInterview',
    'declineInterview',
    'cancelInterview',
    'completeInterview',
  ],
  candidate: [
    'setInterviewSlot',
    'rescheduleInterview',
    'declineInterview',
    'cancelInterview',
    'confirmInterview',
  ],
}

const body = (id: number) => ({
  interviewId: String(id),
  slotId: '1',
  slots: [{ start: inDays(3) }],
  reason: 'A reason',
  outcome: 'completed',
})

test.group('Answering interviews', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('every call is refused to strangers, other companies and other candidates', async ({
    client,
  }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'proposed')
    const { user: otherClient } = await givenCompany()
    const { user: otherCandidate } = await givenCandidate()
    for (const side of ['client', 'candidate'] as const) {
      const [stranger, wrongSide] =
        side === 'client' ? [otherClient, applicant.developer] : [otherCandidate, applicant.client]
      for (const call of CALLS[side]) {
        const url = `/api/v1/${side}/${call}`
        ;(await client.patch(url).json(body(interview.id))).assertStatus(401)
        ;(await client.patch(url).json(body(interview.id)).loginAs(wrongSide)).assertStatus(403)
        ;(await client.patch(url).json(body(interview.id)).loginAs(stranger)).assertStatus(404)
      }
    }
    ;(
      await client
        .post('/api/v1/candidate/interview-slots')
        .json(body(interview.id))
        .loginAs(otherCandidate)
    ).assertStatus(404)
    ;(
      await client
        .patch('/api/v1/candidate/requestInterview')
        .json({ appliedId: applicant.application.id })
        .loginAs(otherCandidate)
    ).assertStatus(404)
    ;(
      await client
        .patch('/api/v1/client/requestInterview')
        .json({ appliedId: applicant.application.id })
        .loginAs(otherClient)
    ).assertStatus(404)
  })

  test('bad input of {side} {call} is answered by field {field}')
    .with([
      { side: 'client', call: 'cancelInterview', field: 'interviewId', over: { interviewId: 'x' } },
      { side: 'client', call: 'cancelInterview', field: 'reason', over: { reason: ' ' } },
      {
        side: 'client',
        call: 'cancelInterview',
        field: 'reason',
        over: { reason: 'x'.repeat(2001) },
      },
      { side: 'client', call: 'rescheduleInterview', field: 'slots', over: { slots: 'soon' } },
      { side: 'client', call: 'acceptInterview', field: 'slotId', over: { slotId: -1 } },
      { side: 'client', call: 'completeInterview', field: 'outcome', over: { outcome: 'great' } },
      {
        side: 'client',
        call: 'completeInterview',
        field: 'scorecard.rating',
        over: { scorecard: { rating: 9 } },
      },
      { side: 'candidate', call: 'setInterviewSlot', field: 'slotId', over: { slotId: null } },
      {
        side: 'candidate',
        call: 'rescheduleInterview',
        field: 'timeZone',
        over: { timeZone: 'IST' },
      },
      {
        side: 'candidate',
        call: 'requestInterview',
        field: 'duration',
        over: { appliedId: 1, duration: 20 },
      },
    ] as const)
    .run(async ({ client, assert }, { side, call, field, over }) => {
      const applicant = await givenApplicant()
      const interview = await givenInterview(applicant, 'scheduled')
      const response = await client
        .patch(`/api/v1/${side}/${call}`)
        .json({ ...body(interview.id), ...over })
        .loginAs(side === 'client' ? applicant.client : applicant.developer)
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
    })

  test('the candidate chooses a time: it is held, the others fall away, both hear of it', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'proposed')
    const response = await client
      .patch('/api/v1/candidate/setInterviewSlot')
      .json({ interviewId: interview.id, slotId: String(interview.times[1].id) })
      .loginAs(applicant.developer)
    response.assertStatus(200)
    const { data } = response.body()
    assert.containsSubset(data, {
      status: 'scheduled',
      start: interview.times[1].startsAt.toUTC().toISO(),
      sequence: 1,
    })
    assert.deepEqual(
      data.slots.map((slot: any) => slot._id),
      [String(interview.times[1].id)]
    )
    assert.lengthOf(await bookings(interview.id), 2)
    assert.containsSubset(
      await db.from('interview_events').where('interview_id', interview.id).first(),
      {
        action: 'accept',
        from_status: 'proposed',
        to_status: 'scheduled',
        actor_id: applicant.developer.id,
      }
    )
    for (const user of [applicant.client, applicant.developer]) {
      assert.equal(
        (await db.from('notifications').where('user_id', user.id).firstOrFail()).kind,
        'interview.accept'
      )
      const { payload } = await db
        .from('stream_events')
        .where('channel', `users/${user.id}`)
        .firstOrFail()
      assert.containsSubset(payload, {
        kind: 'interview.accept',
        jobId: String(applicant.job.id),
        devId: String(applicant.candidate.id),
        clientId: String(applicant.company.id),
      })
      const mail = await db.from('mails').where('user_id', user.id).firstOrFail()
      assert.match(mail.body_text, /\(Asia\/Kolkata\)/)
      assert.match(mail.body_text, /\(Europe\/Berlin\)/)
      assert.lengthOf(mail.attachments, 1)
      // each side's own file: whom it meets, and its own page
      const side = user.id === applicant.developer.id ? 'candidate' : 'client'
      const file = mail.attachments[0].content.replace(/\r\n[ \t]/g, '')
      assert.include(file, `/${side}/interviews`)
      assert.equal(
        file.includes(`SUMMARY:Interview: ${applicant.developer.fullName}`),
        side === 'client'
      )
    }
  })

  test('a time that is not on offer cannot be chosen', async ({ client }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'proposed')
    const other = await givenInterview(await givenApplicant(), 'proposed')
    const response = await client
      .patch('/api/v1/candidate/setInterviewSlot')
      .json({ interviewId: interview.id, slotId: other.times[0].id })
      .loginAs(applicant.developer)
    response.assertStatus(422)
    ;(
      await client
        .patch('/api/v1/client/acceptInterview')
        .json({
          interviewId: (
            await givenInterview(await givenApplicant(), 'proposed', { requestedBy: 'candidate' })
          ).id,
        })
        .loginAs(applicant.client)
    ).assertStatus(404)
  })

  test('a request of the candidate, their own times, and the company accepts one', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const asked = await client
      .patch('/api/v1/candidate/requestInterview')
      .json({
        appliedId: String(applicant.application.id),
        message: 'May we talk',
        timeZone: 'Europe/Berlin',
      })
      .loginAs(applicant.developer)
    asked.assertStatus(201)
    const { _id: interviewId } = asked.body().data
    assert.containsSubset(asked.body().data, {
      status: 'requested',
      requestedBy: 'candidate',
      devTimeZone: 'Europe/Berlin',
      clientTimeZone: 'Asia/Kolkata',
      slots: [],
      start: null,
    })
    assert.equal(
      (await db.from('notifications').where('user_id', applicant.client.id).firstOrFail()).kind,
      'interview.request'
    )
    ;(
      await client
        .patch('/api/v1/candidate/requestInterview')
        .json({ appliedId: applicant.application.id })
        .loginAs(applicant.developer)
    ).assertStatus(409)

    const offered = await client
      .post('/api/v1/candidate/interview-slots')
      .json({ interviewId, slots: [{ start: inDays(4) }, { start: inDays(5) }] })
      .loginAs(applicant.developer)
    offered.assertStatus(201)
    const unclear = await client
      .patch('/api/v1/client/acceptInterview')
      .json({ interviewId })
      .loginAs(applicant.client)
    unclear.assertStatus(422)
    const accepted = await client
      .patch('/api/v1/client/acceptInterview')
      .json({ interviewId, slotId: offered.body().data.slots[1]._id })
      .loginAs(applicant.client)
    accepted.assertStatus(200)
    assert.containsSubset(accepted.body().data, { status: 'scheduled', start: inDays(5) })
    assert.deepEqual(
      (await bookings(Number(interviewId))).map((row) => row.user_id),
      [applicant.client.id, applicant.developer.id].sort((a, b) => a - b)
    )
  })

  test('the company asks the candidate for times', async ({ client, assert }) => {
    const applicant = await givenApplicant()
    const asked = await client
      .patch('/api/v1/client/requestInterview')
      .json({
        appliedId: applicant.application.id,
        duration: 60,
        timeZone: 'Europe/London',
        type: 'phone',
      })
      .loginAs(applicant.client)
    asked.assertStatus(201)
    assert.containsSubset(asked.body().data, {
      status: 'requested',
      requestedBy: 'client',
      duration: 60,
      clientTimeZone: 'Europe/London',
    })
    const offered = await client
      .post('/api/v1/candidate/interview-slots')
      .json({ interviewId: asked.body().data._id, slots: [{ start: inDays(4) }] })
      .loginAs(applicant.developer)
    assert.deepEqual(
      [offered.body().data.status, offered.body().data.slots[0].end],
      ['proposed', inDays(4, 10)]
    )
  })
})
