import { useQuery } from '@tanstack/react-query'
import { read } from '../../app/read'

/** What this person may do here, from the function that guards the server: undefined until it is known. */
export function useAccess(page: string, jobId?: string) {
  const { data } = useQuery({
    ...read('GET', '/client/page-access/:page', { params: { page }, query: { jobId } }),
    staleTime: 5 * 60_000,
  })
  return data?.data
}
