import { DateTime } from 'luxon'
import { NotificationSchema } from '#database/schema'

/** A line behind the bell. */
export default class Notification extends NotificationSchema {
  async markRead() {
    if (this.readAt) return
    this.readAt = DateTime.now()
    await this.save()
  }

  static async readAll(userId: number) {
    const ids = await this.query()
      .where('user_id', userId)
      .whereNull('read_at')
      .update({ read_at: new Date() })
      .returning('id')
    return ids.length
  }

  static async clear(userId: number) {
    const ids = await this.query().where('user_id', userId).delete().returning('id')
    return ids.length
  }
}
