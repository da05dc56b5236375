import { BaseTransformer } from '@adonisjs/core/transformers'
import type { OfferedTest } from '#api/assessments/choosing/offered_tests'

/** A test of a candidate's choice, and its state for them; with its skill or stack loaded. */
export default class TestTransformer extends BaseTransformer<OfferedTest> {
  toObject() {
    const { assessment, standing, isRecommended, isSelected } = this.resource
    const { id, kind, name, skillId, stackId, questionCount, minutes, passPercent } = assessment
    return {
      _id: String(id),
      kind,
      name,
      icon: (kind === 'stack' ? assessment.stack : assessment.skill)?.icon ?? null,
      skillId: skillId === null ? null : String(skillId),
      stackId: stackId === null ? null : String(stackId),
      questions: questionCount,
      minutes,
      pass: passPercent,
      state: standing.state,
      attemptId: standing.attemptId === null ? null : String(standing.attemptId),
      again: standing.again?.toUTC().toISO() ?? null,
      byCredit: standing.byCredit,
      best: standing.best,
      isRecommended,
      isSelected,
    }
  }
}
