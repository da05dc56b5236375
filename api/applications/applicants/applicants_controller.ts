import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { answerTable } from '#api/http/answers/held_answer'
import { pagination } from '#api/http/pagination'
import Job from '#api/jobs/models/job'
import Application from '#api/applications/models/application'
import ApplicationPolicy from '#api/applications/application_policy'
import { listApplicants } from '#api/applications/applicants/applicants'
import { exportApplicants } from '#api/applications/applicants/export_applicants'
import { findApplicants } from '#api/applications/applicants/find_applicants'
import { answerQueue } from '#api/applications/answer_by/answer_queue'
import WaitingTransformer from '#api/applications/answer_by/waiting_transformer'
import { openedApplication } from '#api/applications/applicants/opened_application'
import { listUnanswered } from '#api/applications/answer_by/unanswered'
import { moveApplication } from '#api/applications/move_application'
import {
  answerQueueValidator,
  applicantListValidator,
  findValidator,
  moveValidator,
  openValidator,
  pageValidator,
  unansweredValidator,
} from '#api/applications/application_validators'
import ApplicationTransformer from '#api/applications/application_transformer'

/** The company's side of applications. */
export default class ApplicantsController {
  /** Lists the applicants of a job by stage, search and filter, with counts of each stage. */
  async index({ bouncer, language, member, request, serialize }: HttpContext) {
    const { jobId, ...wanted } = await request.validateUsing(applicantListValidator)
    const job = await jobOf(member.companyId, jobId)
    await bouncer.with(ApplicationPolicy).authorize('see', member, [job.id])
    const { applications, counts, columns, total, page, limit } = await listApplicants(
      job,
      wanted,
      language
    )
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
        columns: columns.map((column) => ({
          ...column,
          stageId: column.stageId === null ? null : String(column.stageId),
        })),
      },
      pagination: pages,
    })
  }

  /** Lists everyone who applied for a job. */
  async applied(ctx: HttpContext) {
    return listOf(ctx)
  }

  /** Lists the shortlisted applicants of a job. */
  async shortlisted(ctx: HttpContext) {
    return listOf(ctx, 'shortlisted')
  }

  /** Lists applications that nobody answered yet, the most urgent first. */
  async unanswered({ member, request, serialize }: HttpContext) {
    const wanted = await request.validateUsing(unansweredValidator)
    const { applications, counts, total, page, limit } = await listUnanswered(member, wanted)
    const waiting = ApplicationTransformer.transform(applications).useVariant('forDesk')
    return serialize({
      message: 'Applications that nobody answered',
      data: { applications: waiting, counts },
      pagination: pagination(page, limit, total),
    })
  }

  /** Lists the applicants who wait for the caller’s own answer, over all jobs, by the promised date. */
  async queue({ member, request, serialize }: HttpContext) {
    const wanted = await request.validateUsing(answerQueueValidator)
    const { applications, counts, limit, next } = await answerQueue(member, wanted)
    const waiting = WaitingTransformer.transform(applications)
    return serialize({
      message: 'Those who wait for your answer',
      data: { applications: waiting, counts },
      pagination: pagination(1, limit, counts.waiting, next),
    })
  }

  /** Finds applicants by name over all jobs that the caller may see. */
  async find({ member, request, serialize }: HttpContext) {
    const wanted = await request.validateUsing(findValidator)
    const found = await findApplicants(member, wanted)
    return serialize({
      message: 'Applicants of this name',
      data: ApplicationTransformer.transform(found.all()).useVariant('forDesk'),
      pagination: pagination(found.currentPage, found.perPage, found.total),
    })
  }

  /** Shows one application with its person, answers and history. */
  async show({ apiKey, bouncer, member, params, request, serialize, visit }: HttpContext) {
    const application = await openedApplication(member, rowId(params.id))
    await bouncer.with(ApplicationPolicy).authorize('open', member, application)
    const { ahead } = await request.validateUsing(openValidator)
    // a program that copies applications has not read them, nor has an administrator who helps
    if (!ahead && !apiKey && !visit) await application.markRead(member.userId)
    return serialize({
      message: 'The application',
      data: ApplicationTransformer.transform(application).useVariant('forReview'),
    })
  }

  /** Moves an application to another status or stage. */
  async move({ auth, bouncer, member, request, serialize }: HttpContext) {
    const { appliedId, status, stageId, from, fromStageId, ...said } =
      await request.validateUsing(moveValidator)
    const application = await Application.query()
      .where('company_id', member.companyId)
      .where('id', appliedId)
      .firstOrFail()
    await bouncer.with(ApplicationPolicy).authorize('move', member, [application.jobId])
    const seen = { status: from ?? application.status, stageId: fromStageId }
    await moveApplication(application, { to: status, stageId }, auth.user!, seen, said)
    return serialize({
      message: 'The application is moved',
      data: ApplicationTransformer.transform(await openedApplication(member, appliedId)).useVariant(
        'forReview'
      ),
    })
  }

  /**
   * Gives the applicants of a job as a table.
   *
   * @produces text/csv
   */
  async export(ctx: HttpContext) {
    const { bouncer, member, params } = ctx
    const job = await jobOf(member.companyId, rowId(params.jobId))
    const assertSees = () => bouncer.with(ApplicationPolicy).authorize('see', ctx.member, [job.id])
    await assertSees()
    const stillMay = () => ctx.stillMay().then(assertSees)
    const fileName = `applicants-${job.id}.csv`
    return answerTable(ctx, { ...exportApplicants(job, ctx.language), fileName, stillMay })
  }
}

const jobOf = (companyId: number, id: number) =>
  Job.query().where('company_id', companyId).where('id', id).firstOrFail()

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
