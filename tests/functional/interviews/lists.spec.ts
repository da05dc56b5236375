import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import Application from '#api/applications/models/application'
import Interviewer from '#api/interviews/models/interviewer'
import { givenCandidate, givenCompany, givenMember } from '#tests/givens'
import { leastStatementsOf } from '#tests/checks/statements_of'
import { givenApplicant, givenInterview, inDays, type Applicant } from './given_interviews.js'

const CLIENT = '/api/v1/client/getInterviewsData'
const CANDIDATE = '/api/v1/candidate/interviews'

async function another(applicant: Applicant): Promise<Applicant> {
  const { candidate, user: developer } = await givenCandidate()
  const application = await Application.create({
    companyId: applicant.company.id,
    jobId: applicant.job.id,
    candidateId: candidate.id,
    status: 'shortlisted',
    answerBy: DateTime.now(),
  } as Partial<Application>)
  return { ...applicant, candidate, developer, application }
}

test.group('Lists of interviews', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for the company and the candidate concerned', async ({ client, assert }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'scheduled')
    const stranger = await givenCompany()
    const { user: other } = await givenCandidate()
    const billing = await givenMember(applicant.company, 'billing')
    ;(await client.get(CLIENT)).assertStatus(401)
    ;(await client.get(CLIENT).loginAs(applicant.developer)).assertStatus(403)
    ;(await client.get(CANDIDATE).loginAs(applicant.client)).assertStatus(403)
    ;(await client.get(CLIENT).loginAs(billing.user)).assertStatus(403)
    assert.lengthOf((await client.get(CLIENT).loginAs(stranger.user)).body().data, 0)
    assert.lengthOf((await client.get(CANDIDATE).loginAs(other)).body().data, 0)
    assert.equal(
      (await client.get(CLIENT).loginAs(applicant.client)).body().data[0]._id,
      String(interview.id)
    )
    assert.equal(
      (await client.get(CANDIDATE).loginAs(applicant.developer)).body().data[0]._id,
      String(interview.id)
    )
  })

  test('bad input is answered by field: {field}')
    .with([
      { field: 'page', value: '0' },
      { field: 'limit', value: '101' },
      { field: 'status', value: 'lost' },
      { field: 'from', value: 'monday' },
      { field: 'jobId', value: '-1' },
    ])
    .run(async ({ client, assert }, { field, value }) => {
      const { client: user } = await givenApplicant()
      const response = await client
        .get(CLIENT)
        .qs({ [field]: value })
        .loginAs(user)
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
    })

  test('what comes is listed soonest first, what is over latest first, a state by itself, a week by its days', async ({
    client,
    assert,
  }) => {
    const first = await givenApplicant()
    const rows = {
      soon: await givenInterview(first, 'scheduled', { start: DateTime.fromISO(inDays(1)!) }),
      offered: await givenInterview(await another(first), 'proposed', {
        listedAt: DateTime.fromISO(inDays(2)!),
      }),
      later: await givenInterview(await another(first), 'scheduled', {
        start: DateTime.fromISO(inDays(9)!),
      }),
      over: await givenInterview(await another(first), 'awaiting_outcome'),
      done: await givenInterview(await another(first), 'completed', {
        start: DateTime.now().minus({ days: 3 }),
      }),
    }
    const names = Object.fromEntries(
      Object.entries(rows).map(([name, row]) => [String(row.id), name])
    )
    const list = async (qs: Record<string, unknown>) =>
      (await client.get(CLIENT).qs(qs).loginAs(first.client))
        .body()
        .data.map((row: any) => names[row._id])
    assert.deepEqual(await list({ status: 'upcoming' }), ['soon', 'offered', 'later'])
    assert.deepEqual(await list({ status: 'past' }), ['over', 'done'])
    assert.deepEqual(await list({ status: 'scheduled' }), ['soon', 'later'])
    assert.deepEqual(await list({ status: '' }), ['later', 'offered', 'soon', 'over', 'done'])
    assert.deepEqual(await list({ from: inDays(1, 0), to: inDays(7, 0) }), ['soon', 'offered'])
  })

  test('pages and the cursor walk the same list, in as many queries however long it is', async ({
    client,
    assert,
  }) => {
    const first = await givenApplicant()
    let applicant = first
    for (let day = 1; day <= 5; day++) {
      await givenInterview(applicant, 'scheduled', { start: DateTime.fromISO(inDays(day)!) })
      applicant = await another(first)
    }
    const get = async (qs: Record<string, unknown>) =>
      (
        await client
          .get(CLIENT)
          .qs({ status: 'upcoming', ...qs })
          .loginAs(first.client)
      ).body()
    const one = await get({ limit: 2 })
    assert.containsSubset(one.pagination, { page: 1, limit: 2, total: 5, totalPages: 3 })
    const two = await get({ limit: 2, cursor: one.pagination.nextCursor })
    assert.deepEqual(two.data, (await get({ limit: 2, page: 2 })).data)
    const three = await get({ limit: 2, cursor: two.pagination.nextCursor })
    assert.lengthOf(three.data, 1)
    assert.isNull(three.pagination.nextCursor)

    const count = (limit: number) => leastStatementsOf(() => get({ limit }))
    assert.equal(await count(1), await count(5))
  })

  test('only those who may lead an interview see what can be done with it', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'proposed', { requestedBy: 'client' })
    const { user: interviewer } = await givenMember(applicant.company, 'interviewer')
    const { user: colleague } = await givenMember(applicant.company, 'interviewer')
    const takesPart = (userId: number) =>
      Interviewer.create({
        companyId: applicant.company.id,
        interviewId: interview.id,
        userId,
      })
    await takesPart(colleague.id)
    const unseen = await client.get(CLIENT).loginAs(interviewer)
    assert.lengthOf(unseen.body().data, 0)
    await takesPart(interviewer.id)
    const actions = async (url: string, user: any) =>
      (await client.get(url).loginAs(user)).body().data[0].actions
    assert.sameMembers(await actions(CLIENT, applicant.client), ['schedule', 'edit', 'cancel'])
    assert.sameMembers(await actions(CANDIDATE, applicant.developer), [
      'accept',
      'counter',
      'decline',
    ])
    assert.deepEqual(await actions(CLIENT, interviewer), [])
  })
})
