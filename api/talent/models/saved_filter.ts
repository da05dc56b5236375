import { DateTime } from 'luxon'
import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { SavedFilterSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Company from '#api/companies/models/company'
import type { Filter } from '#api/talent/search/resolve_filter'

export const alerts = ['off', 'instant', 'daily', 'weekly'] as const
export type Alert = (typeof alerts)[number]

/** How long after one alert the next may come; the clock looks every few minutes. */
const pauses = { instant: { minutes: 1 }, daily: { days: 1 }, weekly: { weeks: 1 } } as const

/** A search that a member keeps, with what is new since their last look and an alert if they want one. */
export default class SavedFilter extends SavedFilterSchema {
  declare alert: Alert

  @column({ prepare: (filter: Filter) => JSON.stringify(filter) })
  declare filter: Filter

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  /** Tells of profiles that are listed from now on, or of none. */
  setAlert(alert: Alert) {
    if (alert === this.alert) return
    this.alert = alert
    this.alertedAt = alert === 'off' ? null : DateTime.now()
    this.nextAlertAt = alert === 'off' ? null : DateTime.now().plus(pauses[alert])
  }

  /** An alert's turn is over, whether there was something to tell or not. */
  toldUntil(moment: DateTime) {
    if (this.alert === 'off') return
    this.alertedAt = moment
    this.nextAlertAt = DateTime.now().plus(pauses[this.alert])
  }

  async markSeen() {
    this.seenAt = DateTime.now()
    await this.save()
  }
}
