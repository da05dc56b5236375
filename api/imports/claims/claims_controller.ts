import type { HttpContext } from '@adonisjs/core/http'
import { deviceOf } from '#api/accounts/sign_in/session_token_guard'
import { signedIn } from '#api/accounts/sign_in/signed_in'
import { claimProfile, declineProfile, findClaim } from '#api/imports/claims/claim_profile'
import ClaimTransformer from '#api/imports/claims/claim_transformer'
import { claimTokenValidator, claimValidator } from '#api/imports/import_validators'

/** A person decides on the profile that was brought in of them; the mailed link is the proof. */
export default class ClaimsController {
  /** Shows what is held of the person, why and until when. */
  async show({ request, serialize }: HttpContext) {
    const { token } = await request.validateUsing(claimTokenValidator)
    return serialize({
      message: 'This is what we hold of you',
      data: ClaimTransformer.transform(await findClaim(token)),
    })
  }

  /** Takes the profile over with a password of one's own, and signs in. */
  async claim(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(claimValidator)
    const opened = await claimProfile(input, deviceOf(ctx))
    return ctx.serialize({
      message: 'The profile is yours; look it over before companies see it',
      data: await signedIn(ctx, opened),
    })
  }

  /** Removes the profile for good. */
  async decline({ request, serialize }: HttpContext) {
    const { token } = await request.validateUsing(claimTokenValidator)
    await declineProfile(token)
    return serialize({
      message: 'It is removed, and we do not bring your resume in again',
      data: {},
    })
  }
}
