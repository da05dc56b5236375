/** The states of a job as a company reads them. */
export const jobStates: Record<string, { label: string; color: string }> = {
  draft: { label: 'Draft', color: 'gray' },
  pending: { label: 'Waits for approval', color: 'amber' },
  rejected: { label: 'Not approved', color: 'red' },
  live: { label: 'Live', color: 'candor' },
  paused: { label: 'Paused', color: 'gray' },
  closed: { label: 'Closed', color: 'gray' },
  expired: { label: 'Expired', color: 'gray' },
  archived: { label: 'Archived', color: 'gray' },
  suspended: { label: 'Suspended', color: 'red' },
}
