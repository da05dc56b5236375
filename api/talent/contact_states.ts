type Side = 'client' | 'candidate' | 'system'
type Move = { to: string; label: string }

/** What can become of a contact request, and whose move it is: the guard, the buttons, the docs page and the tests read this. */
export const contactRequestStates = {
  pending: {
    client: { withdraw: { to: 'withdrawn', label: 'Withdraw' } },
    candidate: {
      accept: { to: 'accepted', label: 'Share my contact details' },
      decline: { to: 'declined', label: 'Decline' },
    },
    system: { expire: { to: 'expired', label: 'Lapse' } },
  },
  accepted: { client: {}, candidate: {}, system: {} },
  declined: { client: {}, candidate: {}, system: {} },
  expired: { client: {}, candidate: {}, system: {} },
  withdrawn: { client: {}, candidate: {}, system: {} },
} as const satisfies Record<string, Record<Side, Record<string, Move>>>

export type ContactRequestStatus = keyof typeof contactRequestStates
export type ContactRequestAction = 'withdraw' | 'accept' | 'decline' | 'expire'

export const contactRequestStatuses = Object.keys(contactRequestStates) as ContactRequestStatus[]

/** Days that a request waits for an answer. */
export const ANSWER_DAYS = 14
/** Days that an accepted request unlocks the contact for. */
export const UNLOCK_DAYS = 180

/** Where a side's action leads from here; nowhere when it is not theirs to do now. */
export function moveOf(
  status: ContactRequestStatus,
  side: Side,
  action: ContactRequestAction
): ContactRequestStatus | undefined {
  const moves: Record<string, Move> = contactRequestStates[status][side]
  return moves[action]?.to as ContactRequestStatus | undefined
}

/** What a side can do now: the buttons. */
export const actionsOf = (status: ContactRequestStatus, side: 'client' | 'candidate') =>
  Object.keys(contactRequestStates[status][side]) as ContactRequestAction[]
