import { notifyManager, type Query, type QueryCache } from '@tanstack/react-query'
import type { ApiError } from './api'
import { createStore } from './store'

/** What is shown of a read that could not be refreshed. */
export type OldRead = { query: Query<any, any>; error: ApiError; isFetching: boolean }

const stores = new WeakMap<QueryCache, ReturnType<typeof followed>>()

/**
 * The reads of a page that show what they brought earlier, as asking for it again has failed. `untold`: how often a
 * connection may have broken before that is told, where the page asks over again by itself.
 */
export function oldReads(cache: QueryCache, untold = 0) {
  let store = stores.get(cache)
  if (!store) stores.set(cache, (store = followed(cache, untold)))
  return store
}

/**
 * One subscription for the whole page. What happens to a read that is well, which is nearly all, costs a look at its
 * status; the store changes only when what is told of a failed one does.
 */
function followed(cache: QueryCache, untold: number) {
  const store = createStore<readonly OldRead[]>([])
  const broken = new WeakMap<object, number>()
  const isOld = (query: OldRead['query']) =>
    isFailed(query) &&
    !(query.state.error.status === 0 && (broken.get(query) ?? 0) <= untold) &&
    query.isActive()
  const settle = (query: OldRead['query']) => {
    const told = store.get().find((one) => one.query === query)
    const { error, fetchStatus } = query.state
    const isFetching = fetchStatus === 'fetching'
    if (!isOld(query)) {
      if (told) store.set(store.get().filter((one) => one !== told))
    } else if (!told) store.set([...store.get(), { query, error, isFetching }])
    else if (told.error !== error || told.isFetching !== isFetching)
      store.set(store.get().map((one) => (one === told ? { query, error, isFetching } : one)))
  }
  cache.subscribe((event) => {
    const { query } = event
    if (event.type === 'updated' && event.action.type === 'error')
      broken.set(query, (broken.get(query) ?? 0) + 1)
    if (event.type === 'updated' && event.action.type === 'success') broken.delete(query)
    if (isFailed(query) || store.get().some((one) => one.query === query))
      notifyManager.schedule(() => settle(query))
  })
  return store
}

const isFailed = ({ state, meta }: OldRead['query']) =>
  state.status === 'error' &&
  state.data !== undefined &&
  // the next part of a list says so at its end, an ended session by itself
  !state.fetchMeta?.fetchMore &&
  state.error.status !== 401 &&
  !meta?.isAside

/** Since when the oldest of what is shown has not been refreshed, in milliseconds. */
export const oldSince = (reads: readonly OldRead[]) =>
  // what was fetched ahead says that it is of no time, so that it is asked for again: it is not older than the page
  Math.min(...reads.map(({ query }) => Math.max(query.state.dataUpdatedAt, performance.timeOrigin)))

/** Asks for all of them again, as one thing to try. */
export const asOne = (reads: readonly OldRead[]) => ({
  isFetching: reads.some(({ isFetching }) => isFetching),
  refetch: () => reads.forEach(({ query }) => void query.fetch().catch(() => {})),
})
