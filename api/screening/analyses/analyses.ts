import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { Refusal } from '#api/http/refusal'
import { pagination } from '#api/http/pagination'
import type User from '#api/accounts/models/user'
import ScreeningAnalysis from '#api/screening/models/screening_analysis'
import ScreeningNotice from '#api/screening/models/screening_notice'
import { analysisFlow } from '#api/screening/analyses/analysis_flow'
import type { reviewValidator } from '#api/screening/analyses/analysis_validators'

/** What counts of an application now: the last analysis that was not cancelled; one that failed does not hide an earlier one. */
export async function currentAnalysis(applicationId: number): Promise<ScreeningAnalysis | null> {
  const [last] = await withAll(applicationId)
    .whereNot('status', 'cancelled')
    .orderBy('id', 'desc')
    .limit(1)
  if (last?.status !== 'failed') return last ?? null
  return (
    (await withAll(applicationId).where('status', 'ready').orderBy('id', 'desc').first()) ?? last
  )
}

const withAll = (applicationId: number) =>
  ScreeningAnalysis.query()
    .where('application_id', applicationId)
    .preload('decider')
    .preload('contests', (contests) => contests.orderBy('id', 'desc').preload('taker'))

/** The last one that a person can read. */
export const readyAnalysis = (applicationId: number) =>
  withAll(applicationId).where('status', 'ready').orderBy('id', 'desc').first()

/** When somebody was told that screening is used, and by which law. */
export const noticesOf = (applicationId: number) =>
  ScreeningNotice.query().where('application_id', applicationId).orderBy('id')

/** Keeps who read an analysis and what they decided: that it is right, or another score with the reason for it. */
export async function reviewAnalysis(
  applicationId: number,
  by: User,
  { score = null, reason }: Infer<typeof reviewValidator>
) {
  await db.transaction(async (trx) => {
    const analysis = await ScreeningAnalysis.query({ client: trx })
      .where('application_id', applicationId)
      .where('status', 'ready')
      .orderBy('id', 'desc')
      .forUpdate()
      .first()
    if (!analysis)
      throw new Refusal('This application was not analysed yet, so there is nothing to decide')
    const refusal = analysisFlow.refusal('review', analysis, 'client')
    if (refusal) throw new Refusal(refusal)
    await analysis
      .merge({
        overrideScore: score === analysis.score ? null : score,
        overrideReason: reason,
        decidedBy: by.id,
        decidedAt: DateTime.now(),
      })
      .save()
    await trx
      .from('applications')
      .where('id', applicationId)
      .update({ analysis_score: analysis.countedScore })
  })
}

/** The log of a job: each analysis that came to an end, the latest first. */
export async function logOf(
  jobId: number,
  { page = 1, limit = 50 }: { page?: number; limit?: number }
) {
  const list = await ScreeningAnalysis.query()
    .where('job_id', jobId)
    .whereIn('status', ['ready', 'failed'])
    .orderBy('id', 'desc')
    .preload('decider')
    .preload('application')
    .paginate(page, limit)
  return { analyses: list.all(), pagination: pagination(page, limit, list.total) }
}
