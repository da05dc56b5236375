import { Flow, type StateOf } from '#api/flow/flow'

type Time = { toMillis(): number }

/** What decides whether a portable result can be relied on, beside its signature. */
export type CredentialFacts = {
  withdrawnAt: Time | null
  validUntil: Time
  /** The result it tells of does not count any more: annulled, or its English is not cleared. */
  isVoid: boolean
  /** The person's profile is deactivated, or their account suspended. */
  isHidden: boolean
}

/**
 * The state of a signed result. The one place that says so: the page that checks one, the list of withdrawn ones and the
 * candidate's own screen read it. With its account it is erased, and then nobody knows of it any more.
 */
export const credentialFlow = new Flow({
  title: 'Portable result',
  one: 'portable result',
  read: ({ withdrawnAt, validUntil, isVoid, isHidden }: CredentialFacts, now) => {
    if (withdrawnAt || isVoid) return 'withdrawn'
    if (isHidden) return 'hidden'
    return validUntil.toMillis() > now.getTime() ? 'valid' : 'expired'
  },
  states: {
    valid: { label: 'Valid', is: 'is valid' },
    hidden: { label: 'Not shown', is: 'is not shown at the moment' },
    expired: { label: 'Expired', is: 'has expired', over: true },
    withdrawn: { label: 'Withdrawn', is: 'was withdrawn', over: true },
  },
  moves: {
    issue: { by: 'candidate', from: 'new', to: 'valid', label: 'Issue', deed: 'be issued' },
    withdraw: {
      by: 'candidate',
      from: ['valid', 'hidden', 'expired'],
      to: 'withdrawn',
      label: 'Withdraw',
      deed: 'be withdrawn',
      done: 'It is withdrawn; a person who checks it is told so',
    },
    annul: {
      by: 'system',
      from: ['valid', 'hidden', 'expired'],
      to: 'withdrawn',
      label: 'Annul',
      deed: 'be annulled',
      after: 'when its result is annulled',
    },
    hide: {
      by: 'system',
      from: ['valid', 'expired'],
      to: 'hidden',
      label: 'Hide',
      deed: 'be hidden',
      after: 'while the profile is deactivated or the account suspended',
    },
    show: {
      by: 'system',
      from: ['hidden'],
      to: 'valid',
      label: 'Show',
      deed: 'be shown',
      after: 'when the profile is active again',
    },
    expire: {
      by: 'system',
      from: ['valid'],
      to: 'expired',
      label: 'Expire',
      deed: 'expire',
      after: 'when the pass runs out',
    },
  },
})

export type CredentialState = StateOf<typeof credentialFlow>

/** What a shown result turns out to be: in one of our states, forged, or not one of ours. */
export type CheckedState = CredentialState | 'forged' | 'unknown'
