import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { CREDIT_WARN_DAYS } from '#api/assessments/credits/credit_facts'

export default class CreditsExpire extends BaseCommand {
  static commandName = 'credits:expire'
  static description = `End test credits that have run out, and warn of those that will within ${CREDIT_WARN_DAYS} days; safe to repeat`
  static options: CommandOptions = { startApp: true }

  async run() {
    const { default: expireCredits } = await import('#api/assessments/credits/expire_credits')
    const { expired, warned } = await expireCredits()
    this.logger.info(`${expired} credits expired, ${warned} accounts warned`)
  }
}
