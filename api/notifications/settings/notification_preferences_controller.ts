import type { HttpContext } from '@adonisjs/core/http'
import { notificationPreferences } from '#api/notifications/notification_validators'
import {
  changePreferences,
  preferencesOf,
} from '#api/notifications/settings/notification_preferences'

/** When notifications reach a person: digest, quiet hours and their zone. */
export default class NotificationPreferencesController {
  /** Shows when the digest comes and when it is quiet. */
  async show({ auth, serialize }: HttpContext) {
    return serialize({ message: 'When it reaches you', data: await preferencesOf(auth.user!) })
  }

  /** Chooses when the digest comes and when it is quiet. */
  async update({ request, auth, serialize }: HttpContext) {
    await changePreferences(auth.user!, await request.validateUsing(notificationPreferences))
    return serialize({ message: 'Saved', data: await preferencesOf(auth.user!) })
  }
}
