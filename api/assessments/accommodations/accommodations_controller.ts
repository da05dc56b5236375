import type { HttpContext } from '@adonisjs/core/http'
import { accommodationFlow } from '#api/assessments/accommodations/accommodation_flow'
import { accommodationMoves } from '#api/assessments/accommodations/accommodation_moves'
import AccommodationTransformer from '#api/assessments/accommodations/accommodation_transformer'
import { accommodationWish } from '#api/assessments/accommodations/accommodation_validators'
import { askForTime, lastWish, openWish } from '#api/assessments/accommodations/extra_time'

/** More time for the tests of a candidate. */
export default class AccommodationsController {
  /** Shows the state of the candidate's last request for more time. */
  async show({ candidate, serialize }: HttpContext) {
    const wish = await lastWish(candidate)
    return serialize({
      message: 'More time',
      data: wish ? AccommodationTransformer.transform(wish) : null,
    })
  }

  /** Asks for more time. */
  async store({ candidate, request, response, serialize }: HttpContext) {
    const wish = await askForTime(candidate, await request.validateUsing(accommodationWish))
    response.status(201)
    return serialize({
      message: 'We decide soon; you hear from us',
      data: AccommodationTransformer.transform(wish),
    })
  }

  /** Takes a wish for more time back, or gives up what was granted. */
  async destroy({ auth, candidate, serialize }: HttpContext) {
    const wish = await accommodationMoves.withdraw(await openWish(candidate), auth.user!)
    return serialize({
      message: accommodationFlow.moves.withdraw.done,
      data: AccommodationTransformer.transform(wish),
    })
  }
}
