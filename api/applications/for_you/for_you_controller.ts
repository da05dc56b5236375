import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import Application from '#api/applications/models/application'
import { pageValidator } from '#api/applications/application_validators'
import { cardsOf, jobsForYou } from '#api/applications/for_you/jobs_for_you'
import { jobsWithout, lackingSkills } from '#api/applications/for_you/lacking'

/** Open jobs that fit a candidate, with the reasons. */
export default class ForYouController {
  /** Lists the open jobs that fit one's profile, the best first. */
  async index({ auth, candidate, request }: HttpContext) {
    const page = await request.validateUsing(pageValidator)
    const found = await jobsForYou(auth.user!, candidate, page)
    return { message: 'Jobs for you', ...found }
  }

  /**
   * Shows what an application lacked that was rejected, and open jobs where that does not matter.
   *
   * @most 3
   */
  async afterRejection({ auth, candidate, params }: HttpContext) {
    const application = await Application.query()
      .where({ id: rowId(params.id), candidateId: candidate.id })
      .whereRaw("coalesce(held_status, status) = 'rejected'")
      .firstOrFail()
    const lacking = await lackingSkills(application)
    const jobs = await cardsOf(auth.user!, await jobsWithout(lacking, application))
    return { message: 'What was missing', data: { lacking, jobs } }
  }
}
