import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { LeadSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import LeadAnswer from '#api/content/models/lead_answer'
import type { LeadKind } from '#api/content/leads/lead_facts'
import type { LeadStatus } from '#api/content/leads/lead_flow'

/** What somebody sent by one of the public forms. */
export default class Lead extends LeadSchema {
  declare kind: LeadKind
  declare status: LeadStatus

  @belongsTo(() => User, { foreignKey: 'assigneeId' })
  declare assignee: BelongsTo<typeof User>

  @hasMany(() => LeadAnswer)
  declare answers: HasMany<typeof LeadAnswer>

  /** How the console calls it. */
  get title() {
    return this.name ?? this.email ?? 'Without a name'
  }
}
