import type { DateTime } from 'luxon'
import { DISPUTE_HOURS, interviewLimits, LEAST_HOURS_BEFORE } from '#api/interviews/interview_facts'

export type Side = 'client' | 'candidate' | 'system'

type Move = {
  to: string
  /** Only for, or only against, the side whose request or offer stands. */
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
 * the clock, the docs page and the tests read this table.
 */
export const interviewStates = {
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
export type InterviewStatus = keyof Table
type KeysOf<T> = T extends T ? keyof T : never
export type InterviewAction = Extract<KeysOf<Table[InterviewStatus][Side]>, string>

export const interviewStatuses = Object.keys(interviewStates) as InterviewStatus[]
/** While one of these lasts, the application can have no other interview. */
export const openStatuses: InterviewStatus[] = [
  'requested',
  'proposed',
  'scheduled',
  'reschedule_requested',
  'awaiting_outcome',
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
  status: InterviewStatus
  requestedBy: 'client' | 'candidate'
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
): { to: InterviewStatus } | { refusal: string } {
  const move = (interviewStates[interview.status][side] as Record<string, Move>)[action]
  if (!move)
    return { refusal: `This interview ${words[interview.status]}, so you cannot ${deeds[action]}` }
  if (move.offer && (interview.requestedBy === side) !== (move.offer === 'own')) {
    return {
      refusal:
        move.offer === 'own'
          ? `The times on the table are not yours, so you cannot ${deeds[action]}`
          : `It is the other side's turn to answer, so you cannot ${deeds[action]}`,
    }
  }
  if (move.until !== undefined && interview.startsAt! <= now.plus({ hours: move.until })) {
    return {
      refusal:
        move.until === 0
          ? `This interview has begun, so you cannot ${deeds[action]}`
          : `You could ${deeds[action]} until ${move.until} hours before the start`,
    }
  }
  if (move.begun && interview.startsAt! > now)
    return { refusal: 'This interview has not begun yet; say how it went once it has' }
  if (move.within !== undefined && interview.endsAt!.plus({ hours: move.within }) <= now)
    return { refusal: `You could ${deeds[action]} until ${move.within} hours after the end` }
  if (move.dispute === 'none' && interview.disputedAt)
    return { refusal: 'You have disputed this already' }
  if (move.dispute === 'open' && (!interview.disputedAt || interview.settledAt))
    return { refusal: 'There is no open dispute about this interview' }
  if (move.limit && side !== 'system' && interview[`${side}Reschedules`] >= move.limit) {
    return { refusal: `You have asked to move this interview ${move.limit} times already` }
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
    ? `You can ${open.map((action) => deeds[action]).join(', or ')}`
    : 'There is nothing left for you to do'
}

const words: Record<InterviewStatus, string> = {
  requested: 'has no times yet',
  proposed: 'waits for a choice among the offered times',
  scheduled: 'has its time',
  reschedule_requested: 'waits for an answer about a new time',
  awaiting_outcome: 'is over',
  completed: 'has taken place',
  no_show: 'did not take place',
  cancelled: 'was cancelled',
  declined: 'was declined',
  expired: 'has expired',
}

const deeds: Record<InterviewAction, string> = {
  schedule: 'set its time',
  propose: 'offer times',
  edit: 'change the offered times',
  accept: 'accept a time',
  counter: 'offer other times',
  decline: 'decline',
  cancel: 'cancel',
  reschedule: 'ask for another time',
  complete: 'mark it as completed',
  no_show: 'report a no-show',
  confirm: 'confirm that it took place',
  dispute: 'say that it was otherwise',
  settle_completed: 'settle that it took place',
  settle_no_show: 'settle that it did not take place',
  expire: 'let it expire',
  finish: 'end it',
  keep: 'keep its old time',
}
