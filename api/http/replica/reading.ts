import { AsyncLocalStorage } from 'node:async_hooks'

/** Where a request reads, whether it has written something, and who hears that the replica failed it. */
type Reading = { replica: boolean; wrote: boolean; lost?: (error: unknown) => void }

const current = new AsyncLocalStorage<Reading>()

/** The running request's; undefined without a replica and outside of requests. */
export const reading = () => current.getStore()

/** Does work that begins on the primary, and tells in `kept` what it did. */
export const withReading = <T>(kept: Reading, work: () => T): T => current.run(kept, work)

/** Does work on the primary, whatever the request reads: what is kept for others must not be behind. */
export const onPrimary = <T>(work: () => T): T =>
  current.run({ replica: false, wrote: false }, work)

/** From now on the running request reads what it has just written. */
export function noteWrite() {
  const kept = current.getStore()
  if (kept) Object.assign(kept, { replica: false, wrote: true } satisfies Reading)
}

/** The replica failed the running request, which reads the primary from now on. */
export function noteLoss(error: unknown) {
  const kept = current.getStore()
  if (!kept) return
  kept.replica = false
  kept.lost?.(error)
}

/** Whether a statement changes nothing and takes no lock, as far as its text tells. A replica refuses the others. */
export const isRead = (sql: string) =>
  /^\s*(explain\s[^;]*?)?(select|with)\b/i.test(sql) &&
  !/\b(insert\s+into|update\s+[\w"]|delete\s+from|for\s+((no\s+key\s+)?update|(key\s+)?share)|pg_notify|nextval|setval|\w*advisory\w*)\b/i.test(
    sql
  )
