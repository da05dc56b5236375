import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** What a start needs before the server may answer; does only what is not done yet. */
export default class CandorPrepare extends BaseCommand {
  static commandName = 'candor:prepare'
  static description =
    'Run pending migrations, load reference data, and fill an empty database with demo data (never in production)'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { prepare } = await import('#database/prepare')
    try {
      await prepare(this.app, (line) => this.logger.log(line))
    } catch (error: any) {
      if (error.code !== 'E_FOREIGN_DATABASE') throw error
      this.logger.error(error.message)
      this.exitCode = 1
    } finally {
      await db.manager.closeAll()
    }
  }
}
