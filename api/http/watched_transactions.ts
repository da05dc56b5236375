import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '@adonisjs/lucid/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'

/** One try of a request with an `Idempotency-Key`. */
export type Attempt = { id: number; attempt: number }

export const running = new AsyncLocalStorage<Attempt>()

/**
 * Mends what Lucid's `db.transaction` does at its end: a COMMIT that failed throws (knex swallows it, so that a change
 * which was never kept looked done), and a request with a key says in its own transaction that it changed something.
 */
export function watchTransactions(database: Database) {
  const begin = database.transaction.bind(database) as (...args: any[]) => Promise<any>
  database.transaction = (async (work: unknown, options: unknown) => {
    if (typeof work !== 'function') return withSureCommit(await begin(work))
    const attempt = running.getStore()
    return begin(async (trx: TransactionClientContract) => {
      const result = await work(withSureCommit(trx))
      if (attempt && !trx.isCompleted) await mark(trx, attempt)
      return result
    }, options)
  }) as typeof database.transaction
}

function withSureCommit(trx: TransactionClientContract) {
  const { knexClient } = trx as any
  const commit = knexClient.commit
  knexClient.commit = async (value?: unknown) => {
    await commit(value)
    return knexClient.executionPromise
  }
  return trx
}

/** What was committed is known after a crash, and a try that another one has replaced meanwhile is rolled back. */
async function mark(trx: TransactionClientContract, attempt: Attempt) {
  const marked = await trx
    .from('idempotent_requests')
    .where({ ...attempt })
    .update({ changed: true })
  if (Number(marked) > 0) return
  throw new Refusal('The same request was sent again and runs in place of this one', {
    code: 'E_IDEMPOTENCY',
  })
}
