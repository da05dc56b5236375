import { BaseTransformer } from '@adonisjs/core/transformers'
import type Assessment from '#api/assessments/models/assessment'
import type Question from '#api/assessments/models/question'

/** A test as a company chooses it. */
export class OfferedTestTransformer extends BaseTransformer<Assessment> {
  toObject() {
    const { id, name, kind, description, questionCount, minutes, passPercent, status } =
      this.resource
    return {
      _id: String(id),
      name,
      kind,
      description,
      questions: questionCount,
      minutes,
      pass: passPercent,
      isOwn: this.resource.companyId !== null,
      active: status === 'active',
    }
  }
}

/** A company's own question, with its key: only its own company reads it so. */
export class OwnQuestionTransformer extends BaseTransformer<Question> {
  toObject() {
    const { id, kind, body, options, answerKey, explanation, difficulty, version } = this.resource
    return {
      _id: String(id),
      kind,
      body,
      options,
      /** Places of the right options, from 0, or the texts that count as right. */
      answerKey: kind === 'text' ? answerKey : answerKey.map((place) => Number(place) - 1),
      explanation,
      difficulty,
      version,
    }
  }
}
