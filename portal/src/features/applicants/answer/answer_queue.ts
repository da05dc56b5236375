import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { Data } from '#data'
import { send, type Pagination } from '../../../app/api'
import { readKey } from '../../../app/read'
import { resumeEvidence } from '../drawer/resume/resume_evidence'
import { ONE, QUEUE, type Reviewed } from '../applicants_data'

export type Waiting = Data.Applications.AnswerBy.Waiting
type Queue = { applications: Waiting[]; counts: { waiting: number; late: number } }
type Page = { message: string; data: Queue; pagination?: Pagination }

/** Those who wait for an answer of the reader, a stretch after another by the promised date. */
export const answerQueue = (jobId?: string) =>
  infiniteQueryOptions({
    queryKey: [...readKey('GET', QUEUE, { query: { jobId } }), 'stretches'],
    queryFn: ({ signal, pageParam }): Promise<Page> =>
      send('GET', QUEUE, { query: { jobId, cursor: pageParam }, signal, notice: 'errors' }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: Page) => last.pagination?.nextCursor ?? undefined,
  })

/** Fetches an application before it is shown. It counts as read once it is shown, which asks for it again. */
export async function fetchAhead(client: QueryClient, id: string) {
  void client.prefetchQuery(resumeEvidence(id))
  const key = readKey('GET', ONE, { params: { id } })
  if (client.getQueryData(key)) return
  const answer = await send('GET', ONE, { params: { id }, query: { ahead: true }, notice: 'none' })
    .then((found) => found as { message: string; data: Reviewed })
    .catch(() => undefined)
  if (answer && !client.getQueryData(key)) client.setQueryData(key, answer, { updatedAt: 1 })
}
