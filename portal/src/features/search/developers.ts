import { infiniteQueryOptions, keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Data } from '#data'
import { api, type Answer, type DataOf } from '../../app/api'
import { readKey } from '../../app/read'
import type { Chip } from './chips'
import { filterOf, paramsOf, type Filter } from './filter'

type Found = DataOf<'POST', '/client/search-dev'>
export type Developer = Data.Talent.Search.Developer
export type Facets = NonNullable<Found['facets']>
export type FacetValue = Facets['skills'][number]

const LIMIT = 20
const PATH = '/client/search-dev'

type Page = Omit<Answer<'POST', typeof PATH>, 'data'> & {
  data: Omit<Found, 'candidates'> & { candidates: Developer[] }
}

/** One page of developers. */
export const findDevelopers = (options: Parameters<typeof api.post<typeof PATH>>[1]) =>
  // the registry does not see through rows that lie inside the data
  api.post(PATH, options) as unknown as Promise<Page>

/** Developers by a filter, page by page from a cursor, so that the list stays whole while profiles change. */
export const developers = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: [...readKey('POST', PATH, { body: filter }), 'pages'],
    queryFn: ({ signal, pageParam }) =>
      findDevelopers({
        query: { limit: LIMIT },
        body: { ...filter, facets: !pageParam, cursor: pageParam },
        signal,
        notice: 'errors',
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.pagination.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })

export type Looser = { label: string; filter: Filter; total: number }

/**
 * What of the filter could go, with how many it would then find: each part alone, or, when no single one is to
 * blame, the last ones together.
 */
export function useLooser(filter: Filter, partsOf: (filter: Filter) => Chip[]) {
  return useQuery({
    queryKey: [PATH, 'looser', paramsOf(filter).toString()],
    queryFn: async ({ signal }): Promise<Looser[]> => {
      const total = async (one: Filter) =>
        (
          await api.post(PATH, {
            query: { limit: 1 },
            body: { ...one, facets: false },
            signal,
            notice: 'none',
          })
        ).pagination.total
      const alone = await Promise.all(
        partsOf(filter)
          .slice(0, 8)
          .map(async ({ label, without }) => ({
            label,
            filter: without,
            total: await total(without),
          }))
      )
      const found = alone.filter((one) => one.total > 0).sort((a, b) => b.total - a.total)
      const labels: string[] = []
      for (let left = filter; found.length === 0 && partsOf(left).length > 1;) {
        const last = partsOf(left).at(-1)!
        labels.unshift(last.label)
        left = last.without
        const number = labels.length > 1 ? await total(left) : 0
        if (number > 0) found.push({ label: labels.join(' and '), filter: left, total: number })
      }
      return found
    },
  }).data
}

/** The same filter however it was written. */
export const sameFilter = (a: Filter, b: Filter) =>
  paramsOf(filterOf(paramsOf(a))).toString() === paramsOf(filterOf(paramsOf(b))).toString()
