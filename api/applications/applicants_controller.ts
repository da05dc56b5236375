import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { pagination } from '#api/http/pagination'
import Job from '#api/jobs/models/job'
import Application from '#api/applications/models/application'
import ApplicationPolicy from '#api/applications/application_policy'
import { listApplicants } from '#api/applications/applicants'
import { exportApplicants } from '#api/applications/export_applicants'
import { moveApplication } from '#api/applications/move_application'
import { rejectMany, undoRejections } from '#api/applications/reject_many'
import {
  applicantListValidator,
  moveValidator,
  pageValidator,
  rejectManyValidator,
  undoValidator,
} from '#api/applications/application_validators'
import ApplicationTransformer from '#api/applications/application_transformer'

/** The company's side of applications. */
export default class ApplicantsController {
  async index({ bouncer, member, request, serialize }: HttpContext) {
    const { jobId, ...wanted } = await request.validateUsing(applicantListValidator)
    const job = await jobOf(member.companyId, jobId)
    await bouncer.with(ApplicationPolicy).authorize('see', member, [job.id])
    const { applications, counts, total, page, limit } = await listApplicants(job, wanted)
    const pages = pagination(page, limit, total)
    const applicants = ApplicationTransformer.transform(applications).useVariant('forCompany')
    return serialize({
      message: 'Applicants',
      data: {
        jobId: { _id: String(job.id), jobTitle: job.title },
        applicants,
        applicantsPagination: pages,
        applicantCount: job.applicantCount,
        counts,
      },
      pagination: pages,
    })
  }

  async applied(ctx: HttpContext) {
    return listOf(ctx)
  }

  async shortlisted(ctx: HttpContext) {
    return listOf(ctx, 'shortlisted')
  }

  async show({ bouncer, member, params, serialize }: HttpContext) {
    const application = await opened(member.companyId, rowId(params.id))
    await bouncer.with(ApplicationPolicy).authorize('see', member, [application.jobId])
    await application.markRead()
    return serialize({
      message: 'The application',
      data: ApplicationTransformer.transform(application).useVariant('forReview'),
    })
  }

  async move({ auth, bouncer, member, request, serialize }: HttpContext) {
    const { appliedId, status, ...said } = await request.validateUsing(moveValidator)
    const application = await Application.query()
      .where('company_id', member.companyId)
      .where('id', appliedId)
      .firstOrFail()
    await bouncer.with(ApplicationPolicy).authorize('move', member, [application.jobId])
    await moveApplication(application, status, auth.user!, said)
    return serialize({
      message: 'The application is moved',
      data: ApplicationTransformer.transform(await opened(member.companyId, appliedId)).useVariant(
        'forReview'
      ),
    })
  }

  async rejectMany({ auth, bouncer, member, request, serialize }: HttpContext) {
    const input = await request.validateUsing(rejectManyValidator)
    const found = await Application.query()
      .where('company_id', member.companyId)
      .whereIn('id', input.appliedIds)
      .select('job_id')
    await bouncer.with(ApplicationPolicy).authorize(
      'move',
      member,
      found.map(({ jobId }) => jobId)
    )
    const { id, rejected, undoUntil } = await rejectMany(member, auth.user!, input)
    return serialize({
      message:
        rejected === 1 ? 'One application is rejected' : `${rejected} applications are rejected`,
      data: { rejected, undoUntil: undoUntil.toISOString(), batchId: id },
    })
  }

  async undo({ auth, bouncer, member, request, serialize }: HttpContext) {
    const { batchId } = await request.validateUsing(undoValidator)
    const found = await Application.query()
      .where({ companyId: member.companyId, rejectionBatch: batchId })
      .select('job_id')
    await bouncer.with(ApplicationPolicy).authorize(
      'move',
      member,
      found.map(({ jobId }) => jobId)
    )
    const restored = await undoRejections(member, auth.user!, batchId)
    return serialize({ message: 'The rejection is undone', data: { restored } })
  }

  async export({ bouncer, member, params, response }: HttpContext) {
    const job = await jobOf(member.companyId, rowId(params.jobId))
    await bouncer.with(ApplicationPolicy).authorize('see', member, [job.id])
    response
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="applicants-${job.id}.csv"`)
    return response.stream(exportApplicants(job))
  }
}

const jobOf = (companyId: number, id: number) =>
  Job.query().where('company_id', companyId).where('id', id).firstOrFail()

const opened = (companyId: number, id: number) =>
  Application.query()
    .where('company_id', companyId)
    .where('id', id)
    .withScopes((scopes) => scopes.withCard())
    .preload('candidate', (candidate) =>
      candidate.withScopes((scopes) => (scopes.withCard(), scopes.withBackground()))
    )
    .preload('events', (events) => events.orderBy('id').preload('actor'))
    .preload('job', (job) => job.preload('company'))
    .firstOrFail()

async function listOf(
  { bouncer, member, params, request, serialize }: HttpContext,
  status?: 'shortlisted'
) {
  const paged = await request.validateUsing(pageValidator)
  const job = await jobOf(member.companyId, rowId(params.jobId))
  await bouncer.with(ApplicationPolicy).authorize('see', member, [job.id])
  const { applications, total, page, limit } = await listApplicants(job, { ...paged, status })
  return serialize({
    message: 'Applicants',
    data: ApplicationTransformer.transform(applications).useVariant('forCompany'),
    pagination: pagination(page, limit, total),
  })
}
