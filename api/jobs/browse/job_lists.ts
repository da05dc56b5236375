import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import env from '#config/env'
import type { JobFilter } from '#api/jobs/browse/job_filter'
import { countsBySql } from '#api/jobs/browse/job_counts'
import { pageBySql, type Page } from '#api/jobs/browse/job_list_query'
import { openSearchJobs, type JobIndex } from '#api/jobs/browse/open_search_jobs'
import { pageByIndex } from '#api/jobs/browse/page_by_index'

/** One page of public jobs with its exact total. */
export const listJobs = (filter: JobFilter, page: Page) =>
  byChoice(
    filter,
    (index) => pageByIndex(index, filter, page),
    () => pageBySql(filter, page)
  )

/** How many jobs each choice of each facet would leave. */
export const countJobs = (filter: JobFilter) =>
  byChoice(
    filter,
    (index) => index.counts(filter),
    () => countsBySql(filter)
  )

/** The index that SEARCH_INDEX chose while it can, PostgreSQL at any other time. */
async function byChoice<T>(
  filter: JobFilter,
  byIndex: (index: JobIndex) => Promise<T>,
  bySql: () => Promise<T>
): Promise<T> {
  // a test's open transaction is seen by nobody else; whom somebody shortlisted is in no index
  const index =
    env.get('SEARCH_INDEX') === 'opensearch' &&
    db.connectionGlobalTransactions.size === 0 &&
    !filter.shortlisted
      ? openSearchJobs()
      : undefined
  if (!index || index.isResting) return bySql()
  try {
    return await byIndex(index)
  } catch (error) {
    logger.warn({ err: error }, 'a list of jobs was answered by SQL')
    return bySql()
  }
}
