import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import Interview from '#api/interviews/models/interview'
import Scorecard from '#api/interviews/models/scorecard'
import { givenAdmin, givenCompany, givenMember } from '#tests/givens'
import { booking, bookings, givenApplicant, givenInterview, inDays } from './given_interviews.js'

const score = (client: ApiClient, user: User, interviewId: number, body: object = {}) =>
  client
    .put('/api/v1/client/scorecard')
    .loginAs(user)
    .json({ interviewId, recommendation: 'yes', rating: 4, notes: 'Clear', ...body })
const seen = async (client: ApiClient, user: User) =>
  (await client.get('/api/v1/client/getInterviewsData').loginAs(user)).body().data[0]
const dispute = (client: ApiClient, user: User, interviewId: number) =>
  client
    .patch('/api/v1/candidate/disputeInterview')
    .loginAs(user)
    .json({ interviewId, reason: 'I waited in the call' })
const settle = (client: ApiClient, user: User, interviewId: number, outcome: string) =>
  client.patch('/api/v1/client/settleDispute').loginAs(user).json({ interviewId, outcome })

test.group('Scorecards', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for members who see the interview, and never for the candidate', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'completed')
    const { user: stranger } = await givenCompany()
    const { user: outside } = await givenMember(applicant.company, 'interviewer')
    const { user: billing } = await givenMember(applicant.company, 'billing')
    ;(await score(client, stranger, interview.id)).assertStatus(404)
    ;(await score(client, outside, interview.id)).assertStatus(404)
    ;(await score(client, applicant.developer, interview.id)).assertStatus(403)
    assert.notEqual((await score(client, billing, interview.id)).status(), 200)
    await score(client, applicant.client, interview.id)
    const theirs = await client.get('/api/v1/candidate/interviews').loginAs(applicant.developer)
    assert.notMatch(JSON.stringify(theirs.body()), /scorecard|recommendation/)
  })

  test('bad input is named', async ({ client, assert }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'completed')
    for (const [field, value] of [
      ['recommendation', 'perhaps'],
      ['rating', 6],
      ['notes', 'x'.repeat(4001)],
    ] as const) {
      const answer = await score(client, applicant.client, interview.id, { [field]: value })
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, field)
    }
  })

  test('are blind until one’s own is in, and one’s own can be changed', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'awaiting_outcome')
    const { user: recruiter } = await givenMember(applicant.company, 'recruiter')
    ;(await score(client, recruiter, interview.id, { notes: 'Very strong' })).assertStatus(200)
    const blind = await seen(client, applicant.client)
    assert.containsSubset(blind, { scorecardCount: 1, scorecard: null, scorecards: [] })
    assert.notInclude(JSON.stringify(blind), 'Very strong')

    await score(client, applicant.client, interview.id, { recommendation: 'no' })
    const open = await seen(client, applicant.client)
    assert.equal(open.scorecard.recommendation, 'no')
    assert.deepEqual(
      open.scorecards.map(({ by, notes }: any) => [by, notes]),
      [
        [recruiter.fullName, 'Very strong'],
        [applicant.client.fullName, 'Clear'],
      ]
    )
    await score(client, applicant.client, interview.id, { recommendation: 'strong_yes' })
    assert.lengthOf(await Scorecard.query().where('interview_id', interview.id), 2)
    assert.equal((await seen(client, applicant.client)).scorecard.recommendation, 'strong_yes')
  })

  test('come after the beginning, of interviews that took place', async ({ client }) => {
    const ahead = await givenApplicant()
    ;(
      await score(client, ahead.client, (await givenInterview(ahead, 'scheduled')).id)
    ).assertStatus(409)
    const missed = await givenApplicant()
    ;(
      await score(client, missed.client, (await givenInterview(missed, 'no_show')).id)
    ).assertStatus(409)
  })
})

