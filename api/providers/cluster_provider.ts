import type { ApplicationService } from '@adonisjs/core/types'
import type { Lease } from '#database/embedded'

/**
 * Brings the embedded PostgreSQL up before anything connects, and stops it when its last user leaves.
 * It comes before Lucid in `adonisrc.ts`: providers shut down in reverse order.
 */
export default class ClusterProvider {
  #lease?: Lease

  constructor(protected app: ApplicationService) {}

  async start() {
    // code generation starts the application in this mode and never shuts it down
    if (this.app.getMode() === 'warmup') return
    if (process.env.DATABASE_URL) return
    const { clusterPlace, startCluster } = await import('#database/embedded')
    const logger = await this.app.container.make('logger')
    const throwaway = this.app.inTest
    const name = throwaway ? `test-${process.pid}` : 'pg'
    this.#lease = await startCluster(clusterPlace(this.app.makePath(), name), {
      throwaway,
      onProgress: (line) => logger.debug(line),
    })
  }

  async shutdown() {
    await this.#lease?.release()
  }
}
