import { Flow, type StateOf } from '#api/flow/flow'
import { sentence } from '#api/languages/sentence'
import { UNCLAIMED_DAYS } from '#api/imports/import_facts'

/** A profile that was brought in, until its person takes it or says no; who says no leaves no row. */
export const importedProfileFlow = new Flow({
  title: 'Imported profile',
  one: 'profile',
  states: {
    waiting: { label: 'Not invited', is: 'waits, and its person was not told yet' },
    invited: { label: 'Invited', is: 'waits for its person' },
    claimed: { label: 'Claimed', is: 'belongs to its person', over: true },
    removed: { label: 'Removed', is: 'is removed', over: true },
  },
  moves: {
    bringIn: {
      by: ['platform', 'client'],
      from: 'new',
      to: ['waiting', 'invited'],
      label: 'Bring in',
      deed: 'be brought in',
    },
    invite: {
      by: 'platform',
      from: ['waiting', 'invited'],
      to: 'invited',
      label: 'Invite',
      deed: 'be invited',
      done: 'The invitation is on its way',
    },
    claim: {
      by: 'candidate',
      from: ['waiting', 'invited'],
      to: 'claimed',
      label: 'Take it over',
      deed: 'be claimed',
    },
    decline: {
      by: 'candidate',
      from: ['invited'],
      to: 'removed',
      label: 'Remove it',
      deed: 'be declined',
    },
    discard: {
      by: 'platform',
      from: ['waiting', 'invited'],
      to: 'removed',
      label: 'Remove',
      deed: 'be removed',
    },
    lapse: {
      by: 'system',
      from: ['waiting', 'invited'],
      to: 'removed',
      label: 'Remove',
      deed: 'be removed',
      after: sentence('after {days} days', { days: UNCLAIMED_DAYS }),
    },
  },
})

export type ImportedProfileStatus = Exclude<StateOf<typeof importedProfileFlow>, 'removed'>
