import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import logger from '@adonisjs/core/services/logger'
import transmit from '#api/notifications/stream/transmit'
import { countRequests } from '#api/http/watch/request_figures'
import { pools } from '#api/http/watch/pools'
import { replica } from '#api/http/replica/read_replica'
import { searchFigures } from '#api/talent/search/current_index'
import { backgroundState } from '#api/reporting/installation/background_state'

let registry: Registry | undefined

/** Begins to count what this process does; calling it again changes nothing. */
export function startMetrics() {
  if (registry) return
  registry = new Registry()
  collectDefaultMetrics({ register: registry })
  countRequests(registry)
}

/** This process and the installation in Prometheus's text format. What cannot be read is left out: never an old or made-up figure. */
export async function metricsText() {
  startMetrics()
  const own = await registryOfProcess()
  const shared = await registryOfInstallation()
  return Registry.merge([registry!, own, shared]).metrics()
}

export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE

/** Gauges that are made for one answer: a name that is gone leaves nothing behind. */
function gaugesIn(registers: Registry[]) {
  return (name: string, help: string, values: [Record<string, string>, number][]) => {
    const labelNames = Object.keys(values[0]?.[0] ?? {})
    const gauge = new Gauge({ name: `candor_${name}`, help, labelNames, registers })
    for (const [labels, value] of values) gauge.set(labels, value)
  }
}

async function registryOfProcess() {
  const made = new Registry()
  const gauge = gaugesIn([made])
  const all = pools()
  const ofPools = (of: 'used' | 'waiting' | 'most'): [Record<string, string>, number][] =>
    all.map((pool) => [{ pool: pool.name }, pool[of]])
  gauge('pool_connections_used', 'Database connections in use', ofPools('used'))
  gauge('pool_connections_most', 'Database connections that the pool may open', ofPools('most'))
  gauge('pool_waiting', 'Statements that wait for a database connection', ofPools('waiting'))
  if (replica?.lag !== undefined)
    gauge('replica_lag_seconds', 'Seconds by which the replica is behind, as seen from here', [
      [{}, replica.lag / 1_000],
    ])
  gauge('live_streams', 'Live streams that are open here', [[{}, transmit.hub.size]])
  const { age } = await searchFigures()
  if (age !== null)
    gauge('search_index_age_seconds', 'Seconds since the search index had every change', [
      [{}, age],
    ])
  return made
}

async function registryOfInstallation() {
  const made = new Registry()
  const gauge = gaugesIn([made])
  const state = await backgroundState().catch((error) => {
    logger.warn({ err: error }, 'what waits in the background was not read')
    return undefined
  })
  gauge('database_up', 'Whether the database answered just now', [[{}, state ? 1 : 0]])
  if (!state) return made
  gauge(
    'queue_waiting',
    'Background jobs that are due, over all instances',
    state.queues.map(({ name, waiting }) => [{ name }, waiting])
  )
  gauge(
    'queue_oldest_seconds',
    'Seconds for which the oldest due job waits',
    state.queues.map(({ name, oldestSeconds }) => [{ name }, oldestSeconds])
  )
  gauge('dead_letters', 'Background jobs that failed for good', [[{}, state.dead]])
  gauge('mails_waiting', 'Mails that are due', [[{}, state.mails.waiting]])
  gauge('mails_oldest_seconds', 'Seconds for which the oldest due mail waits', [
    [{}, state.mails.oldestSeconds],
  ])
  gauge('mails_failed_day', 'Mails that failed for good within a day', [[{}, state.mails.failed]])
  return made
}
