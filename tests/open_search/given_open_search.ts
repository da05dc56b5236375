import { randomUUID } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import { Cluster, ProfileIndex } from '#api/engines/open_search/open_search'
import { searchableDocuments } from '#api/talent/search/searchable_documents'
import { startOpenSearch } from '#tests/open_search/open_search_server'

/** Profiles in the cluster that OPENSEARCH_URL names, else in a server of the test's own; indexes of its own in both. */
export async function givenOpenSearch() {
  const outside = process.env.OPENSEARCH_URL
  const server = outside ? undefined : await startOpenSearch()
  const cluster = new Cluster({
    urls: outside ? outside.split(',') : [server!.url],
    user: process.env.OPENSEARCH_USER,
    password: process.env.OPENSEARCH_PASSWORD,
    prefix: `candor-test-${randomUUID()}`,
    shards: 2,
    replicas: 0,
    log: logger,
  })
  return {
    cluster,
    profiles: new ProfileIndex(cluster, searchableDocuments),
    /** The indexes that this test made and that are still there. */
    async indexes() {
      const search = await cluster.client()
      const { body } = await search.indices.get({ index: `${cluster.place.prefix}-*` })
      return Object.keys(body)
    },
    async stop() {
      const search = await cluster.client()
      for (const index of await this.indexes()) await search.indices.delete({ index })
      await cluster.close()
      await server?.stop()
    },
  }
}
