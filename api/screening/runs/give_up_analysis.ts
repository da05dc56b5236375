import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { giveBackAiRuns } from '#api/companies/access/ai_runs'
import ScreeningAnalysis from '#api/screening/models/screening_analysis'
import { countOn } from '#api/screening/runs/count_on'

/** After the last try: the analysis says that it failed, and its AI run comes back. */
export default async function giveUpAnalysis({ analysisId }: { analysisId: number }) {
  await db.transaction(async (trx) => {
    const analysis = await ScreeningAnalysis.query({ client: trx })
      .where('id', analysisId)
      .whereIn('status', ['queued', 'running'])
      .forUpdate()
      .preload('run')
      .first()
    if (!analysis) return
    await analysis
      .merge({
        status: 'failed',
        reason: 'This could not be analysed; it cost nothing, so try it again',
        finishedAt: DateTime.now(),
      })
      .save()
    await giveBackAiRuns(trx, { key: analysis.run.reference, runs: 1 })
    await countOn(trx, analysis.runId, 'failed')
  })
}
