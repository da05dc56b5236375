import { setTimeout } from 'node:timers/promises'
import type { ApplicationService } from '@adonisjs/core/types'
import type { PgBoss } from 'pg-boss'
import env from '#config/env'

const AGAIN_AFTER_MS = 1_000

/** pg-boss on our own PostgreSQL; works its jobs in the server process unless QUEUE=off. */
export default class QueueProvider {
  #boss?: Promise<PgBoss>

  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.bind('queue', () => this.#open())
  }

  /** One for the process. A singleton of the container would keep a failure for good: the database may only be away for a moment. */
  #open() {
    this.#boss ??= Promise.all([import('#api/queue/start_queue'), import('#api/queue/queue')])
      .then(([{ startQueue }, { worker }]) => startQueue({ supervise: worker.here }))
      .catch((error) => {
        this.#boss = undefined
        throw error
      })
    return this.#boss
  }

  /** Nobody waits for the queue: the server answers while it opens. */
  async ready() {
    if (this.app.getEnvironment() !== 'web' || env.get('QUEUE') === 'off') return
    const { worker } = await import('#api/queue/queue')
    worker.here = true
    const logger = await this.app.container.make('logger')
    const begin = async (): Promise<void> => {
      try {
        const { workOff } = await import('#api/queue/start_queue')
        await workOff(await this.app.container.make('queue'))
      } catch (error) {
        if (this.app.isTerminating) return
        // the database may go away while this begins: nothing would be worked until the next start
        logger.error({ err: error }, 'the queue cannot be worked yet')
        await setTimeout(AGAIN_AFTER_MS)
        return begin()
      }
    }
    void begin()
  }

  async shutdown() {
    const boss = await this.#boss?.catch(() => undefined)
    await boss?.stop({ graceful: true, timeout: 10_000, close: true })
  }
}
