import { followIndex } from '#api/indexes/follow_index'
import { openSearchProfiles } from '#api/talent/search/open_search_profiles'

/** Brings what changed in profiles to OpenSearch, for a minute; nothing where no cluster is named. Safe to run twice. */
export default async function feedProfiles() {
  const profiles = openSearchProfiles()
  if (profiles) await followIndex(profiles.feed)
}
