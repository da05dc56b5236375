import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import env from '#config/env'
import {
  LanguageModel,
  ModelFailed,
  type Asked,
  type Reason,
} from '#api/engines/language_model/language_model'

/** Tokens that one company may take in a month, unless a setting says otherwise. */
const TOKENS_A_MONTH = 2_000_000
const SECONDS = 60
/** Seconds that a person waits at a screen. */
const PATIENCE = 25

/** The language model of the settings; null where there is none. `most` bounds the seconds of an answer. */
export function modelOfSettings(most = Infinity): LanguageModel | null {
  const [url, model] = [env.get('AI_URL'), env.get('AI_MODEL')]
  if (!url || !model) return null
  const milliseconds = 1000 * Math.min(most, env.get('AI_SECONDS') ?? SECONDS)
  return new LanguageModel({
    url,
    model,
    key: env.get('AI_KEY')?.release(),
    milliseconds,
    stall: milliseconds / 4,
  })
}

const reasons: Record<Reason, string> = {
  unreachable: 'could not be reached',
  refused: 'refused the request',
  stalled: 'stopped answering',
  too_slow: 'took too long',
  broken_off: 'broke off its answer',
  too_long: 'answered without end',
  rubbish: 'did not answer as it was asked to',
}

/** Why the language model did not do it, as the beginning of a sentence. */
export const failedWords = ({ reason }: ModelFailed) => `The language model ${reasons[reason]}`
export const SPENT = 'The language model’s budget of this month is used up'

/** Has a company taken what it may of the language model this month? */
export async function isSpent(companyId: number): Promise<boolean> {
  const month = DateTime.utc().startOf('month')
  const { rows } = await db.rawQuery(
    `select coalesce((select sum(tokens) from screening_runs where company_id = :company and created_at >= :since), 0)
       + coalesce((select tokens from screening_tokens where company_id = :company and month = :month), 0) as taken`,
    { company: companyId, since: month.toJSDate(), month: month.toISODate() } as any
  )
  return Number(rows[0].taken) >= (env.get('AI_TOKENS_A_MONTH') ?? TOKENS_A_MONTH)
}

/**
 * Asks the language model something that a person waits for, within the company's budget. Returns the value, or why there
 * is none as the beginning of a sentence, which is null where no model is set up.
 */
export async function askWhileWaiting<Value>(
  companyId: number,
  asked: Asked<Value>
): Promise<{ value: Value | null; because: string | null }> {
  const model = modelOfSettings(PATIENCE)
  if (!model) return { value: null, because: null }
  if (await isSpent(companyId)) return { value: null, because: SPENT }
  try {
    const { value, tokens } = await model.ask(asked)
    await spend(companyId, tokens)
    return { value, because: null }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    await spend(companyId, error.tokens)
    return { value: null, because: failedWords(error) }
  }
}

const spend = (companyId: number, tokens: number) =>
  db.rawQuery(
    `insert into screening_tokens as taken (company_id, month, tokens) values (?, ?, ?)
     on conflict (company_id, month) do update set tokens = taken.tokens + excluded.tokens`,
    [companyId, DateTime.utc().startOf('month').toISODate()!, tokens]
  )
