import env from '#config/env'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Lease } from '#database/embedded'

/**
 * Brings the embedded PostgreSQL up before anything connects, and stops it when its last user leaves.
 * It comes before Lucid in `adonisrc.ts`: providers shut down in reverse order.
 */
export default class ClusterProvider {
  #lease?: Promise<Lease>

  constructor(protected app: ApplicationService) {}

  async start() {
    // code generation starts the application in this mode and never shuts it down
    if (this.app.getMode() === 'warmup' || env.get('DATABASE_URL')) return
    const { clusterPlace, startCluster } = await import('#database/embedded')
    const logger = await this.app.container.make('logger')
    const throwaway = this.app.inTest
    const name = throwaway ? `test-${process.pid}` : 'pg'
    this.#lease = startCluster(clusterPlace(this.app.makePath(), name), {
      throwaway,
      onProgress: (line) => logger.debug(line),
    })
    await this.#lease
  }

  /** A signal may arrive while the cluster is still starting: the promise covers that too. */
  async shutdown() {
    const lease = await this.#lease?.catch(() => undefined)
    await lease?.release()
  }
}
