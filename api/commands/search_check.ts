import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

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

  @flags.string({ description: 'What is compared: columns or opensearch', default: 'columns' })
  declare index: string

  async run() {
    const { checkIndex, columnsToCompare, openSearchToCompare } =
      await import('#api/talent/search/check_index')
    const { openSearchProfiles } = await import('#api/talent/search/open_search_profiles')
    const say = (line: string) => this.logger.log(line)
    const outside = this.index === 'opensearch' ? openSearchProfiles() : undefined
    if (this.index !== 'columns' && !outside) {
      this.logger.error('--index is columns, or opensearch where OPENSEARCH_URL is set')
      this.exitCode = 1
      return
    }
    const { profiles, different, index, sql, bytes } = await checkIndex(
      this.filters,
      this.seed,
      say,
      outside ? (client) => openSearchToCompare(outside, client) : columnsToCompare
    )
    const at = (times: number[], part: number) =>
      (times.sort((a, b) => a - b)[Math.floor(times.length * part)] ?? 0).toFixed(2)
    const sum = (times: number[]) => times.reduce((all, time) => all + time, 0)
    say(`profiles                          ${profiles}`)
    say(`filters compared; with a difference  ${index.length}; ${different.length}`)
    say(`index, page, total and 8 facets      p50 ${at(index, 0.5)} ms, p99 ${at(index, 0.99)} ms`)
    say(`SQL, the same                        p50 ${at(sql, 0.5)} ms, p99 ${at(sql, 0.99)} ms`)
    say(`index to SQL, all filters together   ${(sum(index) / sum(sql) || 0).toFixed(3)}`)
    const parts = Object.entries(bytes).sort((a, b) => b[1] - a[1])
    const megabytes = (count: number) => `${(count / 1e6).toFixed(1).padStart(6)} MB`
    if (!outside) say(`columns                            ${megabytes(sum(Object.values(bytes)))}`)
    for (const [part, count] of parts) say(`  ${part.padEnd(37)}${megabytes(count)}`)
    for (const { query, ...answers } of different.slice(0, 3)) {
      say(`different: ${JSON.stringify(query)}`)
      say(`  SQL:   ${JSON.stringify(answers.sql)}`)
      say(`  index: ${JSON.stringify(answers.index)}`)
    }
    if (different.length > 0) this.exitCode = 1
  }
}
