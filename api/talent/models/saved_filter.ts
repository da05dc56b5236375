import { DateTime } from 'luxon'
import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { SavedFilterSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Company from '#api/companies/models/company'
import type { Filter } from '#api/talent/search/resolve_filter'
import { alerts, type Alert } from '#api/talent/talent_facts'

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
    this.nextAlertAt = nextAfter(alert)
  }

  /** An alert's turn is over, whether there was something to tell or not. */
  toldUntil(moment: DateTime) {
    if (this.alert === 'off') return
    this.alertedAt = moment
    this.nextAlertAt = nextAfter(this.alert)
  }

  async markSeen() {
    this.seenAt = DateTime.now()
    await this.save()
  }
}

/** When the scheduled command may tell the next time. */
function nextAfter(alert: Alert) {
  const { pause } = alerts.find(({ value }) => value === alert)!
  return pause && DateTime.now().plus(pause)
}
