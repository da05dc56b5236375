import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type pg from 'pg'
import type { Comparison } from '#api/indexes/compare'

/** Is the search index right? Fails where it is not, and prints both answers. */
export default class SearchCheck extends BaseCommand {
  static commandName = 'search:check'
  static description =
    'Compare pages, totals and counts of the search index with SQL on random filters, and print both times'
  static options: CommandOptions = { startApp: true }

  @flags.number({ description: 'How many filters', default: 1000 })
  declare filters: number

  @flags.number({ description: 'Another number makes other filters', default: 1 })
  declare seed: number

  @flags.string({
    description: 'What is compared: columns, opensearch, or jobs (the lists of jobs in OpenSearch)',
    default: 'columns',
  })
  declare index: string

  async run() {
    const { wordsOfComparison } = await import('#api/indexes/compare')
    const { withClient } = await import('#api/indexes/follow_index')
    const say = (line: string) => this.logger.log(line)
    const comparison = await withClient((client) => this.#compare(client, say))
    if (!comparison) {
      this.logger.error('--index is columns, or opensearch or jobs where OPENSEARCH_URL is set')
      this.exitCode = 1
      return
    }
    for (const line of wordsOfComparison(comparison)) say(line)
    if (comparison.different.length > 0) this.exitCode = 1
  }

  async #compare(client: pg.Client, say: (line: string) => void): Promise<Comparison | undefined> {
    const { openSearchJobs } = await import('#api/jobs/browse/open_search_jobs')
    const { openSearchProfiles } = await import('#api/talent/search/open_search_profiles')
    const { checkIndex, columnsToCompare, openSearchToCompare } =
      await import('#api/talent/search/check_index')
    if (this.index === 'columns') {
      const columns = await columnsToCompare(client)
      say(`profiles                             ${columns.profiles}`)
      const comparison = await checkIndex(columns, client, this.filters, this.seed, say)
      sayBytes(columns.bytes(), say)
      return comparison
    }
    const profiles = this.index === 'opensearch' ? openSearchProfiles() : undefined
    if (profiles) {
      const outside = await openSearchToCompare(profiles, client)
      say(`profiles                             ${outside.profiles}`)
      return checkIndex(outside, client, this.filters, this.seed, say)
    }
    const jobs = this.index === 'jobs' ? openSearchJobs() : undefined
    if (!jobs) return undefined
    const { checkJobs } = await import('#api/jobs/browse/check_jobs')
    const catchUp = () => jobs.feed.step(client)
    await catchUp()
    return checkJobs(jobs, this.filters, this.seed, catchUp, say)
  }
}

/** How much memory each part of the columns takes. */
function sayBytes(bytes: Record<string, number>, say: (line: string) => void) {
  const parts = Object.entries(bytes).sort((a, b) => b[1] - a[1])
  const megabytes = (count: number) => `${(count / 1e6).toFixed(1).padStart(6)} MB`
  say(
    `columns                            ${megabytes(parts.reduce((sum, [, count]) => sum + count, 0))}`
  )
  for (const [part, count] of parts) say(`  ${part.padEnd(37)}${megabytes(count)}`)
}
