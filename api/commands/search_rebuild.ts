import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Builds the index in OpenSearch anew, while the former one answers. */
export default class SearchRebuild extends BaseCommand {
  static commandName = 'search:rebuild'
  static description =
    'Build the index of OPENSEARCH_URL anew beside the one that answers, and let it answer in one step'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { rebuildIndex } = await import('#api/indexes/follow_index')
    const { openSearchProfiles } = await import('#api/talent/search/open_search_profiles')
    const profiles = openSearchProfiles()
    if (!profiles) return this.fail('OPENSEARCH_URL is not set')
    if (!(await rebuildIndex(profiles.feed))) return this.fail('it is being built already')
    const { documents } = (await profiles.feed.figures())!
    this.logger.success(`${documents} profiles are in ${profiles.feed.alias}`)
  }

  fail(reason: string) {
    this.logger.error(reason)
    this.exitCode = 1
  }
}
