import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import Job from '#api/jobs/models/job'
import ScreeningPolicy from '#api/screening/screening_policy'
import ScreeningRubric from '#api/screening/models/screening_rubric'
import RubricTransformer from '#api/screening/rubric/rubric_transformer'
import { changeRubric, latestRubric } from '#api/screening/rubric/rubric_of'
import { usualCriteria } from '#api/screening/rubric/usual_criteria'
import { rubricValidator } from '#api/screening/rubric/rubric_validators'

/** What the applicants of a job are judged by. */
export default class RubricsController {
  /** Shows the rubric of a job; version 0 is what every job begins with. */
  async show({ bouncer, member, params, serialize }: HttpContext) {
    const job = await Job.of(member.companyId).where('id', rowId(params.jobId)).firstOrFail()
    await bouncer.with(ScreeningPolicy).authorize('see', member, job.id)
    const usual = { jobId: job.id, version: 0, criteria: usualCriteria() }
    const rubric = (await latestRubric(job.id)) ?? new ScreeningRubric().fill(usual)
    if (rubric.version > 0) await rubric.load('creator')
    return serialize({ message: 'The rubric', data: RubricTransformer.transform(rubric) })
  }

  /** Changes the rubric of a job, as a new version. */
  async update({ auth, member, params, request, serialize }: HttpContext) {
    const job = await Job.of(member.companyId).where('id', rowId(params.jobId)).firstOrFail()
    const wanted = await request.validateUsing(rubricValidator)
    const rubric = await changeRubric(job, auth.user!.id, wanted)
    await rubric.load('creator')
    return serialize({
      message: `The rubric is kept as version ${rubric.version}`,
      data: RubricTransformer.transform(rubric),
    })
  }
}
