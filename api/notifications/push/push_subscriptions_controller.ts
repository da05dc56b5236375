import type { HttpContext } from '@adonisjs/core/http'
import { pushEndpoint, pushSubscription } from '#api/notifications/notification_validators'
import { pushKeys } from '#api/notifications/push/push_keys'
import {
  subscribeToPushes,
  unsubscribeFromPushes,
} from '#api/notifications/push/subscribe_to_pushes'

/** Browsers that show notifications also while no page of ours is open. */
export default class PushSubscriptionsController {
  /** Shows the key that a browser subscribes with. */
  async key({ serialize }: HttpContext) {
    const { publicKey } = await pushKeys()
    return serialize({ message: 'The key of our pushes', data: { publicKey } })
  }

  /** Sends one's pushes to this browser, as long as it is signed in. */
  async store({ auth, request, response, serialize }: HttpContext) {
    const chosen = await request.validateUsing(pushSubscription)
    await subscribeToPushes(auth.use('token').session!, chosen)
    response.status(201)
    return serialize({
      message: 'Notifications are shown on this device',
      data: { endpoint: chosen.endpoint },
    })
  }

  /** Sends no more pushes to a browser. */
  async destroy({ auth, request, serialize }: HttpContext) {
    const { endpoint } = await request.validateUsing(pushEndpoint)
    const removed = await unsubscribeFromPushes(auth.user!.id, endpoint)
    return serialize({ message: 'No more notifications on this device', data: { removed } })
  }
}
