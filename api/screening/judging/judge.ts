import { createHash } from 'node:crypto'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import env from '#config/env'
import { LanguageModel, ModelFailed, type Reason } from '#api/engines/language_model/language_model'
import { PROMPT_VERSION, type EngineKind } from '#api/screening/screening_facts'
import type { Criterion, Dossier, Judgement, Wanted } from '#api/screening/material/material'
import { judgeByModel } from '#api/screening/judging/judge_by_model'
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

/** Tokens that the analyses of one company may take in a month, unless a setting says otherwise. */
const TOKENS_A_MONTH = 2_000_000
const SECONDS = 60

/** The language model of the settings; null where there is none. */
export function modelOfSettings(): LanguageModel | null {
  const [url, model] = [env.get('AI_URL'), env.get('AI_MODEL')]
  if (!url || !model) return null
  const milliseconds = 1000 * (env.get('AI_SECONDS') ?? SECONDS)
  return new LanguageModel({
    url,
    model,
    key: env.get('AI_KEY')?.release(),
    milliseconds,
    stall: milliseconds / 4,
  })
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

const reasons: Record<Reason, string> = {
  unreachable: 'could not be reached',
  refused: 'refused the request',
  stalled: 'stopped answering',
  too_slow: 'took too long',
  broken_off: 'broke off its answer',
  too_long: 'answered without end',
  rubbish: 'did not answer as it was asked to',
}

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
  if ((await tokensOf(companyId)) >= (env.get('AI_TOKENS_A_MONTH') ?? TOKENS_A_MONTH))
    return by({
      fallback: 'The language model’s budget of this month is used up, so the local engine judged',
    })
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
      fallback: `The language model ${reasons[error.reason]}, so the local engine judged`,
    })
  }
}

/** What the runs of a company have taken this month. */
async function tokensOf(companyId: number): Promise<number> {
  const { total } = await db
    .from('screening_runs')
    .where('company_id', companyId)
    .where('created_at', '>=', DateTime.utc().startOf('month').toJSDate())
    .sum('tokens as total')
    .first()
  return Number(total ?? 0)
}
