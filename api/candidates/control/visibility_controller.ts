import type { HttpContext } from '@adonisjs/core/http'
import { startOf } from '#api/http/dates'
import { deactivateValidator, snoozeValidator } from '#api/candidates/control/control_validators'
import { approvalMoves } from '#api/candidates/approval_moves'
import { visibilityMoves } from '#api/candidates/control/visibility_moves'
import { VisibilityTransformer } from '#api/candidates/control/control_transformer'

/** The candidate decides who finds the profile, and when. */
export default class VisibilityController {
  /** Sends the profile for approval. */
  async submit({ auth, candidate, serialize }: HttpContext) {
    await approvalMoves.submit(candidate, auth.user!)
    return serialize({
      message: 'Your profile is with us; we answer within two working days',
      data: VisibilityTransformer.transform(candidate),
    })
  }

  /** Takes the profile out of every search. */
  async deactivate({ auth, candidate, request, serialize }: HttpContext) {
    const { reason } = await request.validateUsing(deactivateValidator)
    await visibilityMoves.deactivate(candidate, auth.user!, { reason: reason ?? null })
    return serialize({
      message: 'Your profile is hidden, and your open applications are withdrawn',
      data: VisibilityTransformer.transform(candidate),
    })
  }

  /** Hides the profile until a day begins where its person is. */
  async snooze({ auth, candidate, request, serialize }: HttpContext) {
    const { timeZone } = auth.user!
    const { until } = await request.validateUsing(snoozeValidator, { meta: { timeZone } })
    await visibilityMoves.snooze(candidate, auth.user!, { until: startOf(until, timeZone) })
    return serialize({
      message: 'Your profile is out of the search until then; your applications go on',
      data: VisibilityTransformer.transform(candidate),
    })
  }

  /** Shows the profile to companies again. */
  async activate({ auth, candidate, serialize }: HttpContext) {
    await visibilityMoves.activate(candidate, auth.user!)
    return serialize({
      message: 'Your profile is active again',
      data: VisibilityTransformer.transform(candidate),
    })
  }
}
