import { readFile } from 'node:fs/promises'
import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** New rates for comparing pay: the list "Highest pay" follows them at once. */
export default class RatesLoad extends BaseCommand {
  static commandName = 'rates:load'
  static description = 'Load exchange rates, and compare the pay of jobs by them'
  static options: CommandOptions = { startApp: true }

  @args.string({
    required: false,
    description:
      'eurofxref-daily.xml of the European Central Bank, or JSON; the rates of this version unless named',
  })
  declare file?: string

  async run() {
    const { loadRates, ratesFrom, repositoryRates } =
      await import('#api/jobs/browse/exchange_rates')
    const rates = this.file ? ratesFrom(await readFile(this.file, 'utf8')) : repositoryRates()
    const changed = await loadRates(rates)
    this.logger.info(`Rates of ${rates.date}: ${changed} jobs are worth something else`)
  }
}
