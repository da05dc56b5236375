import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** What a start of this version would do to the database, before it does it. */
export default class UpgradeCheck extends BaseCommand {
  static commandName = 'upgrade:check'
  static description =
    'Tell which migrations a start would run, whether the version before may go on beside them, and what cannot go back; changes nothing'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { refuseForeign } = await import('#database/migrate')
    const { pendingSteps, wordsOf } = await import('#database/upgrade')
    try {
      await refuseForeign(this.app)
      const steps = await pendingSteps(this.app)
      this.logger.log(`Migrations that have not run: ${steps.length}`)
      for (const { name } of steps) this.logger.log(`  ${name}`)
      const words = wordsOf(steps)
      for (const line of words) this.logger.warning(line)
      if (steps.length > 0 && words.length === 0)
        this.logger.log(
          'The version before may go on beside this one, and "node ace migration:rollback" takes them back.'
        )
      if (words.length > 0) this.exitCode = 1
    } catch (error: any) {
      if (error.code !== 'E_FOREIGN_DATABASE') throw error
      this.logger.error(error.message)
      this.exitCode = 1
    } finally {
      await db.manager.closeAll()
    }
  }
}
