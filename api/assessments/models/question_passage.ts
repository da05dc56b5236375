import { QuestionPassageSchema } from '#database/schema'
import type { PassageKind } from '#api/assessments/assessment_facts'

/** A text to read, or a recording with its transcript, which nobody reads before the end. */
export default class QuestionPassage extends QuestionPassageSchema {
  declare kind: PassageKind
}
