import type { ApplicationService } from '@adonisjs/core/types'
import env from '#config/env'
import { followRequests } from '#api/http/watch/current_work'
import { watchStatements } from '#api/http/watch/slow_statements'

/** What operators see of a process: its slow statements, and its figures where they ask for them. */
export default class WatchProvider {
  constructor(protected app: ApplicationService) {}

  boot() {
    followRequests()
    watchStatements()
  }

  async start() {
    if (this.app.getEnvironment() !== 'web' || !env.get('METRICS_TOKEN')) return
    const { startMetrics } = await import('#api/reporting/installation/metrics')
    startMetrics()
  }
}
