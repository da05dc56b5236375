/**
 * The worker thread: holds the columns, keeps them up to date and answers queries. It runs as plain Node runs
 * TypeScript, without a loader, so its imports are relative and few.
 */
import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import type { PartAnswer } from './join_answers.ts'
import { LiveIndex } from './live_index.ts'
import { UnusableSnapshot } from './snapshot_file.ts'
import type { SearchAnswer, SearchQuery } from './search_query.ts'

/** `isPart` where others hold the other profiles: what this one gives is put together with theirs. */
export type Question = { number: number; query: SearchQuery; isPart: boolean }
export type Message =
  | { number: number; answer: SearchAnswer | PartAnswer }
  | { number: number; failure: string }
  | { ready: boolean; size: number; milliseconds: number; from?: Origin; reason?: string }
  /** The snapshot was written, or could not be, or is not used. */
  | { snapshot: 'written'; bytes: number; milliseconds: number }
  | { snapshot: 'not written' | 'not used'; reason: string }
  /** It still has all that was committed by now; said every few seconds. */
  | { followed: true }

/** What the columns were made of at last: a snapshot and what changed since, the table, or what changed since a pause. */
type Origin = 'snapshot' | 'table' | 'changes'

const LOOK_EVERY = 500
const AGAIN_AFTER = 2000
const SAY_EVERY = 2000

const port = parentPort!
const say = (message: Message) => port.postMessage(message)
const index = new LiveIndex(workerData.source)
const path: string | undefined = workerData.snapshot
let built = false
let writing = Promise.resolve()

port.on('message', ({ number, query, isPart }: Question) => {
  try {
    say({ number, answer: isPart ? index.part(query) : index.search(query) })
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
    const from = await fill(client)
    built = true
    await index.catchUp(client)
    say({ ready: true, size: index.size, milliseconds: performance.now() - began, from })
    if (from === 'table') keep()
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
        keep()
      }
    }
  } finally {
    client.end().catch(() => undefined)
  }
}

async function fill(client: pg.Client): Promise<Origin> {
  if (built) {
    await index.catchUp(client)
    return 'changes'
  }
  if (await restore(client)) return 'snapshot'
  await index.build(client)
  return 'table'
}

async function restore(client: pg.Client): Promise<boolean> {
  if (path === undefined) return false
  try {
    return await index.restore(client, path)
  } catch (error) {
    say({ snapshot: 'not used', reason: wordsOf(error) })
    if (error instanceof UnusableSnapshot) await rm(path, { force: true })
    return false
  }
}

/** Writes the snapshot while searches are answered; one after the other, the last one last. */
function keep() {
  if (path === undefined) return
  writing = writing.then(async () => {
    const began = performance.now()
    try {
      const bytes = await index.keep(path)
      if (bytes > 0) say({ snapshot: 'written', bytes, milliseconds: performance.now() - began })
    } catch (error) {
      say({ snapshot: 'not written', reason: wordsOf(error) })
    }
  })
}

function wordsOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
