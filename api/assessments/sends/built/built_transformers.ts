import { BaseTransformer } from '@adonisjs/core/transformers'
import type Assessment from '#api/assessments/models/assessment'
import type { BuiltTest } from '#api/assessments/sends/built/built_test'
import type Question from '#api/assessments/models/question'

/** A test as a company chooses it. */
export class OfferedTestTransformer extends BaseTransformer<Assessment> {
  constructor(
    test: Assessment,
    protected lacking: Map<number, string> = new Map()
  ) {
    super(test)
  }

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
      version: this.resource.version,
      /** Why nobody can take it at the moment. */
      lacks: this.lacking.get(id) ?? null,
    }
  }
}

/** A company's test with what it consists of, so that it can be changed. */
export class BuiltTestTransformer extends BaseTransformer<BuiltTest> {
  toObject() {
    const { test, lacks, draws, questions } = this.resource
    return {
      ...new OfferedTestTransformer(test).toObject(),
      lacks,
      draws: draws.map(({ topic, difficulty, count }) => ({
        topic,
        difficulty: difficulty ?? null,
        count,
      })),
      questions: questions.map(({ id, body, kind, companyId, status }) => ({
        _id: String(id),
        title: body.split('\n')[0],
        kind,
        isOwn: companyId !== null,
        active: status === 'active',
      })),
    }
  }
}

/** An exercise of the banks as a company chooses it: what is asked, never what decides. */
export class ExerciseTransformer extends BaseTransformer<Question> {
  toObject() {
    const { id, body, difficulty, exercise } = this.resource
    const [title, ...statement] = body.split('\n')
    return {
      _id: String(id),
      title,
      body: statement.join('\n').trim(),
      difficulty,
      language: exercise!.language,
      signature: exercise!.signature,
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
