import { movesOf } from '#api/flow/moves_of'
import { giveBackAiRuns } from '#api/companies/access/ai_runs'
import ScreeningAnalysis from '#api/screening/models/screening_analysis'
import ScreeningRun from '#api/screening/models/screening_run'
import { showRun } from '#api/screening/runs/count_on'
import { runFlow } from '#api/screening/runs/run_flow'

/** A run that is cancelled gives back what was not judged; what is ready stays. */
export const runMoves = movesOf(runFlow, {
  model: () => ScreeningRun,
  changes: {
    async cancel(run: ScreeningRun, { trx, now }) {
      run.finishedAt = now
      const open = await ScreeningAnalysis.query({ client: trx })
        .where('run_id', run.id)
        .whereIn('status', ['queued', 'running'])
        .orderBy('id')
        .forUpdate()
      await ScreeningAnalysis.query({ client: trx })
        .whereIn(
          'id',
          open.map(({ id }) => id)
        )
        .update({ status: 'cancelled', finished_at: now.toJSDate(), updated_at: now.toJSDate() })
      if (open.length > 0) await giveBackAiRuns(trx, { key: run.reference, runs: open.length })
    },
  },
  tell: { cancel: (run: ScreeningRun, { trx }) => showRun(trx, run) },
})
