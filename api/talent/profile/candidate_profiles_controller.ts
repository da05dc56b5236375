import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import CandidateProfileTransformer from '#api/talent/profile/candidate_profile_transformer'
import { lookAtCandidate } from '#api/talent/profile/look_at_candidate'

/** A candidate's profile as a company may see it. */
export default class CandidateProfilesController {
  /** Shows a candidate as the company may see them now. */
  async show({ member, params, serialize, visit }: HttpContext) {
    const view = await lookAtCandidate(member, rowId(params.devId), { isNoted: !visit })
    return serialize({
      message: 'Candidate',
      data: CandidateProfileTransformer.transform(view).depth(2),
    })
  }
}
