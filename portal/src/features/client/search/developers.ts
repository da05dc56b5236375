import { useMemo } from 'react'
import { infiniteQueryOptions, keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Data } from '#data'
import { api, type DataOf } from '../../../app/api'
import { readKey } from '../../../app/read'
import { filterOf, paramsOf, type Filter } from './filter'

type Found = DataOf<'POST', '/client/search-dev'>
export type Developer = Data.Talent.Search.Developer
export type Facets = NonNullable<Found['facets']>
export type FacetValue = Facets['skills'][number]

const LIMIT = 20
const PATH = '/client/search-dev'

/** Developers by a filter, page by page from a cursor, so that the list stays whole while profiles change. */
export const developers = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: [...readKey('POST', PATH, { body: filter }), 'pages'],
    queryFn: ({ signal, pageParam }) =>
      api.post(PATH, {
        query: { limit: LIMIT },
        body: { ...filter, facets: !pageParam, cursor: pageParam },
        signal,
        notice: 'errors',
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.pagination.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })

/** What of the filter could go, with how many it would then find: for those who found nobody. */
export function useLooser(filter: Filter, parts: { key: string; without: Filter }[], on: boolean) {
  const key = paramsOf(filter).toString()
  const tried = useMemo(() => parts.slice(0, 8), [key])
  const { data } = useQuery({
    queryKey: [PATH, 'looser', key],
    queryFn: async ({ signal }) => {
      const counted = await Promise.all(
        tried.map(async ({ key: part, without }) => {
          const { pagination } = await api.post(PATH, {
            query: { limit: 1 },
            body: { ...without, facets: false },
            signal,
            notice: 'none',
          })
          return { key: part, total: pagination.total }
        })
      )
      return counted.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
    },
    enabled: on && tried.length > 0,
  })
  return data
}

/** The same filter however it was written. */
export const sameFilter = (a: Filter, b: Filter) =>
  paramsOf(filterOf(paramsOf(a))).toString() === paramsOf(filterOf(paramsOf(b))).toString()
