import { searchCluster } from '#api/indexes/search_cluster'
import { ProfileIndex, type Cluster } from '#api/engines/open_search/open_search'
import { searchableDocuments } from '#api/talent/search/searchable_documents'

let made: { cluster: Cluster; profiles: ProfileIndex } | undefined

/** The profiles in the cluster of the settings, whether searches are answered there or not; undefined without one. */
export function openSearchProfiles(): ProfileIndex | undefined {
  const cluster = searchCluster()
  if (!cluster) return undefined
  if (made?.cluster !== cluster)
    made = { cluster, profiles: new ProfileIndex(cluster, searchableDocuments) }
  return made.profiles
}
