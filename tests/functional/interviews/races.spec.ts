import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { ApiResponse } from '@japa/api-client'
import settleInterviews from '#api/interviews/settle_interviews'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { emptyDatabase } from '#tests/empty_database'
import {
  booking,
  givenApplicant,
  givenInterview,
  inDays,
  type Applicant,
} from './given_interviews.js'

/** Real commits on several connections: a transaction around the test would run them one after another. */
test.group('Races for a time', (group) => {
  group.each.teardown(emptyDatabase)

  const count = (responses: ApiResponse[]) =>
    responses.reduce(
      (all, response) => ({ ...all, [response.status()]: (all[response.status()] ?? 0) + 1 }),
      {} as Record<number, number>
    )

  test('200 tries for overlapping times of one interviewer end with one booking', async ({
    client,
    assert,
  }) => {
    const first = await givenApplicant()
    const applications = await manyApplicants(first, 200)
    const { token } = await openSession(first.client)
    const responses = await Promise.all(
      applications.map((id, index) => {
        const start = DateTime.fromISO(inDays(3)!)
          .plus({ minutes: index % 30 })
          .toISO()
        return client
          .patch('/api/v1/client/scheduleInterview')
          .json(booking(first, { appliedId: id, slots: [{ start }] }))
          .bearerToken(token)
      })
    )
    assert.deepEqual(count(responses), { 201: 1, 409: 199 })
    assert.lengthOf(await db.from('interview_bookings').where('user_id', first.client.id), 1)
    assert.lengthOf(await db.from('interviews'), 1)
  })

  test('200 tries to open a round of one application end with one interview', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const { token } = await openSession(applicant.client)
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        client
          .patch('/api/v1/client/scheduleInterview')
          .json(
            booking(applicant, {
              slots: [{ start: DateTime.fromISO(inDays(3)!).plus({ hours: index }).toISO() }],
            })
          )
          .bearerToken(token)
      )
    )
    assert.deepEqual(count(responses), { 201: 1, 409: 199 })
    assert.lengthOf(await db.from('interview_bookings'), 2)
  })

  test('a candidate with twenty offers for one hour gets one of them', async ({
    client,
    assert,
  }) => {
    const first = await givenApplicant()
    const start = DateTime.fromISO(inDays(4)!)
    const offers = []
    for (let index = 0; index < 20; index++) {
      const other = await givenApplicant()
      await other.application.merge({ candidateId: first.candidate.id }).save()
      offers.push(
        await givenInterview(
          { ...other, candidate: first.candidate, developer: first.developer },
          'proposed',
          { slots: [start.plus({ minutes: index })] }
        )
      )
    }
    const responses = await Promise.all(
      offers.map((offer) =>
        client
          .patch('/api/v1/candidate/setInterviewSlot')
          .json({ interviewId: offer.id, slotId: offer.times[0].id })
          .loginAs(first.developer)
      )
    )
    assert.deepEqual(count(responses), { 200: 1, 409: 19 })
    assert.lengthOf(await db.from('interview_bookings').where('user_id', first.developer.id), 1)
  })

  test('interviews of one person that swap their times at once never wait for each other', async ({
    client,
    assert,
  }) => {
    const [early, late] = [DateTime.fromISO(inDays(5)!), DateTime.fromISO(inDays(6)!)]
    const one = await givenApplicant()
    const other = { ...(await givenApplicant()), client: one.client }
    for (let round = 0; round < 10; round++) {
      await db.from('interview_bookings').delete()
      await db.from('interviews').delete()
      const first = await givenInterview(one, 'reschedule_requested', {
        start: early,
        slots: [late],
      })
      const second = await givenInterview(other, 'reschedule_requested', {
        start: late,
        slots: [early],
      })
      const accept = (row: typeof first, user: typeof one.developer) =>
        client
          .patch('/api/v1/candidate/setInterviewSlot')
          .json({ interviewId: row.id, slotId: row.times[0].id })
          .loginAs(user)
      const responses = await Promise.all([
        accept(first, one.developer),
        accept(second, other.developer),
      ])
      for (const response of responses) assert.equal(response.status(), 409)
      assert.lengthOf(await db.from('interview_bookings').where('user_id', one.client.id), 2)
    }
  })

  test('accepting, declining and cancelling at once: one of them happens', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'proposed')
    const call = (side: 'client' | 'candidate', name: string, body: object) =>
      client
        .patch(`/api/v1/${side}/${name}`)
        .json({ interviewId: interview.id, ...body })
        .loginAs(side === 'client' ? applicant.client : applicant.developer)
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => [
        call('candidate', 'setInterviewSlot', { slotId: interview.times[0].id }),
        call('candidate', 'setInterviewSlot', { slotId: interview.times[1].id }),
        call('candidate', 'declineInterview', {}),
      ]).flat()
    )
    assert.deepEqual(count(responses), { 200: 1, 409: 29 })
    assert.lengthOf(await db.from('interview_events').where('interview_id', interview.id), 1)
    const held = await db.from('interview_bookings').where('interview_id', interview.id)
    assert.lengthOf(held, (await interview.refresh()).status === 'scheduled' ? 2 : 0)
  })

  test('the sweep running twice at once does its work once', async ({ assert }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'scheduled', {
      start: DateTime.now().minus({ hours: 2 }),
    })
    await Promise.all([settleInterviews(), settleInterviews(), settleInterviews()])
    assert.lengthOf(await db.from('interview_events').where('interview_id', interview.id), 1)
  })

  test('an address of a calendar that is asked for twelve times at once is one in the end', async ({
    client,
    assert,
  }) => {
    const { developer } = await givenApplicant()
    const { token } = await openSession(developer)
    const asked = await Promise.all(
      Array.from({ length: 12 }, () =>
        client.post('/api/v1/calendar-feed').bearerToken(token).json({})
      )
    )
    assert.deepEqual(count(asked), { 201: 12 })
    const read = await Promise.all(
      asked.map((one) => client.get(new URL(one.body().data.url).pathname))
    )
    assert.deepEqual(count(read), { 200: 1, 404: 11 })
  })
})

/** Applications of fresh candidates for the same job, written in bulk. */
async function manyApplicants(
  { company, job, application }: Applicant,
  count: number
): Promise<number[]> {
  const { rows } = await db.rawQuery(
    `with people as (insert into users (email, password, first_name, last_name, user_type, status, country_code) select 'race-' || n || '@example.com', 'x', 'Ravi', 'Nair', 'developer', 'active', 'IN' from generate_series(1, ?) n returning id),
     found as (insert into candidates (user_id, slug) select id, 'race-' || id from people returning id)
     insert into applications (company_id, job_id, candidate_id, status, answer_by) select ?, ?, id, 'shortlisted', now() + interval '14 days' from found returning id`,
    [count - 1, company.id, job.id]
  )
  return [application.id, ...rows.map((row: { id: number }) => row.id)]
}
