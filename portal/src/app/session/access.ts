import { useCallback } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { DataOf } from '../api'
import { read } from '../read'

export type AccessPage = keyof DataOf<'GET', '/client/page-access'>

type Access = DataOf<'GET', '/client/page-access'>[AccessPage]

/** When the rights could not be fetched nothing is taken away: the server refuses what is not allowed, in its own words. */
const unknown: Access = { allowed: true }

const RIGHTS = { staleTime: 5 * 60_000, meta: { isAside: true } }

/** All that this person may do. It changes seldom; where it cannot be asked again the server refuses by itself. */
export const ownRights = { ...read('GET', '/client/page-access'), ...RIGHTS }

/** What this person may do here, from the function that guards the server: undefined until it is known. */
export function useAccess(page: AccessPage, jobId?: string) {
  const all = useQuery({
    ...ownRights,
    enabled: jobId === undefined,
  })
  const one = useQuery({
    ...read('GET', '/client/page-access/:page', { params: { page }, query: { jobId } }),
    ...RIGHTS,
    enabled: jobId !== undefined,
  })
  const asked = jobId === undefined ? all : one
  if (asked.isError && !asked.data) return unknown
  return jobId === undefined ? all.data?.data[page] : one.data?.data
}

/** Whether this person may use a page, for menus that show them all; false until it is known. */
export function useMay() {
  const { data, isError } = useQuery(ownRights)
  return useCallback((page: AccessPage) => data?.data[page].allowed ?? isError, [data, isError])
}
