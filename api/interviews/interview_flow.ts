import type { DateTime } from 'luxon'
import type { Side as FlowSide, State } from '#api/flow/flow'
import { sentence, type Sentence } from '#api/languages/sentence'
import {
  DISPUTE_HOURS,
  FALL_BACK_HOURS,
  interviewLimits,
  LEAST_HOURS_BEFORE,
  OUTCOME_HOURS,
  REQUEST_HOURS,
} from '#api/interviews/interview_facts'
import type { EitherSide } from '#api/accounts/account_facts'

export type Side = 'client' | 'candidate' | 'system'

/** Who acts, and for which side; scheduled commands and other modules act as the system. */
export type By = { side: Side; userId: number | null }

export type Person = By & { side: EitherSide }

export const bySystem: By = { side: 'system', userId: null }

type Move = {
  to: string
  /** Only for, or only against, the side whose request or offer is open. */
  offer?: 'own' | 'other'
  /** Open until so many hours before the start. */
  until?: number
  /** Open only once the interview has begun. */
  begun?: true
  /** How often a side may do it in one interview. */
  limit?: number
  /** Open so many hours after the end. */
  within?: number
  /** Only while the candidate's dispute is open, or only where there was none. */
  dispute?: 'open' | 'none'
}

/**
 * Every move an interview can make, by state and side. The guard, the `actions` on the wire,
 * the sweep, the docs page and the tests read this table.
 */
export const interviewStates = {
  /** Before there is a row: how a round begins. */
  new: {
    client: {
      request: { to: 'requested' },
      propose: { to: 'proposed' },
      schedule: { to: 'scheduled' },
    },
    candidate: { request: { to: 'requested' } },
    system: {},
  },
  requested: {
    client: {
      schedule: { to: 'scheduled' },
      propose: { to: 'proposed' },
      decline: { to: 'declined', offer: 'other' },
      cancel: { to: 'cancelled' },
    },
    candidate: { propose: { to: 'proposed' }, decline: { to: 'declined' } },
    system: { expire: { to: 'expired' }, cancel: { to: 'cancelled' } },
  },
  proposed: {
    client: {
      schedule: { to: 'scheduled' },
      edit: { to: 'proposed', offer: 'own' },
      accept: { to: 'scheduled', offer: 'other' },
      counter: { to: 'proposed', offer: 'other' },
      decline: { to: 'declined', offer: 'other' },
      cancel: { to: 'cancelled' },
    },
    candidate: {
      edit: { to: 'proposed', offer: 'own' },
      accept: { to: 'scheduled', offer: 'other' },
      counter: { to: 'proposed', offer: 'other' },
      decline: { to: 'declined' },
    },
    system: { expire: { to: 'expired' }, cancel: { to: 'cancelled' } },
  },
  scheduled: {
    client: {
      reschedule: { to: 'reschedule_requested', until: 0, limit: interviewLimits.reschedules.max },
      cancel: { to: 'cancelled', until: 0 },
      complete: { to: 'completed', begun: true },
      no_show: { to: 'no_show', begun: true },
    },
    candidate: {
      reschedule: {
        to: 'reschedule_requested',
        until: LEAST_HOURS_BEFORE,
        limit: interviewLimits.reschedules.max,
      },
      cancel: { to: 'cancelled', until: LEAST_HOURS_BEFORE },
    },
    system: { finish: { to: 'awaiting_outcome' }, cancel: { to: 'cancelled', until: 0 } },
  },
  reschedule_requested: {
    client: {
      accept: { to: 'scheduled', offer: 'other' },
      counter: { to: 'reschedule_requested', offer: 'other' },
      cancel: { to: 'cancelled', until: 0 },
    },
    candidate: {
      accept: { to: 'scheduled', offer: 'other' },
      counter: { to: 'reschedule_requested', offer: 'other' },
      cancel: { to: 'cancelled', until: LEAST_HOURS_BEFORE },
    },
    system: { keep: { to: 'scheduled' }, cancel: { to: 'cancelled', until: 0 } },
  },
  awaiting_outcome: {
    client: { complete: { to: 'completed' }, no_show: { to: 'no_show' } },
    candidate: {
      confirm: { to: 'completed' },
      dispute: { to: 'no_show', within: DISPUTE_HOURS, dispute: 'none' },
    },
    system: { complete: { to: 'completed' } },
  },
  completed: { client: {}, candidate: {}, system: {} },
  no_show: {
    client: {
      settle_completed: { to: 'completed', dispute: 'open' },
      settle_no_show: { to: 'no_show', dispute: 'open' },
    },
    candidate: { dispute: { to: 'no_show', within: DISPUTE_HOURS, dispute: 'none' } },
    system: {
      settle_completed: { to: 'completed', dispute: 'open' },
      settle_no_show: { to: 'no_show', dispute: 'open' },
    },
  },
  cancelled: { client: {}, candidate: {}, system: {} },
  declined: { client: {}, candidate: {}, system: {} },
  expired: { client: {}, candidate: {}, system: {} },
} as const satisfies Record<string, Record<Side, Record<string, Move>>>

