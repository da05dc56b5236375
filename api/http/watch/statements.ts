import { channel } from 'node:diagnostics_channel'
import pg from 'pg'
import env from '#config/env'
import logger from '@adonisjs/core/services/logger'
import { currentWork, nameWork, type Work } from '#api/http/watch/current_work'

/** From how many milliseconds on a statement is slow, unless the operator says otherwise. */
const SLOW_MS = 500
const MOST_TEXT = 2_000

type Callback = (...answer: unknown[]) => unknown
let watching = false

/** A statement that is done: its text without values, when it began by `performance.now()`, and what it was for. */
export type Statement = { text: string; began: number; failed: boolean; work?: Work }

/** Tells of each statement that is done; nothing is told while nobody listens. */
export const statements = channel('candor.statement')

/**
 * Watches the statements of every pool of this thread: those of SLOW_STATEMENT_MS or longer are logged with the request
 * or the job that they were for, and all are told to who listens. Values never appear. Calling it again changes nothing.
 */
export function watchStatements() {
  if (watching) return
  watching = true
  const client = pg.Client.prototype as { query: (...args: any[]) => any }
  const { query } = client
  client.query = function (...args: unknown[]) {
    const slow = env.get('SLOW_STATEMENT_MS', SLOW_MS)
    const asked = textOf(args[0])
    if (asked === undefined || (slow === 0 && !statements.hasSubscribers))
      return query.apply(this, args)
    const began = performance.now()
    // asked for now: the answer comes in the context of the connection
    const work = currentWork()
    const done = (failed: boolean) => {
      const milliseconds = Math.round(performance.now() - began)
      const isSlow = slow > 0 && milliseconds >= slow
      if (!isSlow && !statements.hasSubscribers) return
      const text = asked.replace(/\s+/g, ' ').trim().slice(0, MOST_TEXT)
      statements.publish({ text, began, failed, work } satisfies Statement)
      if (isSlow)
        logger.warn({ milliseconds, statement: text, ...nameWork(work) }, 'slow statement')
    }
    return timed(args, done, () => query.apply(this, args))
  }
}

/** Runs a statement whose answer comes by a callback, which may be anywhere, or by a promise. */
function timed(args: unknown[], done: (failed: boolean) => void, run: () => Promise<unknown>) {
  const at = args.findIndex((each) => typeof each === 'function')
  if (at < 0) {
    const answer = run()
    answer.then(
      () => done(false),
      () => done(true)
    )
    return answer
  }
  const callback = args[at] as Callback
  args[at] = (...answer: unknown[]) => {
    done(Boolean(answer[0]))
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
