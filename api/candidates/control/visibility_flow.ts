import { Flow, type StateOf } from '#api/flow/flow'
import { sentence } from '#api/languages/sentence'
import { MAX_SNOOZE_DAYS } from '#api/candidates/candidate_facts'

type Facts = { snoozedUntil: { toMillis(): number } | null }

/** Who hides and shows a profile. */
export const visibilityFlow = new Flow({
  title: 'Visibility of a profile',
  one: 'profile',
  column: 'visibility',
  states: {
    active: { label: 'Active', is: 'is active' },
    snoozed: { label: 'Snoozed', is: 'is snoozed' },
    deactivated: { label: 'Deactivated', is: 'is deactivated' },
    suspended: { label: 'Suspended', is: 'is suspended by the platform' },
  },
  guards: {
    snoozeOver: ({ snoozedUntil }: Facts, now: Date) =>
      snoozedUntil && snoozedUntil.toMillis() <= now.getTime()
        ? null
        : sentence('The day until which it is snoozed has not come'),
  },
  moves: {
    open: { by: 'candidate', from: 'new', to: 'active', label: 'Sign up', deed: 'be opened' },
    snooze: {
      by: 'candidate',
      from: ['active', 'snoozed'],
      to: 'snoozed',
      label: 'Snooze',
      deed: 'be snoozed',
    },
    deactivate: {
      by: 'candidate',
      from: ['active', 'snoozed'],
      to: 'deactivated',
      label: 'Deactivate',
      deed: 'be deactivated',
    },
    activate: {
      by: 'candidate',
      from: ['snoozed', 'deactivated'],
      to: 'active',
      label: 'Show again',
      deed: 'be shown again',
    },
    wake: {
      by: 'system',
      from: ['snoozed'],
      to: 'active',
      label: 'Wake',
      deed: 'wake',
      given: ['snoozeOver'],
      after: sentence('on the day that the candidate chose, at most {days} days ahead', {
        days: MAX_SNOOZE_DAYS,
      }),
    },
    suspend: {
      by: 'platform',
      from: ['active', 'snoozed', 'deactivated'],
      to: 'suspended',
      label: 'Suspend',
      deed: 'be suspended',
    },
    // back to what its person had chosen
    restore: {
      by: 'platform',
      from: ['suspended'],
      to: ['active', 'snoozed', 'deactivated'],
      label: 'Restore',
      deed: 'be restored',
    },
  },
})

export type Visibility = StateOf<typeof visibilityFlow>
