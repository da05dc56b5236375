import { jobFlow, type JobState } from '../../../../api/jobs/job_flow'

const colors: Record<JobState, string> = {
  draft: 'gray',
  pending: 'amber',
  rejected: 'red',
  live: 'candor',
  paused: 'gray',
  closed: 'gray',
  expired: 'gray',
  archived: 'gray',
  suspended: 'red',
}

/** The states of a job as a company reads them. */
export const jobStates = Object.fromEntries(
  jobFlow.names.map((state) => [
    state,
    { label: jobFlow.states[state].label, color: colors[state] },
  ])
) as Record<string, { label: string; color: string }>
