import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#api/accounts/models/user'
import Interview from '#api/interviews/models/interview'
import {
  actionsOf,
  interviewActions,
  interviewStates,
  interviewStatuses,
  moveOf,
  type InterviewAction,
  type InterviewStatus,
} from '#api/interviews/interview_flow'
import {
  booking,
  givenApplicant,
  givenInterview,
  inDays,
  type Applicant,
} from './given_interviews.js'

type Row = Awaited<ReturnType<typeof givenInterview>>
type Deed = {
  side: 'client' | 'candidate'
  actions: InterviewAction[]
  url: string
  method?: 'post'
  body: (row: Row, applicant: Applicant) => Record<string, unknown>
}

const one = [{ start: inDays(6) }]
const two = [{ start: inDays(6) }, { start: inDays(7) }]
const slotId = (row: Row) => row.times[0]?.id ?? 1

/** Every call that moves an interview, with the actions that it can stand for. */
const deeds: Deed[] = [
  {
    side: 'client',
    actions: ['schedule'],
    url: '/client/scheduleInterview',
    body: (row, applicant) => booking(applicant, { interviewId: row.id, slots: one }),
  },
  {
    side: 'client',
    actions: ['propose', 'edit', 'counter'],
    url: '/client/scheduleInterview',
    body: (row, applicant) => booking(applicant, { interviewId: row.id, slots: two }),
  },
  {
    side: 'client',
    actions: ['accept'],
    url: '/client/acceptInterview',
    body: (row) => ({ slotId: slotId(row) }),
  },
  {
    side: 'client',
    actions: ['reschedule', 'counter'],
    url: '/client/rescheduleInterview',
    body: () => ({ slots: two, reason: 'A clash' }),
  },
  { side: 'client', actions: ['decline'], url: '/client/declineInterview', body: () => ({}) },
  {
    side: 'client',
    actions: ['cancel'],
    url: '/client/cancelInterview',
    body: () => ({ reason: 'The role is filled' }),
  },
  {
    side: 'client',
    actions: ['complete'],
    url: '/client/completeInterview',
    body: () => ({ outcome: 'completed' }),
  },
  {
    side: 'client',
    actions: ['no_show'],
    url: '/client/completeInterview',
    body: () => ({ outcome: 'no_show', who: 'candidate' }),
  },
  {
    side: 'candidate',
    actions: ['propose', 'edit', 'counter'],
    url: '/candidate/interview-slots',
    method: 'post',
    body: () => ({ slots: two }),
  },
  {
    side: 'candidate',
    actions: ['accept'],
    url: '/candidate/setInterviewSlot',
    body: (row) => ({ slotId: slotId(row) }),
  },
  {
    side: 'candidate',
    actions: ['reschedule', 'counter'],
    url: '/candidate/rescheduleInterview',
    body: () => ({ slots: two }),
  },
  {
    side: 'candidate',
    actions: ['decline'],
    url: '/candidate/declineInterview',
    body: () => ({ reason: 'Not now' }),
  },
  {
    side: 'candidate',
    actions: ['cancel'],
    url: '/candidate/cancelInterview',
    body: () => ({ reason: 'I am ill' }),
  },
  {
    side: 'client',
    actions: ['settle_completed'],
    url: '/client/settleDispute',
    body: () => ({ outcome: 'completed' }),
  },
  {
    side: 'client',
    actions: ['settle_no_show'],
    url: '/client/settleDispute',
    body: () => ({ outcome: 'no_show' }),
  },
  {
    side: 'candidate',
    actions: ['dispute'],
    url: '/candidate/disputeInterview',
    body: () => ({ reason: 'I was there' }),
  },
  { side: 'candidate', actions: ['confirm'], url: '/candidate/confirmInterview', body: () => ({}) },
]

/** Where a call leads from a state, by the table; the calls that offer times stand for one action in each state. */
function target(row: Interview, { side, actions, url }: Deed): InterviewStatus | undefined {
  if (url === '/client/scheduleInterview' && row.status === 'reschedule_requested') return undefined
  if (url.endsWith('rescheduleInterview') && row.status === 'proposed') return undefined
  const action = actionsOf(row, side, DateTime.now()).find((open) => actions.includes(open))
  const move = action && moveOf(row, side, action, DateTime.now())
  return move && 'to' in move ? move.to : undefined
}

