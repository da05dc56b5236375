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
const QUARTER = 15 * MINUTE

/** The states of the demo's interviews, taken in turns. */
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
/** Of the demo candidate: one that is set, then times to choose from. */
const hers: State[] = ['scheduled', 'proposed']

const tables = [
  'interviewers',
  'scorecards',
  'interview_slots',
  'interview_bookings',
  'interview_events',
] as const
type Table = (typeof tables)[number]

const isHers = ({ person }: Application) => person.email === 'developer@example.com'

/** Past and coming interviews in every state, with the times that are held. */
export async function makeInterviews(world: World, applications: Application[], clientId: number) {
  const interviews = arrange(world, applications, clientId)
  const ids = await insert(
    world.trx,
    'interviews',
    interviews.map((interview) => interviewRow(world, interview))
  )
  const rows = interviews.map((interview, index) => rowsOf(world, interview, ids[index]))
  for (const table of tables)
    await insert(
      world.trx,
      table,
      rows.flatMap((each) => each[table])
    )
}

/** Finds the first free hour of a working day from then on, for both people, and holds it for them. */
function openCalendar() {
  const held = new Set<string>()
  return (from: number, people: number[]) => {
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
}

/** Who is interviewed, in which state and when. */
function arrange({ dice, now }: World, applications: Application[], clientId: number) {
  const interviews: Interview[] = []
  const free = openCalendar()
  let ofHers = 0
  let open = 0
  let past = 0
  let today = 1

  // the demo client's and the demo candidate's first, so that every state is seen there
  const ordered = [...applications].sort(
    (a, b) =>
      Number(b.opening.company.id === clientId) - Number(a.opening.company.id === clientId) ||
      Number(isHers(b)) - Number(isHers(a))
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
    const both = [organiser, person.userId]
    const add = (
      state: State,
      {
        round = 1,
        ...times
      }: { round?: number } & Partial<Pick<Interview, 'start' | 'offered' | 'created'>>
    ) =>
      interviews.push({
        application,
        state,
        round,
        organiser,
        start: null,
        offered: [],
        created: met.at,
        ...times,
        duration: dice.pick(durations.filter((minutes) => minutes >= 30 && minutes <= 60)),
      })

    if (status !== 'interview') {
      const state = ['offer', 'hired'].includes(status)
        ? 'completed'
        : pastStates[past++ % pastStates.length]
      const start = free(Math.min(met.at + DAY, now - 5 * DAY), both)
      add(state, ['declined', 'expired'].includes(state) ? { offered: [start] } : { start })
      continue
    }
    const state = isHers(application)
      ? hers[ofHers++ % hers.length]
      : openStates[open++ % openStates.length]
    const again = dice.chance(0.3) && met.at < now - 6 * DAY
    if (again) add('completed', { start: free(met.at + DAY, both) })
    const round = again ? 2 : 1
    const soon = now + dice.int(1, 7) * DAY
    const created = Math.max(met.at, now - 30 * HOUR)
    const isToday =
      state === 'scheduled' &&
      opening.company.id === clientId &&
      !isHers(application) &&
      today-- > 0
    if (state === 'requested') add(state, { round, created })
    else if (state === 'proposed')
      add(state, {
        round,
        offered: [soon, soon + DAY, soon + 2 * DAY].map((from) => free(from, both)),
        created,
      })
    else if (state === 'awaiting_outcome')
      add(state, { round, start: Math.floor((now - 3 * HOUR) / QUARTER) * QUARTER })
    else if (state === 'reschedule_requested')
      add(state, {
        round,
        start: free(soon + DAY, both),
        offered: [soon + 3 * DAY, soon + 4 * DAY].map((from) => free(from, both)),
        created,
      })
    else if (isToday)
      add(state, { round, start: Math.ceil((now + HOUR) / QUARTER) * QUARTER, created })
    else
      add(state, { round, start: free(isHers(application) ? now + 2 * DAY : soon, both), created })
  }
  return interviews
}

/** What hangs on an interview, by its table. */
function rowsOf({ dice, now }: World, interview: Interview, id: number): Record<Table, Row[]> {
  const { application, state, organiser, start, offered, created, duration } = interview
  const owner = { company_id: application.opening.company.id, interview_id: id }
  const second = memberOf(application.opening.company, 'recruiter', 'owner').userId
  const authors = state === 'completed' ? [...new Set([organiser, second])] : []
  const slot = (from: number, status: string, proposedBy = 'client') => ({
    ...owner,
    starts_at: iso(from),
    ends_at: iso(from + duration * MINUTE),
    proposed_by: proposedBy,
    status,
    created_at: iso(created),
  })
  const isHeld = state === 'scheduled' || state === 'reschedule_requested'
  return {
    interviewers: authors.map((author) => ({
      ...owner,
      user_id: author,
      created_at: iso(created),
    })),
    scorecards: authors.flatMap((author) =>
      author === organiser || dice.chance(0.7)
        ? [
            {
              ...owner,
              author_id: author,
              ...scorecardOf(dice),
              created_at: iso(start! + DAY),
              updated_at: iso(start! + DAY),
            },
          ]
        : []
    ),
    interview_slots: [
      ...(start ? [slot(start, 'chosen')] : []),
      ...offered.map((time) =>
        slot(
          time,
          ['declined', 'expired'].includes(state) ? 'withdrawn' : 'open',
          state === 'reschedule_requested' ? 'candidate' : 'client'
        )
      ),
    ],
    interview_bookings: (isHeld ? [organiser, application.person.userId] : []).map((person) => ({
      ...owner,
      user_id: person,
      during: `[${iso(start!)},${iso(start! + duration * MINUTE)})`,
      created_at: iso(created),
    })),
    interview_events: stepsOf(interview, now).map(([at, action, from, to, actor]) => ({
      ...owner,
      actor_id: actor,
      action,
      from_status: from,
      to_status: to,
      created_at: iso(at),
    })),
  }
}

type Step = [at: number, action: string, from: State | null, to: State, actor: number | null]

/** How it began, and the move that led to its state. */
function stepsOf(
  { application, state, organiser, start, created }: Interview,
  now: number
): Step[] {
  const { userId } = application.person
  const then = Math.min(now - MINUTE, (start ?? created + DAY) + HOUR)
  const first: Step = start
    ? [created, 'schedule', null, 'scheduled', organiser]
    : state === 'requested'
      ? [created, 'request', null, 'requested', organiser]
      : [created, 'propose', null, 'proposed', organiser]
  const last: Partial<Record<State, Step>> = {
    reschedule_requested: [created + HOUR, 'reschedule', 'scheduled', state, userId],
    completed: [then, 'complete', 'awaiting_outcome', state, organiser],
    no_show: [then, 'no_show', 'awaiting_outcome', state, organiser],
    awaiting_outcome: [then, 'finish', 'scheduled', state, null],
    cancelled: [created + HOUR, 'cancel', 'scheduled', state, organiser],
    declined: [created + HOUR, 'decline', 'proposed', state, userId],
    expired: [then, 'expire', 'proposed', state, null],
  }
  return last[state] ? [first, last[state]] : [first]
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
