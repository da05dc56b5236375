import type { HttpContext } from '@adonisjs/core/http'
import { notificationSettings } from '#api/notifications/notification_validators'
import { changeSettings, settingsOf } from '#api/notifications/settings/notification_settings'

/** What reaches a person in the page, and what by mail. */
export default class NotificationSettingsController {
  /**
   * Shows which events reach one where.
   *
   * @most 50
   */
  async show({ auth, serialize }: HttpContext) {
    return serialize({ message: 'What reaches you', data: await settingsOf(auth.user!) })
  }

  /**
   * Chooses which events reach one where.
   *
   * @most 50
   */
  async update({ request, auth, serialize }: HttpContext) {
    await changeSettings(auth.user!, await request.validateUsing(notificationSettings))
    return serialize({ message: 'Saved', data: await settingsOf(auth.user!) })
  }
}
