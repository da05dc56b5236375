import { jobFlow } from '#api/jobs/job_flow'
import { looksOf } from '../../components/marks/statuses'

/** The states of a job as a company reads them. */
export const jobStates = looksOf(jobFlow, {
  draft: 'gray',
  pending: 'amber',
  rejected: 'red',
  live: 'candor',
  paused: 'gray',
  closed: 'gray',
  expired: 'gray',
  archived: 'gray',
  suspended: 'red',
})
