import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { wholeProfile } from '#api/candidates/portability/whole_profile'
import ApprovedProfile from '#api/candidates/models/approved_profile'
import { profileSheet } from '#api/candidates/approval/profile_sheet'
import ProfileReviewTransformer from '#api/candidates/approval/profile_review_transformer'

export default class ProfileReviewsController {
  /** The whole profile as its moderators read it, with the resume and what changed since it was approved last. */
  async show({ params, serialize }: HttpContext) {
    const profile = await wholeProfile(rowId(params.id))
    const approved = await ApprovedProfile.findBy('candidateId', profile.id)
    return serialize({
      message: 'The whole profile',
      data: ProfileReviewTransformer.transform(profile, await profileSheet(profile), approved),
    })
  }
}
