import { flushCompileCache } from 'node:module'
import type { ApplicationService } from '@adonisjs/core/types'
import env from '#config/env'
import { followWork } from '#api/http/watch/current_work'
import { watchStatements } from '#api/http/watch/statements'

/** What operators see of a process: its slow statements, and its figures and traces where they ask for them. */
export default class WatchProvider {
  #stopTraces?: () => Promise<void>

  constructor(protected app: ApplicationService) {}

  boot() {
    followWork()
    watchStatements()
  }

  async start() {
    if (this.app.getEnvironment() === 'web' && env.get('METRICS_TOKEN')) {
      const { startMetrics } = await import('#api/reporting/installation/metrics')
      startMetrics()
    }
    const endpoint = env.get('OTEL_EXPORTER_OTLP_ENDPOINT')
    if (!endpoint || this.app.getMode() === 'warmup') return
    const { startTraces } = await import('#api/http/watch/traces')
    this.#stopTraces = startTraces({
      endpoint,
      headers: env.get('OTEL_EXPORTER_OTLP_HEADERS')?.release(),
      share: env.get('OTEL_TRACES_SAMPLER_ARG', 1),
      version: String(this.app.version ?? ''),
    })
  }

  /** A process that is killed would leave nothing of what it compiled to the next start. */
  ready() {
    setTimeout(flushCompileCache, 3_000).unref()
  }

  async shutdown() {
    await this.#stopTraces?.()
  }
}
