import { DateTime } from 'luxon'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { JobAlertSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import { ALERT_HOUR, type AlertFrequency } from '#api/jobs/alerts/alert_facts'

/** A search of public jobs that somebody hears of by mail: a candidate, or an address without an account. */
export default class JobAlert extends JobAlertSchema {
  declare frequency: AlertFrequency

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** How mails name what they are about. */
  get reference() {
    return `job-alert:${this.id}`
  }

  /** Tells of jobs that are published from now on. */
  begin() {
    this.confirmedAt = DateTime.now()
    this.toldUntil(DateTime.now())
  }

  /** An alert's turn is over, whether there was something to tell or not. */
  toldUntil(moment: DateTime) {
    this.alertedAt = moment
    this.nextAlertAt = this.#next()
  }

  /** A candidate's comes in the morning of where they live now; theirs may have changed since the alert was made. */
  async followPerson() {
    if (!this.userId) return
    const { timeZone } = await User.findOrFail(this.userId, { client: this.$trx })
    this.timeZone = timeZone ?? this.timeZone
  }

  changeTo(frequency: AlertFrequency) {
    this.frequency = frequency
    if (this.confirmedAt) this.nextAlertAt = this.#next()
  }

  /** The next morning where the person is; of a weekly alert that of a Monday. */
  #next() {
    const now = DateTime.now().setZone(this.timeZone)
    const morning = now.set({ hour: ALERT_HOUR, minute: 0, second: 0, millisecond: 0 })
    const tomorrow = morning > now ? morning : morning.plus({ days: 1 })
    return this.frequency === 'daily'
      ? tomorrow
      : tomorrow.plus({ days: (8 - tomorrow.weekday) % 7 })
  }
}
