import { followIndex } from '#api/indexes/follow_index'
import { openSearchJobs } from '#api/jobs/browse/open_search_jobs'

/** Brings what changed in jobs to OpenSearch, for a minute; nothing where no cluster is named. Safe to run twice. */
export default async function feedJobs() {
  const jobs = openSearchJobs()
  if (jobs) await followIndex(jobs.feed)
}
