import { insert, type Row } from '#database/seeders/demo/insert'
import type { Application } from '#database/seeders/demo/applications/make_applications'
import { memberOf } from '#database/seeders/demo/companies/make_companies'
import { markets } from '#database/seeders/demo/places'
import { DAY, HOUR } from '#database/seeders/demo/random'
import { iso, type World } from '#database/seeders/demo/world'
import {
  durations,
  FALL_BACK_HOURS,
  interviewTypeValues,
  LEAST_HOURS_BEFORE,
  recommendationValues,
  REQUEST_HOURS,
  type InterviewType,
} from '#api/interviews/interview_facts'

/** In percent. */
const typeShares: Record<InterviewType, number> = { video: 75, phone: 15, on_site: 10 }

type State =
  | 'requested'
  | 'proposed'
  | 'scheduled'
  | 'reschedule_requested'
  | 'awaiting_outcome'
  | 'completed'
  | 'no_show'
  | 'cancelled'
  | 'declined'
  | 'expired'
type Interview = {
  application: Application
  state: State
  round: number
  organiser: number
  start: number | null
  offered: number[]
  created: number
  duration: number
}

const MINUTE = 60_000

/** Past and coming interviews in every state, with the times that are held. */
export async function makeInterviews(world: World, applications: Application[], clientId: number) {
  const { trx, dice, now } = world
  const held = new Set<string>()
  const interviews: Interview[] = []
  const openStates: State[] = [
    'scheduled',
    'proposed',
    'reschedule_requested',
    'awaiting_outcome',
    'requested',
    'scheduled',
  ]
  const pastStates: State[] = [
    'completed',
    'no_show',
    'cancelled',
    'declined',
    'expired',
    'completed',
    'completed',
  ]
  // one that is set, then times to choose from
  const hers: State[] = ['scheduled', 'proposed']
  let ofHers = 0
  let open = 0
  let past = 0
  let today = 1

  /** The first free hour of a working day from then on, for both people. */
  const free = (from: number, ...people: number[]) => {
    for (let time = Math.ceil(from / HOUR) * HOUR; ; time += HOUR) {
      const at = new Date(time)
      const keys = people.map((person) => `${person} ${time}`)
      if (
        at.getUTCDay() % 6 === 0 ||
        at.getUTCHours() < 5 ||
        at.getUTCHours() > 11 ||
        keys.some((key) => held.has(key))
      )
        continue
      for (const key of keys) held.add(key)
      return time
    }
  }

  // the demo client's and the demo candidate's first, so that every state is seen there
  const ordered = [...applications].sort(
    (a, b) =>
      Number(b.opening.company.id === clientId) - Number(a.opening.company.id === clientId) ||
      Number(b.person.email === 'developer@example.com') -
        Number(a.person.email === 'developer@example.com')
  )
  for (const application of ordered) {
    const met = application.steps.find((step) => step.status === 'interview')
    if (!met) continue
    const { person, opening, status } = application
    const organiser = memberOf(
      opening.company,
      'interviewer',
      'hiring_manager',
      'recruiter',
      'owner'
    ).userId
    const add = (
      state: State,
      round: number,
      start: number | null,
      offered: number[] = [],
      created = met.at
    ) =>
      interviews.push({
        application,
        state,
        round,
        organiser,
        start,
        offered,
        created,
        duration: dice.pick(durations.filter((minutes) => minutes >= 30 && minutes <= 60)),
      })

    if (status !== 'interview') {
      const state = ['offer', 'hired'].includes(status)
        ? 'completed'
        : pastStates[past++ % pastStates.length]
      const start = free(Math.min(met.at + DAY, now - 5 * DAY), organiser, person.userId)
      if (['declined', 'expired'].includes(state)) add(state, 1, null, [start])
      else add(state, 1, start)
      continue
    }
    const state =
      person.email === 'developer@example.com'
        ? hers[ofHers++ % hers.length]
        : openStates[open++ % openStates.length]
    if (dice.chance(0.3) && met.at < now - 6 * DAY)
      add('completed', 1, free(met.at + DAY, organiser, person.userId))
    const round = interviews.at(-1)?.application === application ? 2 : 1
    const soon = now + dice.int(1, 7) * DAY
    const recent = Math.max(met.at, now - 30 * HOUR)
    if (state === 'requested') add(state, round, null, [], recent)
    else if (state === 'proposed')
      add(
        state,
        round,
        null,
        [
          free(soon, organiser, person.userId),
          free(soon + DAY, organiser, person.userId),
          free(soon + 2 * DAY, organiser, person.userId),
        ],
        recent
      )
    else if (state === 'awaiting_outcome')
      add(state, round, Math.floor((now - 3 * HOUR) / (15 * MINUTE)) * 15 * MINUTE, [], met.at)
    else if (
      state === 'scheduled' &&
      opening.company.id === clientId &&
      person.email !== 'developer@example.com' &&
      today-- > 0
    )
      add(state, round, Math.ceil((now + HOUR) / (15 * MINUTE)) * 15 * MINUTE, [], recent)
    else if (state === 'reschedule_requested')
      add(
        state,
        round,
        free(soon + DAY, organiser, person.userId),
        [
          free(soon + 3 * DAY, organiser, person.userId),
          free(soon + 4 * DAY, organiser, person.userId),
        ],
        recent
      )
    else
      add(
        state,
        round,
        free(
          person.email === 'developer@example.com' ? now + 2 * DAY : soon,
          organiser,
          person.userId
        ),
        [],
        recent
      )
  }

  const ids = await insert(
    trx,
    'interviews',
    interviews.map((interview) => interviewRow(world, interview))
  )
  const slots: Row[] = []
  const bookings: Row[] = []
  const events: Row[] = []
  const interviewers: Row[] = []
  const scorecards: Row[] = []
  for (const [
    index,
    { application, state, organiser, start, offered, created, duration },
  ] of interviews.entries()) {
    const owner = { company_id: application.opening.company.id, interview_id: ids[index] }
    const slot = (from: number, status: string, proposed_by = 'client') =>
      slots.push({
        ...owner,
        starts_at: iso(from),
        ends_at: iso(from + duration * MINUTE),
        proposed_by,
        status,
        created_at: iso(created),
      })
    const second = memberOf(application.opening.company, 'recruiter', 'owner').userId
    if (state === 'completed') {
      for (const author of new Set([organiser, second])) {
        interviewers.push({ ...owner, user_id: author, created_at: iso(created) })
        if (author === organiser || dice.chance(0.7))
          scorecards.push({
            ...owner,
            author_id: author,
            ...scorecardOf(dice),
            created_at: iso(start! + DAY),
            updated_at: iso(start! + DAY),
          })
      }
    }
    if (start) slot(start, 'chosen')
    for (const time of offered)
      slot(
        time,
        ['declined', 'expired'].includes(state) ? 'withdrawn' : 'open',
        state === 'reschedule_requested' ? 'candidate' : 'client'
      )
    if (state === 'scheduled' || state === 'reschedule_requested') {
      for (const person of [organiser, application.person.userId])
        bookings.push({
          ...owner,
          user_id: person,
          during: `[${iso(start!)},${iso(start! + duration * MINUTE)})`,
          created_at: iso(created),
        })
    }
    const event = (
      at: number,
      action: string,
      from: string | null,
      to: string,
      actor: number | null
    ) =>
      events.push({
        ...owner,
        actor_id: actor,
        action,
        from_status: from,
        to_status: to,
        created_at: iso(at),
      })
    const { userId } = application.person
    event(
      created,
      start ? 'schedule' : state === 'requested' ? 'request' : 'propose',
      null,
      start ? 'scheduled' : state === 'requested' ? 'requested' : 'proposed',
      organiser
    )
    const then = Math.min(now - MINUTE, (start ?? created + DAY) + HOUR)
    if (state === 'reschedule_requested')
      event(created + HOUR, 'reschedule', 'scheduled', state, userId)
    if (state === 'completed' || state === 'no_show')
      event(
        then,
        state === 'completed' ? 'complete' : 'no_show',
        'awaiting_outcome',
        state,
        organiser
      )
    if (state === 'awaiting_outcome') event(then, 'finish', 'scheduled', state, null)
    if (state === 'cancelled') event(created + HOUR, 'cancel', 'scheduled', state, organiser)
    if (state === 'declined') event(created + HOUR, 'decline', 'proposed', state, userId)
    if (state === 'expired') event(then, 'expire', 'proposed', state, null)
  }
  await insert(trx, 'interviewers', interviewers)
  await insert(trx, 'scorecards', scorecards)
  await insert(trx, 'interview_slots', slots)
  await insert(trx, 'interview_bookings', bookings)
  await insert(trx, 'interview_events', events)
}

