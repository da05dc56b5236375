import env from '#config/env'

/** Begins to count what a server does, where an operator asks for it. */
export default class WatchProvider {
  async start() {
    if (!env.get('METRICS_TOKEN')) return
    const { startMetrics } = await import('#api/reporting/installation/metrics')
    startMetrics()
  }
}