test.group('Interviewers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('and the link stay when the candidate is asked for times', async ({ client, assert }) => {
    const applicant = await givenApplicant()
    const { user: first } = await givenMember(applicant.company, 'interviewer')
    const { user: stranger } = await givenCompany()
    const ask = (over: Record<string, unknown>) =>
      client
        .patch('/api/v1/client/requestInterview')
        .loginAs(applicant.client)
        .json({ appliedId: applicant.application.id, ...over })
    const wrong = await ask({ interviewerIds: [stranger.id] })
    wrong.assertStatus(422)
    assert.equal(wrong.body().errors[0].field, 'interviewerIds')
    const byPhone = await ask({ type: 'phone', meetingUrl: 'https://meet.example/now' })
    byPhone.assertStatus(422)
    assert.equal(byPhone.body().errors[0].field, 'meetingUrl')

    const asked = await ask({
      interviewerIds: [first.id],
      meetingUrl: 'https://meet.example/room',
    })
    asked.assertStatus(201)
    const { _id: interviewId } = asked.body().data
    const offered = await client
      .post('/api/v1/candidate/interview-slots')
      .loginAs(applicant.developer)
      .json({ interviewId, slots: [{ start: inDays(4) }, { start: inDays(5) }] })
    offered.assertStatus(201)
    const [kept] = await Interview.query().where('id', interviewId).preload('interviewers')
    assert.equal(kept.meetingUrl, 'https://meet.example/room')
    assert.deepEqual(
      kept.interviewers.map(({ userId }) => userId),
      [first.id]
    )
  })

  test('are active members of the company, and their time is held', async ({ client, assert }) => {
    const applicant = await givenApplicant()
    const { user: first } = await givenMember(applicant.company, 'interviewer')
    const { user: second } = await givenMember(applicant.company, 'interviewer')
    const { user: stranger } = await givenCompany()
    const schedule = (over: Record<string, unknown>) =>
      client
        .patch('/api/v1/client/scheduleInterview')
        .loginAs(applicant.client)
        .json(booking(applicant, over))
    const wrong = await schedule({ interviewerIds: [stranger.id] })
    wrong.assertStatus(422)
    assert.equal(wrong.body().errors[0].field, 'interviewerIds')

    const set = await schedule({ interviewerIds: [first.id, second.id] })
    set.assertStatus(201)
    const id = Number(set.body().data._id)
    assert.deepEqual(
      (await bookings(id)).map((row: any) => row.user_id),
      [applicant.developer.id, first.id, second.id].sort((a, b) => a - b)
    )
    assert.lengthOf(set.body().data.interviewers, 2)
    const told = await db
      .from('notifications')
      .where('kind', 'interview.schedule')
      .whereIn('user_id', [first.id, second.id])
    assert.lengthOf(told, 2)
    assert.equal((await seen(client, first))._id, String(id))
    const open = (user: User) =>
      client.get(`/api/v1/client/application/${applicant.application.id}`).loginAs(user)
    const { user: outside } = await givenMember(applicant.company, 'interviewer')
    ;(await open(first)).assertStatus(200)
    ;(await open(outside)).assertStatus(403)
    // the colleague who takes part may not be booked twice
    const other = await givenApplicant()
    await db
      .from('applications')
      .where('id', other.application.id)
      .update({ company_id: applicant.company.id, job_id: applicant.job.id })
    const clash = await client
      .patch('/api/v1/client/scheduleInterview')
      .loginAs(applicant.client)
      .json(booking(other, { interviewerIds: [second.id] }))
    clash.assertStatus(409)
    assert.deepEqual(clash.body().busy, ['client'])
  })

  test('are changed later; who is busy then is refused, and nothing changes', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const start = DateTime.fromISO(inDays(5)!)
    const interview = await givenInterview(applicant, 'scheduled', { start })
    const { user: colleague } = await givenMember(applicant.company, 'recruiter')
    const name = (interviewerIds: number[]) =>
      client
        .patch('/api/v1/client/interviewers')
        .loginAs(applicant.client)
        .json({ interviewId: interview.id, interviewerIds })
    ;(await name([colleague.id])).assertStatus(200)
    assert.sameMembers(
      (await bookings(interview.id)).map((row: any) => row.user_id),
      [applicant.developer.id, colleague.id]
    )
    const busy = await client
      .get('/api/v1/client/interview-busy')
      .loginAs(applicant.client)
      .qs({ from: inDays(4), to: inDays(6) })
    assert.deepEqual(
      busy.body().data.map(({ userId }: any) => Number(userId)),
      [colleague.id]
    )
    const { user: taken } = await givenMember(applicant.company, 'recruiter')
    await db.rawQuery(
      'insert into interview_bookings (company_id, interview_id, user_id, during) values (?, ?, ?, tstzrange(?, ?))',
      [
        applicant.company.id,
        interview.id,
        taken.id,
        start.minus({ minutes: 10 }).toISO()!,
        start.plus({ minutes: 5 }).toISO()!,
      ]
    )
    await db
      .from('interview_bookings')
      .where('user_id', taken.id)
      .update({
        interview_id: (
          await givenInterview(
            { ...(await givenApplicant()), company: applicant.company },
            'completed'
          )
        ).id,
      })
    ;(await name([taken.id])).assertStatus(409)
    assert.sameMembers(
      (await bookings(interview.id)).map((row: any) => row.user_id),
      [applicant.developer.id, colleague.id]
    )
    const over = await givenApplicant()
    const ended = await givenInterview(over, 'completed')
    ;(
      await client
        .patch('/api/v1/client/interviewers')
        .loginAs(over.client)
        .json({ interviewId: ended.id, interviewerIds: [] })
    ).assertStatus(409)
  })
})

