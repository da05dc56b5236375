import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class QuestionsAnalyse extends BaseCommand {
  static commandName = 'questions:analyse'
  static description =
    'Count what answers say of each question, and how often each was drawn; flag what looks wrong; safe to repeat'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { default: analyseQuestions } =
      await import('#api/assessments/bank/analysis/analyse_questions')
    const { questions, flagged } = await analyseQuestions()
    this.logger.info(`${questions} questions counted, ${flagged} flagged`)
  }
}
