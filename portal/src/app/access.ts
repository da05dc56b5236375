import { useQuery } from '@tanstack/react-query'
import type { DataOf } from './api'
import { read } from './read'

export type AccessPage = keyof DataOf<'GET', '/client/page-access'>

const KEPT = 5 * 60_000

/** What this person may do here, from the function that guards the server: undefined until it is known. */
export function useAccess(page: AccessPage, jobId?: string) {
  const all = useQuery({
    ...read('GET', '/client/page-access'),
    staleTime: KEPT,
    enabled: jobId === undefined,
  })
  const one = useQuery({
    ...read('GET', '/client/page-access/:page', { params: { page }, query: { jobId } }),
    staleTime: KEPT,
    enabled: jobId !== undefined,
  })
  return jobId === undefined ? all.data?.data[page] : one.data?.data
}

/** The same for every page at once. */
export const useAllAccess = () =>
  useQuery({ ...read('GET', '/client/page-access'), staleTime: KEPT }).data?.data
