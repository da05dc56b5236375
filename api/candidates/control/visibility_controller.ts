import { DateTime } from 'luxon'
import type { HttpContext } from '@adonisjs/core/http'
import { deactivateValidator, snoozeValidator } from '#api/candidates/control/control_validators'
import { VisibilityTransformer } from '#api/candidates/control/control_transformer'

/** The candidate decides who finds the profile, and when. */
export default class VisibilityController {
  async submit({ candidate, serialize }: HttpContext) {
    await candidate.submit()
    return serialize({
      message: 'Your profile is with us; we answer within two working days',
      data: VisibilityTransformer.transform(candidate),
    })
  }

  async deactivate({ candidate, request, serialize }: HttpContext) {
    const { reason } = await request.validateUsing(deactivateValidator)
    await candidate.deactivate(reason ?? null)
    return serialize({
      message: 'Your profile is hidden, and your open applications are withdrawn',
      data: VisibilityTransformer.transform(candidate),
    })
  }

  async snooze({ candidate, request, serialize }: HttpContext) {
    const { until } = await request.validateUsing(snoozeValidator)
    await candidate.snooze(DateTime.fromISO(until, { zone: 'utc' }))
    return serialize({
      message: 'Your profile is out of the search until then; your applications go on',
      data: VisibilityTransformer.transform(candidate),
    })
  }

  async activate({ candidate, serialize }: HttpContext) {
    await candidate.activate()
    return serialize({
      message: 'Your profile is active again',
      data: VisibilityTransformer.transform(candidate),
    })
  }
}
