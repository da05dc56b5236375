import db from '@adonisjs/lucid/services/db'
import { prepared } from '#api/http/prepared'
import { errors } from '@adonisjs/lucid'
import { NotificationSchema } from '#database/schema'
import { UNDO_CLEAR_MINUTES } from '#api/notifications/notification_facts'

/** A line behind the bell; or, with `in_bell` off, one of a digest or a push alone. */
export default class Notification extends NotificationSchema {
  /** How many are shown as this one line; set by `notificationsOf`. */
  declare $extras: { count?: number }

  /** What a person has in the bell. */
  static of(userId: number) {
    return this.query().where('user_id', userId).where('in_bell', true).whereNull('cleared_at')
  }

  /** Marks it as read, with the unread ones that are shown as one line with it. Returns it as it is stored; a row of somebody else, or a cleared one, is a 404. */
  static async read(userId: number, id: number) {
    const rows = await prepared(
      `update notifications told set read_at = now() from notifications chosen
       where chosen.id = :id and chosen.user_id = :userId and chosen.cleared_at is null and chosen.read_at is null
         and told.user_id = :userId and told.cleared_at is null and told.read_at is null
         and (told.id = chosen.id or told.alike = chosen.alike and told.id < chosen.id) returning told.id`,
      { userId, id }
    )
    const notification = await this.of(userId).where('id', id).first()
    if (!notification) throw new errors.E_ROW_NOT_FOUND()
    notification.$extras.count = Math.max(rows.length, 1)
    return notification
  }

  static async readAll(userId: number) {
    const ids = await this.of(userId)
      .whereNull('read_at')
      .update({ read_at: new Date() })
      .returning('id')
    return ids.length
  }

  /** Empties the bell; `restore` puts back what the last clearing took, for some minutes. Returns how many were in it. */
  static async clear(userId: number) {
    const ids = await this.of(userId).update({ cleared_at: new Date() }).returning('id')
    return ids.length
  }

  /** Returns how many it put back: none when the time is over. */
  static async restore(userId: number) {
    const { rows } = await db.rawQuery(
      `update notifications set cleared_at = null where user_id = :userId and cleared_at = (
         select max(cleared_at) from notifications where user_id = :userId and cleared_at > now() - make_interval(mins => :minutes)) returning id`,
      { userId, minutes: UNDO_CLEAR_MINUTES }
    )
    return rows.length
  }
}
