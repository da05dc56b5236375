/**
 * The worker thread: holds the columns, keeps them up to date and answers queries. It runs as plain Node runs
 * TypeScript, without a loader, so its imports are relative and few.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { LiveIndex } from './live_index.ts'
import type { SearchAnswer, SearchQuery } from './search_query.ts'

export type Question = { number: number; query: SearchQuery }
export type Message =
  | { number: number; answer: SearchAnswer }
  | { number: number; failure: string }
  | { ready: boolean; size: number; milliseconds: number; reason?: string }
  /** It still has all that was committed by now; said every few seconds. */
  | { followed: true }

const LOOK_EVERY = 500
const AGAIN_AFTER = 2000
const SAY_EVERY = 2000

const port = parentPort!
const say = (message: Message) => port.postMessage(message)
const index = new LiveIndex(workerData.source)
let built = false

port.on('message', ({ number, query }: Question) => {
  try {
    say({ number, answer: index.search(query) })
  } catch (error) {
    say({ number, failure: String(error) })
  }
})

for (;;) {
  try {
    await follow()
  } catch (error) {
    // searches go to SQL until what was missed meanwhile is in
    say({ ready: false, size: index.size, milliseconds: 0, reason: String(error) })
    await delay(AGAIN_AFTER)
  }
}

/** Builds or catches up, then looks for changes until the connection breaks. */
async function follow(): Promise<never> {
  const client = new pg.Client({
    ...workerData.connection,
    application_name: 'candor-search',
    keepAlive: true,
  })
  let broken: Error | undefined
  client.on('error', (error) => (broken = error))
  await client.connect()
  try {
    const began = performance.now()
    if (built) await index.catchUp(client)
    else await index.build(client)
    built = true
    await index.catchUp(client)
    say({ ready: true, size: index.size, milliseconds: performance.now() - began })
    let said = performance.now()
    for (;;) {
      await delay(LOOK_EVERY)
      if (broken) throw broken
      await index.catchUp(client)
      if (performance.now() - said > SAY_EVERY) {
        said = performance.now()
        say({ followed: true })
      }
      if (index.isWorn) {
        await index.build(client)
        await index.catchUp(client)
      }
    }
  } finally {
    client.end().catch(() => undefined)
  }
}
