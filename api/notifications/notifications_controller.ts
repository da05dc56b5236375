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

  /** Marks a notification as read. */
  async read({ params, auth, serialize }: HttpContext) {
    const notification = await Notification.query()
      .where({ id: rowId(params.id), user_id: auth.user!.id })
      .firstOrFail()
    await notification.markRead()
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

  /** Removes all of one's notifications. */
  async clear({ auth, serialize }: HttpContext) {
    const cleared = await Notification.clear(auth.user!.id)
    return serialize({ message: 'Notifications cleared', data: { cleared }, unread: 0 })
  }
}
