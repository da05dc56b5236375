import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import Interview from '#api/interviews/models/interview'
import Scorecard from '#api/interviews/models/scorecard'

export type ScorecardWords = {
  recommendation?: Scorecard['recommendation'] | null
  rating?: number | null
  notes?: string | null
}

/** A member says what they thought; once, and changed by themselves only. */
export async function writeScorecard(
  { id }: Interview,
  authorId: number,
  words: ScorecardWords & Required<Pick<ScorecardWords, 'recommendation'>>
) {
  await db.transaction(async (trx) => {
    const interview = await Interview.query({ client: trx })
      .where('id', id)
      .forUpdate()
      .firstOrFail()
    if (!interview.startsAt || interview.startsAt > DateTime.now())
      throw new Refusal('This interview has not begun yet; write your scorecard once it has')
    if (!['scheduled', 'awaiting_outcome', 'completed'].includes(interview.status))
      throw new Refusal('This interview did not take place, so there is nothing to score')
    await keepScorecard(trx, interview, authorId, words)
  })
  return Interview.query()
    .where('id', id)
    .withScopes((scopes) => scopes.shown())
    .firstOrFail()
}

/** Keeps one author's scorecard of an interview; a second one replaces the first. */
export async function keepScorecard(
  trx: TransactionClientContract,
  { id, companyId }: Interview,
  authorId: number,
  { recommendation = null, rating = null, notes = null }: ScorecardWords
) {
  await Scorecard.updateOrCreate(
    { interviewId: id, authorId },
    { companyId, recommendation, rating, notes },
    { client: trx }
  )
}
