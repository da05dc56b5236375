import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Runs the scheduled command for snoozed profiles by hand. */
export default class ProfilesWake extends BaseCommand {
  static commandName = 'profiles:wake'
  static description = 'Show again the profiles whose snooze is over; safe to repeat'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { default: wakeProfiles } = await import('#api/candidates/control/wake_profiles')
    this.logger.log(`${await wakeProfiles()} profiles are active again`)
  }
}