test.group('A disputed no-show', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is said by the candidate within 72 hours, once, and settled by the company', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'no_show', { noShowBy: 'candidate' })
    ;(await settle(client, applicant.client, interview.id, 'completed')).assertStatus(409)
    const said = await dispute(client, applicant.developer, interview.id)
    said.assertStatus(200)
    assert.equal(said.body().data.noShowBy, 'candidate')
    const bell = await db
      .from('notifications')
      .where({ user_id: applicant.client.id, kind: 'interview.dispute' })
      .firstOrFail()
    assert.include(bell.message, 'went differently')
    ;(await dispute(client, applicant.developer, interview.id)).assertStatus(409)
    assert.includeMembers((await seen(client, applicant.client)).actions, [
      'settle_completed',
      'settle_no_show',
    ])
    const settled = await settle(client, applicant.client, interview.id, 'completed')
    settled.assertStatus(200)
    assert.containsSubset(settled.body().data, { status: 'completed', noShowBy: null })
    ;(await settle(client, applicant.client, interview.id, 'no_show')).assertStatus(409)
  })

  test('says that the company was missing where it said nothing; after 72 hours it is too late', async ({
    client,
    assert,
  }) => {
    const waiting = await givenApplicant()
    const open = await givenInterview(waiting, 'awaiting_outcome')
    const said = await dispute(client, waiting.developer, open.id)
    assert.containsSubset(said.body().data, { status: 'no_show', noShowBy: 'client' })
    const late = await givenApplicant()
    const old = await givenInterview(late, 'no_show', {
      noShowBy: 'candidate',
      start: DateTime.now().minus({ hours: 73 }),
    })
    ;(await dispute(client, late.developer, old.id)).assertStatus(409)
  })

  test('is settled by an administrator where the two sides do not agree', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'no_show', { noShowBy: 'candidate' })
    const admin = await givenAdmin('moderator')
    const act = () =>
      client
        .put(`/api/v1/admin/interviews/${interview.id}/settle`)
        .loginAs(admin)
        .json({ outcome: 'completed' })
    ;(await act()).assertStatus(409)
    await dispute(client, applicant.developer, interview.id)
    ;(await act()).assertStatus(200)
    assert.equal((await Interview.findOrFail(interview.id)).status, 'completed')
    const told = await db.from('notifications').where('kind', 'interview.dispute')
    assert.includeMembers(
      told.map(({ user_id }: any) => user_id),
      [applicant.developer.id, applicant.client.id]
    )
  })
})

test.group('A calendar by a secret address', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows one’s own interviews, until the address is renewed or ended', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'scheduled', { sequence: 3 } as never)
    const { user: colleague } = await givenMember(applicant.company, 'recruiter')
    const open = (user: User) => client.post('/api/v1/calendar-feed').loginAs(user)
    const read = (url: string) => client.get(new URL(url).pathname)
    ;(await client.post('/api/v1/calendar-feed')).assertStatus(401)
    for (const user of [applicant.client, applicant.developer]) {
      const { url } = (await open(user)).body().data
      assert.match(url, /\/calendar\/[\w-]{43}\.ics$/)
      const kept = await db.from('calendar_feeds').where('user_id', user.id).firstOrFail()
      assert.notInclude(url, kept.token_hash)
      const file = await read(url)
      file.assertStatus(200)
      assert.match(file.header('content-type')!, /^text\/calendar/)
      assert.include(file.text(), `UID:${interview.uid}@interviews.candor`)
      assert.include(file.text(), 'SEQUENCE:3')
      assert.include(file.text(), 'METHOD:PUBLISH')
    }
    const none = (await open(colleague)).body().data.url
    assert.notInclude((await read(none)).text(), 'BEGIN:VEVENT')
    ;(await client.get('/calendar/never.ics')).assertStatus(404)

    const renewed = (await open(colleague)).body().data.url
    ;(await read(none)).assertStatus(404)
    ;(await read(renewed)).assertStatus(200)
    const feed = await client.get('/api/v1/calendar-feed').loginAs(colleague)
    assert.isString(feed.body().data.feed.lastReadAt)
    await client.delete('/api/v1/calendar-feed').loginAs(colleague)
    ;(await read(renewed)).assertStatus(404)
    const again = (await open(colleague)).body().data.url
    await colleague.merge({ status: 'deactivated' } as never).save()
    ;(await read(again)).assertStatus(404)
  })
})
