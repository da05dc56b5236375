import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type Application from '#api/applications/models/application'
import Interview from '#api/interviews/models/interview'
import JobMember from '#api/jobs/models/job_member'
import { givenCandidate, givenCompany, givenMember } from '#tests/givens'
import { booking, bookings, givenApplicant, givenInterview, inDays } from './given_interviews.js'

const URL = '/api/v1/client/scheduleInterview'

test.group('Scheduling an interview', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is refused to strangers', async ({ client }) => {
    const applicant = await givenApplicant()
    const other = await givenCompany()
    const { user: candidate } = await givenCandidate()
    ;(await client.patch(URL).json(booking(applicant))).assertStatus(401)
    ;(await client.patch(URL).json(booking(applicant)).loginAs(candidate)).assertStatus(403)
    ;(await client.patch(URL).json(booking(applicant)).loginAs(other.user)).assertStatus(404)
    const billing = await givenMember(applicant.company, 'billing')
    ;(await client.patch(URL).json(booking(applicant)).loginAs(billing.user)).assertStatus(403)
  })

  test('an interviewer schedules for the jobs they are on', async ({ client, assert }) => {
    const applicant = await givenApplicant()
    const { user } = await givenMember(applicant.company, 'interviewer')
    const refused = await client.patch(URL).json(booking(applicant)).loginAs(user)
    refused.assertStatus(403)
    assert.equal(refused.body().reason, 'membership')
    await JobMember.create({
      companyId: applicant.company.id,
      jobId: applicant.job.id,
      userId: user.id,
    })
    ;(await client.patch(URL).json(booking(applicant)).loginAs(user)).assertStatus(201)
  })

  test('bad input is answered by field: {field} {value}')
    .with([
      { field: 'appliedId', value: 'x' },
      { field: 'slots', value: [] },
      {
        field: 'slots',
        value: Array.from({ length: 9 }, (_, index) => ({ start: inDays(index + 1) })),
      },
      { field: 'slots', value: [{ start: inDays(3) }, { start: inDays(3) }] },
      { field: 'slots.0.start', value: [{ start: '2026-12-01T09:00' }], on: 'slots' },
      { field: 'slots.0.start', value: [{ start: '2020-12-01T09:00:00Z' }], on: 'slots' },
      { field: 'slots.0.start', value: [{ start: inDays(121) }], on: 'slots' },
      { field: 'slots.0.start', value: [{ start: 'tomorrow' }], on: 'slots' },
      { field: 'slots.0.start', value: [{}], on: 'slots' },
      { field: 'duration', value: 50 },
      { field: 'duration', value: undefined },
      { field: 'timeZone', value: 'Mars/Olympus' },
      { field: 'timeZone', value: '+05:30' },
      { field: 'timeZone', value: undefined },
      { field: 'type', value: 'hologram' },
      { field: 'meetingUrl', value: 'http://meet.example.com' },
      { field: 'meetingUrl', value: 'javascript:alert(1)' },
      { field: 'message', value: 'x'.repeat(2001) },
      { field: 'meetingUrl', value: 'phone', on: 'type' },
    ])
    .run(async ({ client, assert }, { field, value, on }) => {
      const applicant = await givenApplicant()
      const response = await client
        .patch(URL)
        .json(booking(applicant, { [on ?? field]: value }))
        .loginAs(applicant.client)
      response.assertStatus(422)
      assert.include(
        response.body().errors.map((error: any) => error.field),
        field
      )
    })

  test('one time books it for both, with an event, messages, mails and the calendar file', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const response = await client
      .patch(URL)
      .json(booking(applicant, { message: 'Bring questions' }))
      .loginAs(applicant.client)
    response.assertStatus(201)
    const { data } = response.body()
    assert.containsSubset(data, {
      appliedId: String(applicant.application.id),
      jobId: String(applicant.job.id),
      devId: String(applicant.candidate.id),
      clientId: String(applicant.company.id),
      status: 'scheduled',
      round: 1,
      type: 'video',
      duration: 45,
      start: inDays(3),
      end: inDays(3)!.replace('09:00', '09:45'),
      sequence: 0,
      requestedBy: 'client',
      reason: null,
      clientTimeZone: 'Asia/Kolkata',
      devTimeZone: 'Asia/Kolkata',
      meetingUrl: 'https://meet.example.com/abc',
      job: { jobTitle: applicant.job.title },
      company: { name: applicant.company.name },
      dev: { fName: 'Asha' },
    })
    assert.lengthOf(data.slots, 1)
    assert.equal(data.slots[0].start, inDays(3))
    assert.sameMembers(data.actions, ['reschedule', 'cancel'])
    assert.deepEqual(
      (await bookings(Number(data._id))).map((row) => row.user_id),
      [applicant.client.id, applicant.developer.id].sort((a, b) => a - b)
    )
    const [event] = await db.from('interview_events').where('interview_id', data._id)
    assert.containsSubset(event, {
      action: 'schedule',
      from_status: null,
      to_status: 'scheduled',
      actor_id: applicant.client.id,
    })
    for (const [user, side] of [
      [applicant.client, 'client'],
      [applicant.developer, 'candidate'],
    ] as const) {
      const bell = await db.from('notifications').where('user_id', user.id).firstOrFail()
      assert.containsSubset(bell, {
        kind: 'interview.schedule',
        job_id: applicant.job.id,
        candidate_id: applicant.candidate.id,
        company_id: applicant.company.id,
        link: `/${side}/interviews?id=${data._id}`,
      })
      const mail = await db.from('mails').where('user_id', user.id).firstOrFail()
      assert.include(mail.body_text, 'IST (Asia/Kolkata)')
      assert.include(mail.attachments[0].content, 'METHOD:REQUEST')
    }
  })

  test('brings the application to the stage of interviews, and the candidate hears of it once', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant('owner', { status: 'applied' } as Partial<Application>)
    ;(await client.patch(URL).json(booking(applicant)).loginAs(applicant.client)).assertStatus(201)
    assert.equal((await applicant.application.refresh()).status, 'interview')
    assert.containsSubset(
      await db.from('application_events').where('application_id', applicant.application.id).first(),
      { from_status: 'applied', to_status: 'interview', actor_id: applicant.client.id }
    )
    assert.lengthOf(await db.from('notifications').where('user_id', applicant.developer.id), 1)
    const further = await givenApplicant('owner', { status: 'offer' } as Partial<Application>)
    await client.patch(URL).json(booking(further)).loginAs(further.client)
    assert.equal((await further.application.refresh()).status, 'offer')
  })

  test('several times are offered and hold nobody yet', async ({ client, assert }) => {
    const applicant = await givenApplicant()
    const response = await client
      .patch(URL)
      .json(booking(applicant, { slots: [{ start: inDays(4) }, { start: inDays(3) }] }))
      .loginAs(applicant.client)
    response.assertStatus(201)
    const { data } = response.body()
    assert.equal(data.status, 'proposed')
    assert.deepEqual(
      data.slots.map((slot: any) => slot.start),
      [inDays(3), inDays(4)]
    )
    assert.isNull(data.start)
    assert.equal(data.expiresAt, inDays(3, 5))
    assert.lengthOf(await bookings(Number(data._id)), 0)
    const mail = await db.from('mails').where('user_id', applicant.developer.id).firstOrFail()
    assert.match(mail.body_text, /Offered times:\n.*\n.*2\d{3}/)
  })

  test('an edit of the offer replaces its times, and one time books it', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'proposed')
    const edit = (slots: unknown) =>
      client
        .patch(URL)
        .json(booking(applicant, { interviewId: interview.id, slots }))
        .loginAs(applicant.client)
    const edited = await edit([{ start: inDays(6) }, { start: inDays(7) }])
    edited.assertStatus(201)
    assert.equal(edited.body().data.status, 'proposed')
    assert.deepEqual(
      edited.body().data.slots.map((slot: any) => slot.start),
      [inDays(6), inDays(7)]
    )
    const booked = await edit([{ start: inDays(8) }])
    assert.containsSubset(booked.body().data, {
      _id: String(interview.id),
      status: 'scheduled',
      start: inDays(8),
    })
    assert.lengthOf(booked.body().data.slots, 1)
    assert.lengthOf(await bookings(interview.id), 2)
  })

  test('answers the request of the candidate in the same round', async ({ client, assert }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'requested', {
      requestedBy: 'candidate',
      organiserId: null,
    })
    const response = await client.patch(URL).json(booking(applicant)).loginAs(applicant.client)
    response.assertStatus(201)
    assert.containsSubset(response.body().data, {
      _id: String(interview.id),
      status: 'scheduled',
      round: 1,
    })
    assert.equal((await interview.refresh()).organiserId, applicant.client.id)
  })

  test('an application has one open interview, and the next round counts on', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const first = await client.patch(URL).json(booking(applicant)).loginAs(applicant.client)
    const second = await client
      .patch(URL)
      .json(booking(applicant, { slots: [{ start: inDays(5) }] }))
      .loginAs(applicant.client)
    second.assertStatus(409)
    assert.match(second.body().message, /open interview/)
    await Interview.query().where('id', first.body().data._id).update({ status: 'completed' })
    const third = await client
      .patch(URL)
      .json(booking(applicant, { slots: [{ start: inDays(5) }] }))
      .loginAs(applicant.client)
    third.assertStatus(201)
    assert.equal(third.body().data.round, 2)
  })

  test('a clash says whose time is taken, and leaves nothing behind', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const elsewhere = await givenApplicant()
    await givenInterview({ ...elsewhere, developer: applicant.developer }, 'scheduled', {
      start: (await import('luxon')).DateTime.fromISO(inDays(3)!).plus({ minutes: 30 }),
    })
    const response = await client.patch(URL).json(booking(applicant)).loginAs(applicant.client)
    response.assertStatus(409)
    assert.deepEqual(response.body().busy, ['candidate'])
    assert.match(response.body().message, /candidate has another interview/)
    assert.isNull(await Interview.query().where('application_id', applicant.application.id).first())
    ;(
      await client
        .patch(URL)
        .json(booking(applicant, { duration: 30 }))
        .loginAs(applicant.client)
    ).assertStatus(201)
  })

  test('an ended application refuses: {status}')
    .with([
      { status: 'rejected' },
      { status: 'withdrawn' },
      { status: 'job_closed' },
      { status: 'expired' },
    ])
    .run(async ({ client }, { status }) => {
      const applicant = await givenApplicant('owner', { status } as Partial<Application>)
      ;(await client.patch(URL).json(booking(applicant)).loginAs(applicant.client)).assertStatus(
        409
      )
    })
})
