import logger from '@adonisjs/core/services/logger'
import env from '#config/env'
import { Cluster } from '#api/engines/open_search/open_search'

let opened: { url: string; cluster: Cluster } | undefined

/** The OpenSearch cluster that OPENSEARCH_URL names; undefined where none is named. */
export function searchCluster(): Cluster | undefined {
  const url = env.get('OPENSEARCH_URL')
  if (!url) return undefined
  if (opened?.url === url) return opened.cluster
  const cluster = new Cluster({
    urls: url.split(',').map((each) => each.trim()),
    user: env.get('OPENSEARCH_USER'),
    password: env.get('OPENSEARCH_PASSWORD')?.release(),
    prefix: env.get('OPENSEARCH_PREFIX', 'candor'),
    shards: env.get('OPENSEARCH_SHARDS', 1),
    replicas: env.get('OPENSEARCH_REPLICAS', 1),
    get log() {
      return logger
    },
  })
  opened = { url, cluster }
  return cluster
}
