export const visibilities = ['active', 'snoozed', 'deactivated', 'suspended'] as const
export type Visibility = (typeof visibilities)[number]

type Transition = {
  from: readonly Visibility[]
  to: Visibility
  by: 'candidate' | 'platform' | 'clock'
}

/** Who hides and shows a profile, and from where: the guards, the docs page and the tests read this. */
export const profileVisibility = {
  snooze: { from: ['active', 'snoozed'], to: 'snoozed', by: 'candidate' },
  deactivate: { from: ['active', 'snoozed'], to: 'deactivated', by: 'candidate' },
  activate: { from: ['snoozed', 'deactivated'], to: 'active', by: 'candidate' },
  wake: { from: ['snoozed'], to: 'active', by: 'clock' },
  suspend: { from: ['active', 'snoozed', 'deactivated'], to: 'suspended', by: 'platform' },
  reinstate: { from: ['suspended'], to: 'active', by: 'platform' },
} as const satisfies Record<string, Transition>
