import type { ApplicationService } from '@adonisjs/core/types'
import type { PgBoss } from 'pg-boss'
import env from '#start/env'

/** pg-boss on our own PostgreSQL; works its jobs in the server process unless QUEUE=off. */
export default class QueueProvider {
  #boss?: PgBoss

  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton('queue', async () => {
      const { startQueue } = await import('#api/queue/start_queue')
      this.#boss = await startQueue({ supervise: this.#worksHere })
      return this.#boss
    })
  }

  get #worksHere() {
    return this.app.getEnvironment() === 'web' && env.get('QUEUE') !== 'off'
  }

  async ready() {
    if (!this.#worksHere) return
    const { workOff } = await import('#api/queue/start_queue')
    await workOff(await this.app.container.make('queue'))
  }

  async shutdown() {
    await this.#boss?.stop({ graceful: true, timeout: 10_000, close: true })
  }
}