type Table = typeof interviewStates
export type InterviewStatus = Exclude<keyof Table, 'new'>
type KeysOf<T> = T extends T ? keyof T : never
export type InterviewAction = Extract<KeysOf<Table[keyof Table][Side]>, string>

export const interviewStatuses = Object.keys(interviewStates).filter(
  (status) => status !== 'new'
) as InterviewStatus[]
/** While one of these lasts, the application can have no other interview. */
export const openStatuses: InterviewStatus[] = [
  'requested',
  'proposed',
  'scheduled',
  'reschedule_requested',
  'awaiting_outcome',
]
/** In these it has a time that is in people's calendars. */
export const heldStatuses: InterviewStatus[] = [
  'scheduled',
  'reschedule_requested',
  'awaiting_outcome',
  'completed',
  'no_show',
]
/** What `status=upcoming` lists. */
export const upcomingStatuses: InterviewStatus[] = [
  'requested',
  'proposed',
  'scheduled',
  'reschedule_requested',
]
export const pastStatuses = interviewStatuses.filter((status) => !upcomingStatuses.includes(status))

/** Every action's name, in the table's order. */
export const interviewActions = [
  ...new Set(
    Object.values(interviewStates).flatMap((sides) =>
      Object.values(sides).flatMap((moves) => Object.keys(moves))
    )
  ),
] as InterviewAction[]

/** The facts that a move depends on. */
export type Standing = {
  status: InterviewStatus | 'new'
  requestedBy: EitherSide
  startsAt: DateTime | null
  endsAt: DateTime | null
  disputedAt: DateTime | null
  settledAt: DateTime | null
  clientReschedules: number
  candidateReschedules: number
}

/** The move, or the words that say why there is none now. */
export function moveOf(
  interview: Standing,
  side: Side,
  action: InterviewAction,
  now: DateTime
): { to: InterviewStatus } | { refusal: Sentence } {
  const move = (interviewStates[interview.status][side] as Record<string, Move>)[action]
  if (!move)
    return {
      refusal: sentence('This interview {is}, so you cannot {deed}', {
        is: sentence(isNow(interview)),
        deed: deeds[action],
      }),
    }
  if (move.offer && (interview.requestedBy === side) !== (move.offer === 'own')) {
    return {
      refusal:
        move.offer === 'own'
          ? sentence('The current times were not offered by you, so you cannot {deed}', {
              deed: deeds[action],
            })
          : sentence("It is the other side's turn to answer, so you cannot {deed}", {
              deed: deeds[action],
            }),
    }
  }
  if (move.until !== undefined && interview.startsAt! <= now.plus({ hours: move.until })) {
    return {
      refusal:
        move.until === 0
          ? sentence('This interview has begun, so you cannot {deed}', {
              deed: deeds[action],
            })
          : sentence('You could {deed} until {until} hours before the start', {
              deed: deeds[action],
              until: move.until,
            }),
    }
  }
  if (move.begun && interview.startsAt! > now)
    return { refusal: sentence('This interview has not begun yet; say how it went once it has') }
  if (move.within !== undefined && interview.endsAt!.plus({ hours: move.within }) <= now)
    return {
      refusal: sentence('You could {deed} until {within} hours after the end', {
        deed: deeds[action],
        within: move.within,
      }),
    }
  if (move.dispute === 'none' && interview.disputedAt)
    return { refusal: sentence('You have disputed this already') }
  if (move.dispute === 'open' && (!interview.disputedAt || interview.settledAt))
    return { refusal: sentence('There is no open dispute about this interview') }
  if (move.limit && side !== 'system' && interview[`${side}Reschedules`] >= move.limit) {
    return {
      refusal: sentence('You have asked to move this interview {limit} times already', {
        limit: move.limit,
      }),
    }
  }
  return { to: move.to as InterviewStatus }
}

/** What a side can do now: the buttons. */
export function actionsOf(interview: Standing, side: Side, now: DateTime): InterviewAction[] {
  return (Object.keys(interviewStates[interview.status][side]) as InterviewAction[]).filter(
    (action) => 'to' in moveOf(interview, side, action, now)
  )
}

/** What to do instead, to end a refusal with. */
export function advice(interview: Standing, side: Side, now: DateTime) {
  const open = actionsOf(interview, side, now)
  return open.length
    ? sentence('You can {deeds}', {
        deeds: open
          .map((action) => deeds[action])
          .reduce((said, other) => sentence('{deeds}, or {other}', { deeds: said, other })),
      })
    : sentence('There is nothing left for you to do')
}

const isNow = ({ status }: Standing) => (status === 'new' ? 'is not there yet' : states[status].is)

