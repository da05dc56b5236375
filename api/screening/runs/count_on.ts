import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import transmit from '#api/notifications/stream/transmit'
import ScreeningRun from '#api/screening/models/screening_run'
import { liveRuns } from '#api/screening/runs/run_flow'
import { tellRun } from '#api/screening/runs/run_notices'

/** Counts one applicant of a run as done or failed; tells open screens of each new percent, and who started it of the end. */
export async function countOn(
  trx: TransactionClientContract,
  runId: number,
  what: 'done' | 'failed',
  tokens = 0
) {
  const run = await ScreeningRun.query({ client: trx })
    .where('id', runId)
    .forUpdate()
    .preload('job')
    .firstOrFail()
  const before = run.percent
  run[what] += 1
  run.tokens += tokens
  const goesOn = (liveRuns as readonly string[]).includes(run.status)
  if (goesOn && run.done + run.failed >= run.total)
    run.merge({ status: run.done > 0 ? 'done' : 'failed', finishedAt: DateTime.now() })
  await run.save()
  if (run.percent !== before || run.finishedAt) await showRun(trx, run)
  if (goesOn && run.finishedAt) await tellRun(trx, run)
}

/** Open screens of the job learn how far a run is; nothing of any candidate. */
export const showRun = (trx: TransactionClientContract, run: ScreeningRun) =>
  transmit.broadcast(
    `jobs/${run.jobId}`,
    {
      type: 'screening.progress',
      jobId: String(run.jobId),
      runId: String(run.id),
      state: run.status,
      percent: run.percent,
      done: run.done,
      failed: run.failed,
      total: run.total,
    },
    trx
  )
