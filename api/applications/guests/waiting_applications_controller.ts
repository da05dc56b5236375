import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { sendWaiting } from '#api/applications/guests/confirm_guest'
import { GUESTS_WAITING } from '#api/applications/guests/guest_facts'
import { removeGuest } from '#api/applications/guests/sweep_guests'
import GuestTransformer from '#api/applications/guests/guest_transformer'
import GuestApplication from '#api/applications/models/guest_application'

/** What was filled in without signing in, with the address of an account: it waits there for its person. */
export default class WaitingApplicationsController {
  /**
   * Lists the applications that wait for one's word.
   *
   * @most 10
   */
  async index({ auth, serialize }: HttpContext) {
    const waiting = await GuestApplication.waitingIn(auth.user!.id)
      .orderBy('id', 'desc')
      .limit(2 * GUESTS_WAITING)
    return serialize({
      message: 'Applications that wait for you',
      data: GuestTransformer.transform(waiting),
    })
  }

  /** Sends one of them. */
  async send({ auth, candidate, params, serialize }: HttpContext) {
    const guest = await GuestApplication.waitingIn(auth.user!.id)
      .where('id', rowId(params.id))
      .firstOrFail()
    const { answerBy } = await sendWaiting(candidate, guest)
    return serialize({
      message: 'Your application is sent',
      data: { answerBy: answerBy.toUTC().toISO() },
    })
  }

  /** Deletes one of them. */
  async destroy({ auth, params }: HttpContext) {
    const guest = await GuestApplication.waitingIn(auth.user!.id)
      .where('id', rowId(params.id))
      .firstOrFail()
    await removeGuest(guest.id)
    return { message: 'It is deleted, and was never sent', data: { _id: String(guest.id) } }
  }
}
