import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ScreeningRubricSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import type { Criterion } from '#api/screening/material/material'

/** What a job's applicants are judged by, one row a version. */
export default class ScreeningRubric extends ScreeningRubricSchema {
  @column({ prepare: (criteria: Criterion[]) => JSON.stringify(criteria) })
  declare criteria: Criterion[]

  /** The colleague who saved this version, or ran the first analyses by it. */
  @belongsTo(() => User, { foreignKey: 'createdBy' })
  declare creator: BelongsTo<typeof User>
}
