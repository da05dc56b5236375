import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Builds the indexes in OpenSearch anew, while the former ones answer. */
export default class SearchRebuild extends BaseCommand {
  static commandName = 'search:rebuild'
  static description =
    'Build the indexes of OPENSEARCH_URL anew beside those that answer, and let each answer in one step'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { rebuildIndex } = await import('#api/indexes/follow_index')
    const { openSearchJobs } = await import('#api/jobs/browse/open_search_jobs')
    const { openSearchProfiles } = await import('#api/talent/search/open_search_profiles')
    for (const index of [openSearchProfiles(), openSearchJobs()]) {
      if (!index) return this.fail('OPENSEARCH_URL is not set')
      const { feed } = index
      if (!(await rebuildIndex(feed))) return this.fail(`${feed.alias} is being built already`)
      this.logger.success(`${feed.alias} has ${(await feed.figures())!.documents} documents`)
    }
  }

  fail(reason: string) {
    this.logger.error(reason)
    this.exitCode = 1
  }
}
