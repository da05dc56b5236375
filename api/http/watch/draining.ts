import { setTimeout as delay } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import env from '#config/env'

/** For what is under way: the files of docs/deploy have a process killed after 30 and 40 seconds; jobs of the queue get 10. */
const LONGEST_END_MS = 20_000

let told = false

/** Whether this process was told to end, so that balancers send it nothing new. */
export const isDraining = () => told || app.isTerminating || app.isTerminated

/**
 * Says so from now on, still answers for `DRAIN_SECONDS`, as a balancer hears of it before the port closes, and ends the
 * process after what is under way. It ends for certain: what a start that is not over yet goes on to open, and a database
 * that does not let go, would keep it.
 */
export async function drainAndEnd(): Promise<void> {
  if (told) return
  told = true
  if (app.getEnvironment() === 'web') await delay(env.get('DRAIN_SECONDS', 0) * 1000)
  setTimeout(() => leave('what is under way does not end'), LONGEST_END_MS).unref()
  try {
    await app.terminate()
  } catch (error) {
    leave(error)
  }
  process.exit()
}

function leave(cause: unknown): never {
  logger.error({ err: cause }, 'this process ends without having closed everything')
  process.exit(1)
}
