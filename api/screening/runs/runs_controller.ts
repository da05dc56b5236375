import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { pagination } from '#api/http/pagination'
import { aiRunsOf } from '#api/companies/access/ai_runs'
import Job from '#api/jobs/models/job'
import ScreeningRun from '#api/screening/models/screening_run'
import ScreeningPolicy from '#api/screening/screening_policy'
import { runFlow } from '#api/screening/runs/run_flow'
import { runMoves } from '#api/screening/runs/run_moves'
import RunTransformer from '#api/screening/runs/run_transformer'
import { runListValidator, runValidator } from '#api/screening/runs/run_validators'
import { startRun } from '#api/screening/runs/start_run'

/** Analyses of many applicants at once. */
export default class RunsController {
  /** Starts the analysis of applicants of a job; those named, or all whose application runs. */
  async store({ member, request, response }: HttpContext) {
    const { run, waiting } = await startRun(member, await request.validateUsing(runValidator))
    response.status(202)
    return {
      message: waiting.length > 0 ? someWait(waiting.length) : 'The analysis is running',
      data: {
        runId: String(run.id),
        total: run.total,
        waiting: waiting.map(({ applicationId, from }) => ({
          appliedId: String(applicationId),
          from: from.toUTC().toISO()!,
        })),
      },
    }
  }

  /** Lists the runs of a job, the latest first, and how many AI runs are left this month. */
  async index({ bouncer, member, request, serialize }: HttpContext) {
    const { jobId, page = 1, limit = 20 } = await request.validateUsing(runListValidator)
    const job = await Job.of(member.companyId).where('id', jobId).firstOrFail()
    await bouncer.with(ScreeningPolicy).authorize('see', member, job.id)
    const list = await runsOf(member.companyId)
      .where('job_id', job.id)
      .orderBy('id', 'desc')
      .paginate(page, limit)
    return serialize({
      message: 'Runs',
      data: RunTransformer.transform(list.all()),
      quota: await aiRunsOf(member.companyId),
      pagination: pagination(page, limit, list.total),
    })
  }

  /** Cancels a run; what was not judged yet costs nothing. */
  async cancel({ auth, member, params, serialize }: HttpContext) {
    const own = () => runsOf(member.companyId).where('id', rowId(params.id)).firstOrFail()
    await runMoves.cancel(await own(), auth.user!)
    return serialize({
      message: runFlow.moves.cancel.done,
      data: RunTransformer.transform(await own()),
    })
  }
}

const runsOf = (companyId: number) =>
  ScreeningRun.query().where('company_id', companyId).preload('rubric').preload('starter')

const someWait = (count: number) =>
  `The analysis is running. ${count} ${count === 1 ? 'applicant is' : 'applicants are'} told today and wait ten business days, as the law of their place asks`
