import {
  QueryCache,
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
} from '@tanstack/react-query'

/** How long after a read that never arrived the data on the screen is asked for again. */
const AGAIN_MS = 4_000

/** What a change makes old is asked for again even while its first answer is under way: that one may be from before the change. */
class Client extends QueryClient {
  override async invalidateQueries(
    filters: InvalidateQueryFilters<any> = {},
    options?: InvalidateOptions
  ) {
    await this.cancelQueries({
      ...filters,
      type: 'active',
      predicate: (query) => query.state.data === undefined && (filters.predicate?.(query) ?? true),
    })
    await super.invalidateQueries(filters, options)
  }
}

/**
 * What is shown and could not be read anew is asked for until it is there, as nobody else would say again that it is
 * old. A screen that has nothing to show yet says so, and has its own way to try again.
 */
const reads = () =>
  new QueryCache({
    onError({ status }, query) {
      if (status !== 0 || query.state.data === undefined) return
      setTimeout(
        () => {
          if (query.isActive() && query.state.status === 'error') query.fetch().catch(() => {})
        },
        AGAIN_MS * (0.5 + Math.random())
      )
    },
  })

/** Makes the client that holds a page's reads. */
export const newQueryClient = () =>
  new Client({
    queryCache: reads(),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (count, error: any) => (error?.status === 0 || error?.status >= 500) && count < 2,
      },
    },
  })
