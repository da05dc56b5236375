import pg from 'pg'
import env from '#config/env'
import logger from '@adonisjs/core/services/logger'
import { currentWork, nameWork } from '#api/http/watch/current_work'

/** From how many milliseconds on a statement is slow, unless the operator says otherwise. */
const SLOW_MS = 500
const MOST_TEXT = 2_000

type Callback = (...answer: unknown[]) => unknown
let watching = false

/**
 * Logs each statement of SLOW_STATEMENT_MS or longer, of every pool of this thread: its text, its time, and the request
 * or the job that it was for. Its values never appear. Calling it again changes nothing.
 */
export function watchStatements() {
  if (watching) return
  watching = true
  const client = pg.Client.prototype as { query: (...args: any[]) => any }
  const { query } = client
  client.query = function (...args: unknown[]) {
    const slow = env.get('SLOW_STATEMENT_MS', SLOW_MS)
    const text = textOf(args[0])
    if (slow === 0 || text === undefined) return query.apply(this, args)
    const began = performance.now()
    // asked for now: the answer comes in the context of the connection
    const work = currentWork()
    const done = () => {
      const milliseconds = Math.round(performance.now() - began)
      if (milliseconds < slow) return
      const statement = text.replace(/\s+/g, ' ').trim().slice(0, MOST_TEXT)
      logger.warn({ milliseconds, statement, ...nameWork(work) }, 'slow statement')
    }
    return timed(args, done, () => query.apply(this, args))
  }
}

/** Runs a statement whose answer comes by a callback, which may be anywhere, or by a promise. */
function timed(args: unknown[], done: () => void, run: () => Promise<unknown>) {
  const at = args.findIndex((each) => typeof each === 'function')
  if (at < 0) {
    const answer = run()
    answer.then(done, done)
    return answer
  }
  const callback = args[at] as Callback
  args[at] = (...answer: unknown[]) => {
    done()
    return callback(...answer)
  }
  return run()
}

/** The text of a statement; undefined for streams and cursors, which take as long as their reader. */
function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked
  const { text, submit } = (asked ?? {}) as { text?: string; submit?: unknown }
  return submit ? undefined : text
}
