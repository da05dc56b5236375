import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { QuestionStatisticSchema } from '#database/schema'
import type { QuestionFlag } from '#api/assessments/assessment_facts'
import type { OptionShare } from '#api/assessments/bank/analysis/flags_of'
import Question from '#api/assessments/models/question'

/** What the answers to a question's present version say of it; `analyse_questions.ts` counts it anew, nothing else writes it. */
export default class QuestionStatistic extends QuestionStatisticSchema {
  declare flags: QuestionFlag[]

  @column()
  declare options: any

  @belongsTo(() => Question)
  declare question: BelongsTo<typeof Question>

  get rightPercent() {
    return Math.round(100 * this.rightShare)
  }

  /** Who chose what, a line each: for people who read it, not for programs. */
  get optionWords() {
    return (this.options as OptionShare[])
      .map(
        ({ place, key, share, upper, lower }) =>
          `${place}${key ? ' (right)' : ''}: ${percent(share)} of all, ${percent(upper)} of the strong, ${percent(lower)} of the weak`
      )
      .join('\n')
  }
}

const percent = (share: number) => `${Math.round(100 * share)} %`
