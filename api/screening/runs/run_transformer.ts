import { BaseTransformer } from '@adonisjs/core/transformers'
import type ScreeningRun from '#api/screening/models/screening_run'
import { runFlow } from '#api/screening/runs/run_flow'

/** A run with its starter and rubric loaded. */
export default class RunTransformer extends BaseTransformer<ScreeningRun> {
  toObject() {
    const run = this.resource
    return {
      _id: String(run.id),
      jobId: String(run.jobId),
      state: run.status,
      stateLabel: runFlow.states[run.status].label,
      percent: run.percent,
      total: run.total,
      done: run.done,
      failed: run.failed,
      /** What it cost: AI runs of the month, and tokens where a language model judged. */
      aiRuns: run.status === 'cancelled' ? run.done : run.total - run.failed,
      tokens: run.tokens,
      rubricVersion: run.rubric.version,
      startedBy: (run.starter?.fullName ?? null) as string | null,
      createdAt: run.createdAt.toUTC().toISO()!,
      finishedAt: run.finishedAt?.toUTC().toISO() ?? null,
      actions: runFlow.may(run, 'client'),
    }
  }
}
