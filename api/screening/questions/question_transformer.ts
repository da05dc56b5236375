import { BaseTransformer } from '@adonisjs/core/transformers'
import type ScreeningQuestion from '#api/screening/models/screening_question'

export default class QuestionTransformer extends BaseTransformer<ScreeningQuestion> {
  constructor(
    question: ScreeningQuestion,
    /** What the job's application form asks, in lower case. */
    protected asked: Set<string> = new Set()
  ) {
    super(question)
  }

  toObject() {
    const { id, jobId, applicationId, question, kind, weight, idealAnswer, engine } = this.resource
    return {
      _id: String(id),
      jobId: String(jobId),
      appliedId: applicationId === null ? null : String(applicationId),
      question,
      kind,
      weight,
      idealAnswer,
      writtenBy: engine,
      /** The application form asks it, so answers can be compared. */
      isAsked: this.asked.has(question.trim().toLowerCase()),
    }
  }
}
