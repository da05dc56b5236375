import {
  readChanged,
  readSome,
  type SearchAnswer,
  type SearchIndex,
  type SearchQuery,
  type Source,
} from '#api/engines/search_columns/search_columns'
import type { Cluster } from '#api/engines/open_search/cluster'
import { Feed } from '#api/engines/open_search/feed'
import { findPage } from '#api/engines/open_search/pages'
import { facetsOf, searchBody } from '#api/engines/open_search/profile_query'
import { PROFILES, profileFields, profileMapping } from '#api/engines/open_search/profile_fields'

/** Profiles in OpenSearch: the same answers as the other indexes give. */
export class ProfileIndex implements SearchIndex {
  readonly feed: Feed
  readonly #cluster: Cluster

  constructor(cluster: Cluster, source: Source) {
    this.#cluster = cluster
    this.feed = new Feed(cluster, {
      name: PROFILES,
      mapping: profileMapping,
      some: async (client, after, most) =>
        (await readSome(client, source, after, most)).map((document) => ({
          id: document.id,
          fields: profileFields(document),
        })),
      changed: async (client, since) =>
        (await readChanged(client, source, since)).map(({ document, ...change }) => ({
          ...change,
          fields: document && profileFields(document),
        })),
    })
  }

  /** Whether the cluster just failed to answer. */
  get isResting() {
    return this.#cluster.isResting
  }

  async search(query: SearchQuery): Promise<SearchAnswer> {
    const { alias } = this.feed
    const found = await findPage(this.#cluster, alias, searchBody(query), query)
    return {
      rows: found.rows.map(([key, id]) => ({ id, key })),
      total: found.total,
      facets: query.facets ? facetsOf(found.aggregations!, query) : null,
    }
  }
}
