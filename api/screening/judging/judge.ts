import { createHash } from 'node:crypto'
import { ModelFailed } from '#api/engines/language_model/language_model'
import { PROMPT_VERSION, type EngineKind } from '#api/screening/screening_facts'
import type { Criterion, Dossier, Judgement, Wanted } from '#api/screening/material/material'
import { judgeByModel } from '#api/screening/judging/judge_by_model'
import { failedWords, isSpent, modelOfSettings, SPENT } from '#api/screening/judging/own_model'
import { judgeLocally, LOCAL_MODEL, scoreOf } from '#api/screening/judging/judge_locally'

export type Judged = {
  criteria: Judgement[]
  score: number | null
  engine: EngineKind
  model: string
  promptVersion: string
  /** Why the language model did not judge, or not all of it. */
  fallback: string | null
  tokens: number
}

/** What is judged, by what and with which texts, in one number: the same again need not be judged again. */
export const inputHash = (wanted: Wanted, dossier: Dossier, rubric: Criterion[]) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        PROMPT_VERSION,
        modelOfSettings()?.model ?? LOCAL_MODEL,
        wanted,
        dossier,
        rubric,
      ])
    )
    .digest('hex')

/** Judges by the language model of the settings where there is one, else, or where it fails, by the engine on this machine; and says so. */
export async function judge(
  companyId: number,
  wanted: Wanted,
  dossier: Dossier,
  rubric: Criterion[]
): Promise<Judged> {
  const local = judgeLocally(wanted, dossier, rubric)
  const by = (over: Partial<Judged> = {}): Judged => ({
    criteria: local,
    score: scoreOf(local),
    engine: 'local',
    model: LOCAL_MODEL,
    promptVersion: PROMPT_VERSION,
    fallback: null,
    tokens: 0,
    ...over,
  })
  const model = modelOfSettings()
  if (!model) return by()
  if (await isSpent(companyId)) return by({ fallback: `${SPENT}, so the local engine judged` })
  try {
    const { criteria, tokens, thrown, replaced, own } = await judgeByModel(
      model,
      wanted,
      dossier,
      rubric,
      local
    )
    if (replaced > 0 && own === 0)
      return by({
        tokens,
        fallback: `None of the ${thrown} quotes of the language model stand in the text, so the local engine judged`,
      })
    return by({
      criteria,
      score: scoreOf(criteria),
      engine: 'endpoint',
      model: model.model,
      tokens,
      fallback:
        replaced > 0
          ? `${replaced} of ${criteria.length} criteria were judged by the local engine, as the language model quoted words that are not in the text`
          : null,
    })
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    return by({
      tokens: error.tokens,
      fallback: `${failedWords(error)}, so the local engine judged`,
    })
  }
}
