import type { HttpContext } from '@adonisjs/core/http'
import { popupValidator } from '#api/candidates/control/control_validators'
import { PopupTransformer } from '#api/candidates/control/control_transformer'

export default class PopupsController {
  /** Lists the messages that the candidate has not closed yet. */
  async show({ candidate, serialize }: HttpContext) {
    return serialize({
      message: 'What the dashboard shows first',
      data: PopupTransformer.transform(candidate),
    })
  }

  /** Closes a message for good. */
  async close({ candidate, request, serialize }: HttpContext) {
    const { popup } = await request.validateUsing(popupValidator)
    await candidate.closePopup(popup)
    return serialize({ message: 'Closed', data: PopupTransformer.transform(candidate) })
  }
}
