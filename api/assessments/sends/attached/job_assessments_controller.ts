import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { wholeList } from '#api/http/pagination'
import type CompanyMember from '#api/companies/models/company_member'
import Job from '#api/jobs/models/job'
import JobAssessment from '#api/assessments/models/job_assessment'
import SendPolicy from '#api/assessments/sends/send_policy'
import { addCredits, attachTests, detachTests } from '#api/assessments/sends/attached/attach'
import {
  attachedTo,
  heldByAttached,
  timeAsked,
} from '#api/assessments/sends/attached/attached_to_job'
import JobAssessmentTransformer from '#api/assessments/sends/attached/job_assessment_transformer'
import { addCreditsValidator, attachValidator } from '#api/assessments/sends/send_validators'

/** The tests that a job sends by itself. */
export default class JobAssessmentsController {
  /**
   * Lists the tests that a job asks for, and how long they take together.
   *
   * @most 100
   */
  async index({ bouncer, member, params, serialize }: HttpContext) {
    const job = await jobOf(member, rowId(params.jobId))
    await bouncer.with(SendPolicy).authorize('see', member, job.id)
    const attached = await attachedTo(job.id)
    return serialize({
      message: 'Tests of this job',
      data: JobAssessmentTransformer.transform(attached, await heldByAttached(attached)).depth(2),
      pagination: wholeList(attached),
      asks: await timeAsked(job.id),
    })
  }

  /** Attaches tests to a place of a job's pipeline. */
  async store({ member, request, response, serialize }: HttpContext) {
    const { jobId, ...input } = await request.validateUsing(attachValidator)
    const { id } = await attachTests(member, await jobOf(member, jobId), input)
    response.status(201)
    return serialize(await shown(id, 'The job sends these tests from now on'))
  }

  /** Puts further credits aside for the tests of a job. */
  async add({ auth, member, params, request, serialize }: HttpContext) {
    const attached = await own(member, params.id)
    await addCredits(attached, auth.user!, await request.validateUsing(addCreditsValidator))
    return serialize(await shown(attached.id, 'The credits are put aside'))
  }

  /** Takes tests off a job. */
  async end({ auth, member, params, serialize }: HttpContext) {
    const attached = await own(member, params.id)
    await detachTests(attached, auth.user!)
    return serialize(await shown(attached.id, 'The job sends these tests no more'))
  }
}

const jobOf = ({ companyId }: CompanyMember, id: number) =>
  Job.query().where({ id, companyId }).firstOrFail()

const own = ({ companyId }: CompanyMember, id: string) =>
  JobAssessment.query()
    .where({ id: rowId(id), companyId })
    .firstOrFail()

async function shown(id: number, message: string) {
  const attached = await JobAssessment.query()
    .where('id', id)
    .preload('stage')
    .preload('tests', (tests) => tests.orderBy('position').preload('assessment'))
    .firstOrFail()
  return {
    message,
    data: JobAssessmentTransformer.transform(attached, await heldByAttached([attached])).depth(2),
  }
}
