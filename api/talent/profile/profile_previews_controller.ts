import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import CandidateProfileTransformer from '#api/talent/profile/candidate_profile_transformer'
import { previewCandidate } from '#api/talent/profile/preview_candidate'
import { previewValidator } from '#api/talent/profile/preview_validators'

/** A candidate's profile as companies will see it, for those who decide on it. */
export default class ProfilePreviewsController {
  /** Shows a candidate as companies see them before the contact is unlocked, with a waiting update applied if one is named. */
  async show({ params, request, serialize }: HttpContext) {
    const { update } = await request.validateUsing(previewValidator)
    const view = await previewCandidate(rowId(params.id), update)
    return serialize({
      message: 'As companies see it',
      data: CandidateProfileTransformer.transform(view).depth(2),
    })
  }
}
