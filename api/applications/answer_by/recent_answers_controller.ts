import type { HttpContext } from '@adonisjs/core/http'
import RecentAnswerTransformer from '#api/applications/answer_by/recent_answer_transformer'
import { recentAnswers, SHOWN } from '#api/applications/answer_by/recent_answers'

export default class RecentAnswersController {
  /**
   * Tells of companies that answered somebody in the last week; nobody is named.
   *
   * @most 4
   */
  async index({ serialize }: HttpContext) {
    return serialize({
      message: 'Answers of this week',
      data: RecentAnswerTransformer.transform(await recentAnswers(SHOWN)),
    })
  }
}
