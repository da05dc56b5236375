import { useCallback, useSyncExternalStore } from 'react'
import { notifyManager, useQueryClient, type Query } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { useStore } from '../../app/store'
import { clock, dayTime, weekday } from '../format'
import { sentence, toldBeside, TryAgain } from './fetched'

type Old = Query<unknown>

/** Whether what a read brought is on the screen, and asking for it again has failed. */
const isOld = (query: Old) =>
  query.state.status === 'error' &&
  query.state.data !== undefined &&
  // the next part of a list says so at its end, an ended session by itself
  !query.state.fetchMeta?.fetchMore &&
  query.state.error?.status !== 401 &&
  !query.meta?.isAside &&
  query.isActive()

/** "14:05", with its day when that is another one. */
const moment = (at: number) => (weekday(at) === weekday(Date.now()) ? clock(at) : dayTime(at))

/**
 * Says at the top of every screen that something on it is not up to date, since when, why, and offers to ask again: no
 * screen has to remember it. What a part tells beside itself (`Stale`) is not told twice.
 */
export function OldReads() {
  const client = useQueryClient()
  const told = useStore(toldBeside, (errors) => errors)
  const cache = client.getQueryCache()
  const old = () => cache.getAll().filter(isOld)
  useSyncExternalStore(
    useCallback((changed) => cache.subscribe(notifyManager.batchCalls(changed)), [cache]),
    // a text, as the same must be equal to itself
    () =>
      old()
        .map(({ queryHash, state }) => `${queryHash} ${state.errorUpdatedAt} ${state.fetchStatus}`)
        .join(),
    () => ''
  )
  const shown = old().filter(({ state }) => state.error && !told.has(state.error))
  if (!shown.length) return null
  // what was fetched ahead says that it is of no time, so that it is asked for again: it is not older than the page
  const times = shown.map(({ state }) => Math.max(state.dataUpdatedAt, performance.timeOrigin))
  const at = moment(Math.min(...times))
  const read = {
    isFetching: shown.some(({ state }) => state.fetchStatus === 'fetching'),
    refetch: () => client.refetchQueries({ predicate: (query) => shown.includes(query) }),
  }
  return (
    <div className="c-old">
      <p>
        {t`This could not be refreshed; you see it as of ${at}.`}{' '}
        {sentence(shown[0].state.error!.message)}
      </p>
      <TryAgain read={read} />
    </div>
  )
}
