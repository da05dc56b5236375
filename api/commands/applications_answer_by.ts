import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { EXPIRES_AFTER_DAYS } from '#api/applications/application_facts'

/** Runs the daily answer-by command now, for an operator who cannot wait. */
export default class ApplicationsAnswerBy extends BaseCommand {
  static commandName = 'applications:answer-by'
  static description = `Mark applications whose promised answer is late, and close those that waited ${EXPIRES_AFTER_DAYS} days`
  static options: CommandOptions = { startApp: true }

  async run() {
    const { default: answerBy } = await import('#api/applications/answer_by/answer_by')
    const { late, expired } = await answerBy()
    this.logger.info(`${late} marked late, ${expired} closed`)
  }
}
