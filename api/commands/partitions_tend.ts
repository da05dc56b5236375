import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class PartitionsTend extends BaseCommand {
  static commandName = 'partitions:tend'
  static description =
    'Make the months of the audit log and of notifications ahead, and drop those that are no longer kept; safe to repeat'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { default: tendParts } = await import('#api/privacy/retention/tend_partitions')
    const { made, dropped } = await tendParts()
    this.logger.info(`Made: ${made.join(', ') || 'none'}. Dropped: ${dropped.join(', ') || 'none'}`)
  }
}
