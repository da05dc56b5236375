import type { HttpContext } from '@adonisjs/core/http'
import Job from '#api/jobs/models/job'
import ApplicationPolicy from '#api/applications/application_policy'
import { pipelineReport } from '#api/reporting/pipeline/pipeline_report'
import PipelineReportTransformer from '#api/reporting/pipeline/pipeline_report_transformer'
import { reportValidator } from '#api/reporting/pipeline/report_validators'

export default class ReportsController {
  /** Reports how many applications reach which stage, and how long it takes. */
  async pipeline({ bouncer, member, request, serialize }: HttpContext) {
    const wanted = await request.validateUsing(reportValidator)
    const jobs = wanted.jobId
      ? [await Job.query().where({ id: wanted.jobId, companyId: member.companyId }).firstOrFail()]
      : []
    await bouncer.with(ApplicationPolicy).authorize(
      'see',
      member,
      jobs.map(({ id }) => id)
    )
    return serialize({
      message: 'How your pipeline went',
      data: PipelineReportTransformer.transform(await pipelineReport(member, wanted)),
    })
  }
}
