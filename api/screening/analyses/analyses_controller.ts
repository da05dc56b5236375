import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import type CompanyMember from '#api/companies/models/company_member'
import { reachesSql } from '#api/candidates/control/reach'
import Application from '#api/applications/models/application'
import Job from '#api/jobs/models/job'
import ScreeningPolicy from '#api/screening/screening_policy'
import { currentAnalysis, logOf, noticesOf, reviewAnalysis } from '#api/screening/analyses/analyses'
import AnalysisTransformer from '#api/screening/analyses/analysis_transformer'
import { logValidator, reviewValidator } from '#api/screening/analyses/analysis_validators'
import { impactRatios } from '#api/screening/analyses/impact'
import LogTransformer from '#api/screening/analyses/log_transformer'

/** What was said of applicants: the company's side. */
export default class AnalysesController {
  /** Shows what was said of an application, with its receipts; null before it was analysed. */
  async show({ bouncer, member, params, serialize }: HttpContext) {
    const application = await applicationOf(member, params.applicationId)
    await bouncer.with(ScreeningPolicy).authorize('see', member, application.jobId)
    return serialize(await shown(application.id, 'What was said of this application'))
  }

  /** Keeps a person's decision on what was said: that it is right, or another score, with the reason. */
  async review({ auth, member, params, request, serialize }: HttpContext) {
    const application = await applicationOf(member, params.applicationId)
    const decision = await request.validateUsing(reviewValidator)
    await reviewAnalysis(application.id, auth.user!, decision)
    return serialize(await shown(application.id, 'Your decision is kept with the analysis'))
  }

  /** Lists each analysis of a job with its input, engine, versions, reviewer and override. */
  async log({ bouncer, member, params, request, serialize }: HttpContext) {
    const job = await Job.of(member.companyId).where('id', rowId(params.jobId)).firstOrFail()
    await bouncer.with(ScreeningPolicy).authorize('see', member, job.id)
    const { analyses, pagination } = await logOf(job.id, await request.validateUsing(logValidator))
    return serialize({ message: 'The log', data: LogTransformer.transform(analyses), pagination })
  }

  /**
   * Gives scoring rates and impact ratios of a job as a table, by groups that are stored.
   *
   * @produces text/csv
   */
  async impact({ bouncer, member, params, response }: HttpContext) {
    const job = await Job.of(member.companyId).where('id', rowId(params.jobId)).firstOrFail()
    await bouncer.with(ScreeningPolicy).authorize('see', member, job.id)
    response
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="impact-${job.id}.csv"`)
    return response.send(await impactRatios(job.id))
  }
}

/** One of the company's, whose person it still reaches; any other is not there. */
const applicationOf = ({ companyId }: CompanyMember, id: string) =>
  Application.query()
    .where({ id: rowId(id), companyId })
    .whereRaw(reachesSql('applications.candidate_id', 'applications.company_id'))
    .firstOrFail()

async function shown(applicationId: number, message: string) {
  const analysis = await currentAnalysis(applicationId)
  const notices = await noticesOf(applicationId)
  return {
    message: analysis ? message : 'This application was not analysed yet',
    data: analysis
      ? AnalysisTransformer.transform(analysis, notices).useVariant('forCompany').depth(3)
      : null,
  }
}
