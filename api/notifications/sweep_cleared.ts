import Notification from '#api/notifications/models/notification'
import Push from '#api/notifications/models/push'
import { UNDO_CLEAR_MINUTES, UNSEEN_KEPT_DAYS } from '#api/notifications/notification_facts'

const DAY = 86_400_000

/**
 * Removes for good what was cleared from bells and can be put back no more, what went by digest or push alone and was
 * sent long ago, and pushes that are done. Safe to run twice.
 */
export default async function sweepCleared() {
  const undone = new Date(Date.now() - UNDO_CLEAR_MINUTES * 60_000)
  await Notification.query().where('cleared_at', '<', undone).delete()
  await Notification.query()
    .where('in_bell', false)
    .where('created_at', '<', new Date(Date.now() - UNSEEN_KEPT_DAYS * DAY))
    .delete()
  await Push.query()
    .where('created_at', '<', new Date(Date.now() - 7 * DAY))
    .delete()
}
