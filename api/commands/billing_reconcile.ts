import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Compares payments with the gateways now, for an operator who cannot wait for the hour. */
export default class BillingReconcile extends BaseCommand {
  static commandName = 'billing:reconcile'
  static description =
    'Compare payments with what the gateways list: complete what was not told, report what differs'
  static options: CommandOptions = { startApp: true }

  @flags.number({ description: 'How many days back', default: 3 })
  declare days: number

  @flags.number({ description: 'Leave out what is younger than so many minutes', default: 10 })
  declare quiet: number

  async run() {
    const { reconcile } = await import('#api/billing/reconcile/reconcile')
    const rows = await reconcile({ days: this.days, quietMinutes: this.quiet })
    if (rows.length === 0) this.logger.info('No gateway is set up')
    for (const { gateway, compared, repaired, untold, problems } of rows) {
      this.logger.info(
        `${gateway}: ${compared} payments compared, ${repaired} completed, ${untold} of them without a webhook`
      )
      for (const problem of problems) this.logger.error(problem)
      if (problems.length > 0) this.exitCode = 1
    }
  }
}
