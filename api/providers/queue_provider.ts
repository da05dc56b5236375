import type { ApplicationService } from '@adonisjs/core/types'
import type { PgBoss } from 'pg-boss'
import env from '#config/env'

/** pg-boss on our own PostgreSQL; works its jobs in the server process unless QUEUE=off. */
export default class QueueProvider {
  #boss?: Promise<PgBoss>

  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton('queue', () => {
      this.#boss = Promise.all([import('#api/queue/start_queue'), import('#api/queue/queue')]).then(
        ([{ startQueue }, { worker }]) => startQueue({ supervise: worker.here })
      )
      return this.#boss
    })
  }

  /** Nobody waits for the queue: the server answers while it opens. */
  async ready() {
    if (this.app.getEnvironment() !== 'web' || env.get('QUEUE') === 'off') return
    const { worker } = await import('#api/queue/queue')
    worker.here = true
    const logger = await this.app.container.make('logger')
    const begin = async () => {
      const { workOff } = await import('#api/queue/start_queue')
      await workOff(await this.app.container.make('queue'))
    }
    begin().catch(
      (error) =>
        this.app.isTerminating || logger.fatal({ err: error }, 'the queue cannot be worked')
    )
  }

  async shutdown() {
    const boss = await this.#boss?.catch(() => undefined)
    await boss?.stop({ graceful: true, timeout: 10_000, close: true })
  }
}
