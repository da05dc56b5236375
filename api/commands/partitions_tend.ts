import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class PartitionsTend extends BaseCommand {
  static commandName = 'partitions:tend'
  static description =
    'Make the months of the audit log ahead, and drop those that are no longer kept; safe to repeat'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { default: tendAudit } = await import('#api/accounts/audit/tend_audit')
    const { made, dropped } = await tendAudit()
    this.logger.info(`Made: ${made.join(', ') || 'none'}. Dropped: ${dropped.join(', ') || 'none'}`)
  }
}
