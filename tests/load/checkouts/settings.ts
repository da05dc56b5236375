import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'

export const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    odds: { type: 'string', default: '0.01' },
    plant: { type: 'string' },
  },
})
export const COUNT = Number(positionals[0] ?? 500)
export const AT_ONCE = 16
/** Kills of the database, spread over the run. */
export const DATABASE_KILLS = Math.max(3, Math.round(COUNT / 500))
/** Answers of a broken server that nobody sends again after; a crash of the database takes less. */
export const BROKEN_ANSWERS = 150
/** Uses of the coupon that everybody wants. */
export const COUPON_LIMIT = Math.max(2, Math.round(COUNT / 25))

/** The same decisions for the same seed; when a process dies is chance nevertheless. */
let state = Number(values.seed)
export function chance(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}
export const odds = (share: number) => chance() < share

/** One of a list. */
export const some = <T>(list: readonly T[]) => list[Math.floor(chance() * list.length)]

/** What was done, by name. */
export const counts: Record<string, number> = {}
export const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1)

/** Was a call ended by a kill of the database or of an instance, or for the sake of another? */
export const isLost = (error: any) =>
  /terminat|ECONNRE|EPIPE|connection|recovery|starting up|57P0|socket|deadlock/i.test(
    `${error?.code} ${error?.message}`
  )

/** Something of this process with the database, made again where that was killed. */
export async function lasting<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++)
    try {
      return await work()
    } catch (error) {
      if (!isLost(error) || tries > 1_200) throw error
      await delay(100)
    }
}
