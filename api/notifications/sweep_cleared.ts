import Notification from '#api/notifications/models/notification'
import { UNDO_CLEAR_MINUTES } from '#api/notifications/notification_facts'

/** Removes for good what was cleared from bells and can be put back no more. Safe to run twice. */
export default function sweepCleared() {
  const before = new Date(Date.now() - UNDO_CLEAR_MINUTES * 60_000)
  return Notification.query().where('cleared_at', '<', before).delete()
}