const scorecardOf = (dice: World['dice']) => ({
  rating: dice.int(2, 5),
  recommendation: dice.pick(recommendationValues.filter((value) => value !== 'strong_no')),
  notes: dice.pick([
    'Explains trade-offs clearly and asks good questions.',
    'Solid practice; thin on testing.',
    'Very pleasant talk. Would work well with the team.',
    'Took the exercise apart calmly; named the risk that we had not seen.',
  ]),
})

function interviewRow(
  { dice, now }: World,
  { application, state, round, organiser, start, offered, created, duration }: Interview
): Row {
  const { person, opening } = application
  const type = dice.weighted(interviewTypeValues, (each) => typeShares[each])
  const runsOut =
    {
      requested: created + REQUEST_HOURS * HOUR,
      proposed: offered[0] - LEAST_HOURS_BEFORE * HOUR,
      reschedule_requested: start! - FALL_BACK_HOURS * HOUR,
    }[state as string] ?? null
  // as nextDue() of the interviews says
  const due =
    runsOut ??
    {
      awaiting_outcome: start! + duration * MINUTE + DAY,
      scheduled: start! - (start! - DAY < now ? HOUR : DAY),
    }[state as string]
  return {
    company_id: opening.company.id,
    application_id: application.id,
    job_id: opening.id,
    candidate_id: person.candidateId,
    organiser_id: organiser,
    requested_by: state === 'reschedule_requested' ? 'candidate' : 'client',
    sequence: state === 'scheduled' ? 0 : 1,
    status: state,
    round,
    type,
    duration,
    starts_at: start && iso(start),
    ends_at: start && iso(start + duration * MINUTE),
    client_time_zone: markets[opening.company.country].zone,
    candidate_time_zone: person.zone,
    meeting_url:
      type === 'video'
        ? `https://meet.example/${opening.company.slug}-${application.id}-${round}`
        : null,
    location: type === 'on_site' ? `${opening.company.name}, ${opening.company.city}` : null,
    message:
      'We would like to hear about a piece of work of yours, from the first question to what became of it.',
    reason:
      {
        cancelled: 'The position was put on hold for a month.',
        declined: 'I have accepted another offer. Thank you for the invitation.',
        reschedule_requested: 'A family matter came up at that hour.',
      }[state as string] ?? null,
    ended_by:
      {
        cancelled: 'client',
        declined: 'candidate',
        expired: 'system',
        completed: 'client',
        no_show: 'client',
      }[state as string] ?? null,
    no_show_by: state === 'no_show' ? 'candidate' : null,
    // one of those who were missing says that the link was dead
    disputed_at:
      state === 'no_show' && opening.company.id % 2 === 1 ? iso(start! + 20 * HOUR) : null,
    dispute_reason:
      state === 'no_show' && opening.company.id % 2 === 1
        ? 'I waited in the call for twenty minutes; the link opened an empty room.'
        : null,
    candidate_reschedules: state === 'reschedule_requested' ? 1 : 0,
    expires_at: runsOut && iso(runsOut),
    listed_at: iso(start ?? offered[0] ?? created + REQUEST_HOURS * HOUR),
    reminded_day_at: state === 'scheduled' && start! - DAY < now ? iso(now) : null,
    due_at: due ? iso(due) : null,
    created_at: iso(created),
    updated_at: iso(Math.min(now, Math.max(created, start ?? created))),
  }
}