test.group('The table of interview states', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('every action that a person can take has a call', ({ assert }) => {
    const byPeople = interviewStatuses.flatMap((status) => [
      ...Object.keys(interviewStates[status].client).map((action) => `client ${action}`),
      ...Object.keys(interviewStates[status].candidate).map((action) => `candidate ${action}`),
    ])
    const called = new Set(
      deeds.flatMap(({ side, actions }) => actions.map((action) => `${side} ${action}`))
    )
    for (const deed of new Set(byPeople)) assert.isTrue(called.has(deed), deed)
    assert.includeMembers(interviewActions, ['expire', 'keep', 'finish'])
  })

  test(
    'from {status} with the {offer} offer: what the table allows leads where it says, all else answers 409'
  )
    .with(
      interviewStatuses.flatMap((status) =>
        (['client', 'candidate'] as const).map((offer) => ({ status, offer }))
      )
    )
    .run(async ({ client, assert }, { status, offer }) => {
      const applicant = await givenApplicant()
      const standing = await givenInterview(applicant, status, { requestedBy: offer })
      for (const deed of deeds) {
        const to = target(standing, deed)
        const own = to ? await givenApplicant() : applicant
        const row = to ? await givenInterview(own, status, { requestedBy: offer }) : standing
        const user: User = deed.side === 'client' ? own.client : own.developer
        const response = await client[deed.method ?? 'patch'](`/api/v1${deed.url}`)
          .json({ interviewId: String(row.id), ...deed.body(row, own) })
          .loginAs(user)
        const name = `${deed.side} ${deed.actions} from ${status}: ${JSON.stringify(response.body())}`
        assert.equal(
          response.status(),
          to
            ? deed.method === 'post' || deed.url.endsWith('/scheduleInterview')
              ? 201
              : 200
            : 409,
          name
        )
        assert.equal((await Interview.findOrFail(row.id)).status, to ?? status, name)
      }
    })

  test('the candidate moves or cancels until four hours before, the company until the start', async ({
    client,
  }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'scheduled', {
      start: DateTime.now().plus({ hours: 3, minutes: 59 }),
    })
    const cancel = { interviewId: interview.id, reason: 'I am ill' }
    ;(
      await client
        .patch('/api/v1/candidate/cancelInterview')
        .json(cancel)
        .loginAs(applicant.developer)
    ).assertStatus(409)
    ;(
      await client
        .patch('/api/v1/candidate/rescheduleInterview')
        .json({ interviewId: interview.id, slots: two })
        .loginAs(applicant.developer)
    ).assertStatus(409)
    ;(
      await client.patch('/api/v1/client/cancelInterview').json(cancel).loginAs(applicant.client)
    ).assertStatus(200)
    const begun = await givenInterview(applicant, 'scheduled', {
      start: DateTime.now().minus({ minutes: 10 }),
    })
    ;(
      await client
        .patch('/api/v1/client/cancelInterview')
        .json({ ...cancel, interviewId: begun.id })
        .loginAs(applicant.client)
    ).assertStatus(409)
  })

  test('the outcome can be told from the start on, and not before', async ({ client, assert }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'scheduled', {
      start: DateTime.now().minus({ minutes: 10 }),
    })
    const complete = (body: object) =>
      client
        .patch('/api/v1/client/completeInterview')
        .json({ interviewId: interview.id, ...body })
        .loginAs(applicant.client)
    const lacking = await complete({ outcome: 'no_show' })
    lacking.assertStatus(422)
    assert.equal(lacking.body().errors[0].field, 'who')
    const response = await complete({
      outcome: 'no_show',
      who: 'candidate',
      scorecard: { rating: 2, notes: 'Did not come' },
    })
    assert.containsSubset(response.body().data, {
      status: 'no_show',
      noShowBy: 'candidate',
      scorecard: { rating: 2 },
    })
    const seen = await client.get('/api/v1/candidate/interviews').loginAs(applicant.developer)
    assert.notProperty(seen.body().data[0], 'scorecard')
  })

  test('each side may ask for another time twice', async ({ client, assert }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'scheduled', {
      candidateReschedules: 2,
      clientReschedules: 1,
    })
    const ask = (side: string, user: User) =>
      client
        .patch(`/api/v1/${side}/rescheduleInterview`)
        .json({ interviewId: interview.id, slots: two })
        .loginAs(user)
    const refused = await ask('candidate', applicant.developer)
    refused.assertStatus(409)
    assert.match(refused.body().message, /2 times already/)
    ;(await ask('client', applicant.client)).assertStatus(200)
    assert.equal((await interview.refresh()).clientReschedules, 2)
  })

  test('a state that has run out is not acted upon, even before the sweep runs', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'proposed', {
      expiresAt: DateTime.now().minus({ minutes: 5 }),
    })
    const response = await client
      .patch('/api/v1/candidate/setInterviewSlot')
      .json({ interviewId: interview.id, slotId: interview.times[0].id })
      .loginAs(applicant.developer)
    response.assertStatus(409)
    assert.equal((await interview.refresh()).status, 'expired')
  })
})
