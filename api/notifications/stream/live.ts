import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Channel } from '#api/notifications/stream/channels'

type LiveEvent = { channel: Channel; payload: Record<string, unknown> }

/** Stores events for the live stream in the change's own transaction; they are sent once it is committed. Rings no bell. */
export async function liveEvents(
  trx: TransactionClientContract,
  events: LiveEvent[]
): Promise<void> {
  if (events.length === 0) return
  await trx
    .table('stream_events')
    .multiInsert(
      events.map(({ channel, payload }) => ({ channel, payload: JSON.stringify(payload) }))
    )
  nudgeAfterCommit(trx)
}

/** One event for the live stream; see `liveEvents`. */
export const liveEvent = (trx: TransactionClientContract, event: LiveEvent) =>
  liveEvents(trx, [event])

/** Publishes to everyone who listens to the channel, with the change's transaction or at once. */
export function send(
  channel: Channel,
  payload: Record<string, unknown>,
  trx?: TransactionClientContract
): Promise<void> {
  if (trx) return liveEvent(trx, { channel, payload })
  return db.transaction((own) => liveEvent(own, { channel, payload }))
}

const listeners = new Set<() => void>()

/** Calls back whenever a transaction that stored stream events may have been committed in this process. */
export function onCommittedEvents(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const nudge = () => listeners.forEach((listener) => listener())

/**
 * Lets the stream look for stored events as soon as they can be seen. It reads committed rows only, so a call
 * that comes early (a savepoint) or in vain (a rollback) does no harm.
 */
export function nudgeAfterCommit(trx: TransactionClientContract) {
  trx.after('commit', nudge)
  let root = trx.knexClient as any
  if (!root.parentTransaction) return
  while (root.parentTransaction) root = root.parentTransaction
  root.executionPromise.then(nudge, () => {})
}
