import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { companyIsSuspended } from '#api/companies/company_identity'
import { giveBackAiRuns } from '#api/companies/access/ai_runs'
import { reachedAmong } from '#api/candidates/control/reach'
import { inputHash, judge, type Judged } from '#api/screening/judging/judge'
import { gather, wantedOf } from '#api/screening/material/gather'
import type { Gathered } from '#api/screening/material/dossier'
import ScreeningAnalysis from '#api/screening/models/screening_analysis'
import ScreeningRun from '#api/screening/models/screening_run'
import { countOn } from '#api/screening/runs/count_on'

/** Judges one applicant of a run, and tells how far the run is; again for one that is judged changes nothing. */
export default async function analyse({ analysisId }: { analysisId: number }) {
  const analysis = await begin(analysisId)
  if (!analysis) return
  const [gathered, wanted] = await Promise.all([
    gather(analysis.applicationId),
    wantedOf(analysis.job),
  ])
  const { criteria: rubric } = analysis.run.rubric
  const hash = inputHash(wanted, gathered.dossier, rubric)
  const judged =
    (await judgedBefore(analysis.applicationId, hash)) ??
    (await judge(analysis.companyId, wanted, gathered.dossier, rubric))
  await db.transaction((trx) => keep(trx, analysisId, judged, gathered, hash))
}

/** The analysis, unless it is over, or its person withdrew from the company meanwhile. */
async function begin(id: number) {
  const open = await db.transaction(async (trx) => {
    const analysis = await ScreeningAnalysis.query({ client: trx })
      .where('id', id)
      .whereIn('status', ['queued', 'running'])
      .forUpdate()
      .preload('application')
      .preload('run')
      .first()
    if (!analysis) return false
    const { candidateId, hasEnded } = analysis.application
    const reached = await reachedAmong(analysis.companyId, [candidateId], trx)
    const isSuspended = await companyIsSuspended(analysis.companyId, trx)
    if (!reached.has(candidateId) || hasEnded || isSuspended) {
      const reason = isSuspended ? 'The company is suspended' : 'The application ended'
      await analysis.merge({ status: 'cancelled', reason, finishedAt: DateTime.now() }).save()
      await giveBackAiRuns(trx, { key: analysis.run.reference, runs: 1 })
      await countOn(trx, analysis.runId, 'failed')
      return false
    }
    await analysis.merge({ status: 'running' }).save()
    await ScreeningRun.query({ client: trx })
      .where({ id: analysis.runId, status: 'queued' })
      .update({ status: 'running', updated_at: new Date() })
    return true
  })
  return open
    ? ScreeningAnalysis.query()
        .where('id', id)
        .preload('job')
        .preload('run', (run) => run.preload('rubric'))
        .firstOrFail()
    : null
}

/** The same input was judged by the language model already: it would say the same, and cost again. */
async function judgedBefore(applicationId: number, hash: string): Promise<Judged | null> {
  const same = await ScreeningAnalysis.query()
    .where({ applicationId, inputHash: hash, status: 'ready', engine: 'endpoint' })
    .whereNull('fallback')
    .orderBy('id', 'desc')
    .first()
  if (!same) return null
  const { criteria, score, model, promptVersion } = same
  return {
    criteria,
    score,
    engine: 'endpoint',
    model: model!,
    promptVersion: promptVersion!,
    fallback: null,
    tokens: 0,
  }
}

/** Writes what was said, once, and the score that lists are ordered by. */
export async function keep(
  trx: TransactionClientContract,
  analysisId: number,
  judged: Judged,
  { hiddenText, setAside, resumeRead }: Gathered & { resumeRead: boolean },
  hash: string
) {
  const analysis = await ScreeningAnalysis.query({ client: trx })
    .where({ id: analysisId, status: 'running' })
    .forUpdate()
    .first()
  if (!analysis) return
  await analysis
    .merge({
      ...judged,
      status: 'ready',
      inputHash: hash,
      hiddenText,
      setAside: setAside
        .slice(0, MOST_ASIDE)
        .map(({ text, page, source }) => ({ text: text.slice(0, 300), page, source })),
      resumeRead,
      finishedAt: DateTime.now(),
    })
    .save()
  await trx
    .from('applications')
    .where('id', analysis.applicationId)
    .update({ analysis_score: judged.score })
  await countOn(trx, analysis.runId, 'done', judged.tokens)
}

const MOST_ASIDE = 20
