import { Refusal } from '#api/http/refusal'
import { sentence } from '#api/languages/sentence'
import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { wholeList } from '#api/http/pagination'
import Job from '#api/jobs/models/job'
import JobPolicy from '#api/jobs/job_policy'
import JobTransformer, { TitleCheckTransformer, viewerOf } from '#api/jobs/job_transformer'
import {
  addJob,
  jobInBody,
  jobStatus,
  jobTitleCheck,
  postedJobs,
  updateJob,
} from '#api/jobs/job_validators'
import { jobFlow } from '#api/jobs/job_flow'
import { bringJobTo, jobMoves } from '#api/jobs/job_moves'
import { checkTitle } from '#api/jobs/title/check_title'
import { duplicateJob, findForOwner, postJob } from '#api/jobs/post_job'
import { editJob } from '#api/jobs/edit_job'
import { postedJobsOf } from '#api/jobs/posted_jobs'
import { editable, wholeForm } from '#api/jobs/form/whole_form'
import { questionnaireGroups } from '#api/jobs/questionnaire_groups'
import { removeJob } from '#api/jobs/remove_job'
import { revisionFlow } from '#api/jobs/revisions/revision_flow'
import { revisionMoves } from '#api/jobs/revisions/revision_moves'

/** A company's own jobs. */
export default class JobsController {
  /** Lists the company's own jobs, with how many there are in each state. */
  async index({ request, member, auth, serialize }: HttpContext) {
    const { jobs, states, pagination } = await postedJobsOf(
      member.companyId,
      await request.validateUsing(postedJobs)
    )
    return serialize({
      message: 'Your jobs',
      data: JobTransformer.transform(jobs, viewerOf(auth.user)).useVariant('forOwner'),
      states,
      pagination,
    })
  }

  /** Adds a job as a draft, or submits it. */
  async store({ request, response, member, auth, serialize }: HttpContext) {
    const form = request.validateUsing(addJob)
    const job = await postJob(member, auth.user!, await wholeForm(request, form))
    response.status(201)
    return serialize({
      message: job.state === 'draft' ? 'Draft saved' : 'Job submitted for approval',
      data: owned(job, auth),
    })
  }

  /** Changes a job; a material change of a live job waits for approval. */
  async update({ request, member, bouncer, auth, serialize }: HttpContext) {
    const { jobId } = await request.validateUsing(jobInBody)
    const found = await Job.of(member.companyId).where('id', jobId).firstOrFail()
    await bouncer.with(JobPolicy).authorize('edit', member, found)
    const form = request.validateUsing(updateJob, { data: editable(request.body(), found) })
    const { job, message, notice } = await editJob(
      found,
      member,
      auth.user!,
      await wholeForm(request, form, found)
    )
    return serialize({ message, notice, data: owned(job, auth) })
  }

  /** Submits, withdraws, pauses, resumes, closes or archives a job. */
  async changeStatus({ request, member, auth, serialize }: HttpContext) {
    const { jobId, status, reason } = await request.validateUsing(jobStatus)
    const job = await Job.of(member.companyId).where('id', jobId).firstOrFail()
    const move = await bringJobTo(job, status, auth.user!, { reason })
    return serialize({
      message: jobFlow.moves[move].done,
      data: owned(await findForOwner(job.id), auth),
    })
  }

  /** Puts a job first again. */
  async refresh({ request, member, auth, serialize }: HttpContext) {
    const { jobId } = await request.validateUsing(jobInBody)
    const job = await Job.of(member.companyId).where('id', jobId).firstOrFail()
    await jobMoves.refresh(job, auth.user!)
    return serialize({
      message: jobFlow.moves.refresh.done,
      data: owned(await findForOwner(job.id), auth),
    })
  }

  /** Makes a draft out of a job. */
  async duplicate({ request, response, member, auth, serialize }: HttpContext) {
    const { jobId } = await request.validateUsing(jobInBody)
    const job = await Job.of(member.companyId).where('id', jobId).firstOrFail()
    response.status(201)
    return serialize({
      message: 'Copied as a draft',
      data: owned(await duplicateJob(job, auth.user!), auth),
    })
  }

  /** Deletes a job that nobody applied for. */
  async destroy({ params, member, auth, serialize }: HttpContext) {
    const job = await Job.of(member.companyId).where('id', rowId(params.jobId)).firstOrFail()
    const { deleted } = await removeJob(job, auth.user!)
    return serialize({
      message: deleted ? 'Job deleted' : 'People have applied for this job, so it was archived',
      data: { _id: String(job.id), deleted },
    })
  }

  /** Takes back the change of a live job that waits for approval; the job stays as candidates see it. */
  async takeBackChange({ params, member, bouncer, auth, serialize }: HttpContext) {
    const job = await Job.of(member.companyId).where('id', rowId(params.jobId)).firstOrFail()
    await bouncer.with(JobPolicy).authorize('edit', member, job)
    const change = await job.related('revisions').query().orderBy('id', 'desc').first()
    if (!change) throw new Refusal(sentence('No change of this job waits for approval'))
    await revisionMoves.withdraw(change, auth.user!)
    return serialize({
      message: revisionFlow.moves.withdraw.done,
      data: owned(await findForOwner(job.id), auth),
    })
  }

  /** Checks a job title before it is used: suggestions, and own jobs that have it. */
  async verifyTitle({ request, member, serialize }: HttpContext) {
    const { jobTitle, jobId } = await request.validateUsing(jobTitleCheck)
    return serialize({
      message: 'This title can be used',
      data: TitleCheckTransformer.transform(await checkTitle(member.company, jobTitle, jobId)),
    })
  }

  /**
   * Lists the questions that jobs may ask, by group.
   *
   * @most 50
   */
  async questionnaire(_: HttpContext) {
    return {
      message: 'Questions to choose from',
      data: questionnaireGroups,
      pagination: wholeList(questionnaireGroups),
    }
  }
}

const owned = (job: Job, auth: HttpContext['auth']) =>
  JobTransformer.transform(job, viewerOf(auth.user)).useVariant('forOwner')
