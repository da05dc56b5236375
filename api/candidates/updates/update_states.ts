export const updateStatuses = ['pending', 'success', 'rejected', 'withdrawn'] as const
export type UpdateStatus = (typeof updateStatuses)[number]

/** What happens to an edit of an approved profile: the guards, the buttons and the tests read this. */
export const profileUpdates = {
  approve: { from: ['pending'], to: 'success', by: 'platform' },
  reject: { from: ['pending'], to: 'rejected', by: 'platform' },
  withdraw: { from: ['pending'], to: 'withdrawn', by: 'candidate' },
} as const satisfies Record<
  string,
  { from: readonly UpdateStatus[]; to: UpdateStatus; by: 'platform' | 'candidate' }
>