const states: Record<InterviewStatus, State> = {
  requested: { label: 'Requested', is: 'has no times yet' },
  proposed: { label: 'Times proposed', is: 'waits for a choice among the offered times' },
  scheduled: { label: 'Scheduled', is: 'has its time' },
  reschedule_requested: {
    label: 'New time asked for',
    is: 'waits for an answer about a new time',
  },
  awaiting_outcome: { label: 'Outcome due', is: 'is over' },
  completed: { label: 'Took place', is: 'has taken place', over: true },
  no_show: { label: 'Missed', is: 'did not take place', over: true },
  cancelled: { label: 'Cancelled', is: 'was cancelled', over: true },
  declined: { label: 'Declined', is: 'was declined', over: true },
  expired: { label: 'Expired', is: 'has expired', over: true },
}

const deeds: Record<InterviewAction, Sentence> = {
  request: sentence('ask for an interview'),
  schedule: sentence('set its time'),
  propose: sentence('offer times'),
  edit: sentence('change the offered times'),
  accept: sentence('accept a time'),
  counter: sentence('offer other times'),
  decline: sentence('decline'),
  cancel: sentence('cancel'),
  reschedule: sentence('ask for another time'),
  complete: sentence('mark it as completed'),
  no_show: sentence('report a no-show'),
  confirm: sentence('confirm that it took place'),
  dispute: sentence('say that it went differently'),
  settle_completed: sentence('settle that it took place'),
  settle_no_show: sentence('settle that it did not take place'),
  expire: sentence('let it expire'),
  finish: sentence('end it'),
  keep: sentence('keep its old time'),
}

/** What the system waits for before it moves. */
const after: Partial<Record<InterviewAction, Sentence>> = {
  expire: sentence(
    'after {hours} hours without times, or {least} hours before the first offered one',
    {
      hours: REQUEST_HOURS,
      least: LEAST_HOURS_BEFORE,
    }
  ),
  finish: sentence('when its time is over'),
  keep: sentence('{hours} hours before the old time, without an answer', {
    hours: FALL_BACK_HOURS,
  }),
  complete: sentence('{hours} hours after its end', { hours: OUTCOME_HOURS }),
  cancel: sentence('when the application ends'),
}

const conditions = ({ offer, until, begun, limit, within, dispute }: Move) =>
  [
    offer &&
      (offer === 'own'
        ? sentence('the offer is your own')
        : sentence("the offer is the other side's")),
    until === 0 && sentence('not begun yet'),
    until && sentence('until {hours} hours before the start', { hours: until }),
    begun && sentence('it has begun'),
    limit && sentence('at most {times} times', { times: limit }),
    within && sentence('within {hours} hours after the end', { hours: within }),
    dispute && (dispute === 'open' ? sentence('a dispute is open') : sentence('not disputed yet')),
  ].filter((said) => typeof said === 'object')

/** A line of `/docs/states`. */
type Line = {
  name: InterviewAction
  label: Sentence
  by: FlowSide[]
  from: string[]
  to: string[]
  given: Sentence[]
  after?: Sentence
}

/** A line for each action of a side; states in which it has the same end and conditions are together. */
function told(): Line[] {
  const lines = new Map<string, Line>()
  for (const [from, sides] of Object.entries(interviewStates))
    for (const [side, moves] of Object.entries(sides))
      for (const [name, move] of Object.entries<Move>(moves)) {
        const given = conditions(move)
        const key = JSON.stringify([name, side, move.to, given])
        const line = lines.get(key)
        if (line) line.from.push(from)
        else
          lines.set(key, {
            name: name as InterviewAction,
            label: deeds[name as InterviewAction],
            // a dispute is settled by the platform, which acts as the system here
            by: name.startsWith('settle') && side === 'system' ? ['platform'] : [side as Side],
            from: [from],
            to: [move.to],
            given,
            after: side === 'system' ? after[name as InterviewAction] : undefined,
          })
      }
  return [...lines.values()]
}

/** The same table as others have: its conditions differ by state and side, so it is read by code of its own. */
export const interviewFlow = {
  title: 'Interview',
  states,
  names: interviewStatuses,
  told,
  // read when they are shown, as the portal knows the language only then
  get choices() {
    return interviewStatuses.map((value) => ({ value, label: states[value].label }))
  },
  /** The states in which a side may make a move, as a catalogue's `when` names them. */
  when: (action: InterviewAction, side: Side): Record<string, string[]> => ({
    status: interviewStatuses.filter((status) => action in interviewStates[status][side]),
  }),
  may: actionsOf,
  /** Why a side cannot do it now, and what it can do instead; null when it can. */
  refusal(action: InterviewAction, interview: Standing, side: Side, now: DateTime) {
    const move = moveOf(interview, side, action, now)
    return 'refusal' in move
      ? sentence('{refusal}. {advice}', {
          refusal: move.refusal,
          advice: advice(interview, side, now),
        })
      : null
  },
}

/** The state in which a round begins by this side's action. */
export function firstState(side: Side, action: InterviewAction): InterviewStatus {
  const moves: Record<string, Move> = interviewStates.new[side]
  if (!moves[action]) throw new Error(`An interview does not begin with ${action} by the ${side}`)
  return moves[action].to as InterviewStatus
}
