import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type QueryKey,
} from '@tanstack/react-query'
import {
  ApiError,
  kept,
  send,
  type Answer,
  type CallOptions,
  type Method,
  type Pagination,
  type PathOf,
} from './api'
import { notify } from './notices'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    queryMeta: {
      /** Nothing on the page is shown from it: that it could not be refreshed is not told. */
      isAside?: boolean
    }
  }
}

// Reads as TanStack Query options:
//   const { data } = useQuery(read('GET', '/get-user'))
//   const jobs = useInfiniteQuery(readPages('POST', '/job-list', { body: filter, query: { limit: 20 } }))
// The key is method, path and the values that are set, so the server can fill the same query before the page is sent.

type Values = { params?: CallOptions['params']; query?: object; body?: object }

/** The key of a read: path, method and the values that are set. */
export function readKey(method: Method, path: string, values: Values = {}): QueryKey {
  return [
    path,
    method,
    kept({ params: values.params, query: set(values.query), body: set(values.body) }),
  ]
}

const set = (values: object | undefined) =>
  values && Object.keys(kept(values)).length ? kept(values) : undefined

/** No such row, none of that address, not theirs to see: the screen that asked says it in its own place. */
const ofTheScreen = [403, 404, 422]

const fetchBy = (method: Method, path: string, values: Values, signal: AbortSignal) =>
  send(method, path, { ...values, signal, notice: 'none' }).catch((error: unknown) => {
    if (error instanceof ApiError && !ofTheScreen.includes(error.status))
      notify.error(error.message)
    throw error
  })

/** A read as options of a query, typed by its path. */
export function read<M extends Method, P extends PathOf<M> & string>(
  method: M,
  path: P,
  values: Values = {}
) {
  return queryOptions<Answer<M, P>>({
    queryKey: readKey(method, path, values),
    queryFn: ({ signal }) => fetchBy(method, path, values, signal),
  })
}

/** As `read`, where the registry's answer does not name the rows within it: their shape comes from `#data`. */
export function readAs<T>(method: Method, path: string, values: Values = {}) {
  return queryOptions<{ message: string; data: T; pagination?: Pagination }>({
    queryKey: readKey(method, path, values),
    queryFn: ({ signal }) => fetchBy(method, path, values, signal),
  })
}

type Paged<T> = { message: string; data: T; pagination?: Pagination }

/** A list that grows: the first page or a changed filter replaces it, later pages append. */
export function readPages<M extends Method, P extends PathOf<M> & string>(
  method: M,
  path: P,
  values?: Values,
  firstPage?: number
): ReturnType<typeof pagesOf<Answer<M, P> & { pagination?: Pagination }>>
/** As `readPages`, with a shape from `#data`. */
export function readPages<T = any>(
  method: Method,
  path: string,
  values?: Values,
  firstPage?: number
): ReturnType<typeof pagesOf<Paged<T>>>
export function readPages(
  method: Method,
  path: string,
  values: Values = {},
  firstPage = 1
): unknown {
  return pagesOf(method, path, values, firstPage)
}

function pagesOf<T extends { pagination?: Pagination }>(
  method: Method,
  path: string,
  values: Values,
  firstPage: number
) {
  return infiniteQueryOptions({
    queryKey: [...readKey(method, path, values), 'pages', firstPage],
    queryFn: ({ signal, pageParam }): Promise<T> =>
      fetchBy(method, path, { ...values, query: { ...values.query, page: pageParam } }, signal),
    initialPageParam: firstPage,
    getNextPageParam: (last: T) =>
      last.pagination && last.pagination.page < last.pagination.totalPages
        ? last.pagination.page + 1
        : undefined,
    placeholderData: keepPreviousData,
  })
}

/** The rows of all pages that were read so far; none before the first. */
export const rowsOf = <T>(list: { data?: { pages: { data: T[] }[] } }): T[] =>
  list.data?.pages.flatMap(({ data }) => data) ?? []
