import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Runs the interviews' scheduled command by hand: after an outage, or where another scheduler does it. */
export default class InterviewsTick extends BaseCommand {
  static commandName = 'interviews:tick'
  static description =
    'Send interview reminders, let unanswered interviews lapse, and end those that are over; safe to repeat'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { default: settleInterviews } = await import('#api/interviews/settle_interviews')
    this.logger.log(`${await settleInterviews()} interviews brought up to date`)
  }
}
