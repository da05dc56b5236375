import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import Notification from '#api/notifications/models/notification'
import NotificationTransformer from '#api/notifications/notification_transformer'
import { notificationList } from '#api/notifications/notification_validators'
import { notificationsOf } from '#api/notifications/notifications_of'

/** The bell: a person's own notifications. */
export default class NotificationsController {
  /** Lists one's notifications, the newest first. */
  async index({ request, auth, serialize }: HttpContext) {
    const { rows, unread, pagination } = await notificationsOf(
      auth.user!.id,
      await request.validateUsing(notificationList)
    )
    return serialize({
      message: 'Your notifications',
      data: NotificationTransformer.transform(rows),
      unread,
      pagination,
    })
  }

  /** Marks a line as read: a notification, or all that are alike. */
  async read({ params, auth, serialize }: HttpContext) {
    const notification = await Notification.read(auth.user!.id, rowId(params.id))
    return serialize({
      message: 'Marked as read',
      data: NotificationTransformer.transform(notification),
    })
  }

  /** Marks all notifications as read. */
  async readAll({ auth, serialize }: HttpContext) {
    const read = await Notification.readAll(auth.user!.id)
    return serialize({ message: 'All marked as read', data: { read }, unread: 0 })
  }

  /** Removes all of one's notifications; for some minutes `restore` puts them back. */
  async clear({ auth, serialize }: HttpContext) {
    const cleared = await Notification.clear(auth.user!.id)
    return serialize({ message: 'Notifications cleared', data: { cleared }, unread: 0 })
  }

  /** Puts back what was cleared last. */
  async restore({ auth, serialize }: HttpContext) {
    const restored = await Notification.restore(auth.user!.id)
    const message = restored ? 'Your notifications are back' : 'They were removed for good'
    return serialize({ message, data: { restored } })
  }
}
