import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { PLACE_WARN_DAYS } from '#api/talent/talent_facts'

export default class SpotlightsExpire extends BaseCommand {
  static commandName = 'spotlights:expire'
  static description = `Close spotlights whose time is over, and warn of those that end in ${PLACE_WARN_DAYS} days; safe to repeat`
  static options: CommandOptions = { startApp: true }

  async run() {
    const { expirePlaces } = await import('#api/talent/spotlight/expire_places')
    const { ended, warned } = await expirePlaces('spotlight')
    this.logger.info(`${ended} ended, ${warned} warned`)
  }
}
