import { useInfiniteQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { PAGE_MOST } from '#api/http/paging_facts'
import { sendFlow, type SendState } from '#api/assessments/sends/send_flow'
import { readPages, rowsOf } from '../../app/read'
import { looksOf } from '../../components/marks/statuses'

export const sendStates = looksOf(sendFlow, {
  sent: 'blue',
  started: 'amber',
  finished: 'candor',
  declined: 'gray',
  expired: 'gray',
  cancelled: 'gray',
} satisfies Record<SendState, string>)

/** Whose words the reason of a send is: the person's who declined it, or those of the company that took it back. */
export const saidBy = ({ state, dev }: { state: SendState; dev: { fName: string } }) =>
  state === 'declined' ? t`${{ fName: dev.fName }} wrote` : t`You wrote`

/** What changes with a send. */
export const sendReads = [
  '/client/sent-assessments',
  '/client/assessment-result/:id',
  '/client/assessment-credit',
  '/client/credit-usage-history',
  '/client/assessment-comparison/:jobId',
  '/client/job-assessments/:jobId',
]

/** The company's jobs for a picker. */
export function useJobChoices() {
  const jobs = useInfiniteQuery(
    readPages('POST', '/client/get-posted-jobs', {
      query: { limit: PAGE_MOST },
    })
  )
  return {
    jobs,
    choices: rowsOf(jobs).map((job) => ({
      value: job._id,
      label: job.jobTitle,
    })),
  }
}
