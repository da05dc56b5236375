import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

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
