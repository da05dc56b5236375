import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { QuestionSchema } from '#database/schema'
import type { EnglishBand } from '#api/candidates/candidate_facts'
import type { Difficulty, QuestionKind } from '#api/assessments/assessment_facts'
import type { QuestionStatus } from '#api/assessments/bank/question_flow'
import AssessmentTopic from '#api/assessments/models/assessment_topic'
import QuestionPassage from '#api/assessments/models/question_passage'

/** Written lists are JSON: the driver would write them as a PostgreSQL array. */
const json = { prepare: (value: unknown) => value && JSON.stringify(value) }

/** A question as it is now. Each content that it had is kept by a trigger (`keep_question_version.sql`), so that attempts keep theirs. */
export default class Question extends QuestionSchema {
  declare kind: QuestionKind
  declare status: QuestionStatus
  declare difficulty: Difficulty | null
  declare level: EnglishBand | null

  /** In the order of writing; of `order` in the right order. */
  @column(json)
  declare options: string[]

  /** Places of the right options, or the accepted answers of `text`. */
  @column(json)
  declare answerKey: (number | string)[]

  @belongsTo(() => AssessmentTopic, { foreignKey: 'topicId' })
  declare topic: BelongsTo<typeof AssessmentTopic>

  @belongsTo(() => QuestionPassage, { foreignKey: 'passageId' })
  declare passage: BelongsTo<typeof QuestionPassage>
}
