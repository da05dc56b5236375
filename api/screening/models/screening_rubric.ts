import { column } from '@adonisjs/lucid/orm'
import { ScreeningRubricSchema } from '#database/schema'
import type { Criterion } from '#api/screening/material/material'

/** What a job's applicants are judged by, one row a version. */
export default class ScreeningRubric extends ScreeningRubricSchema {
  @column({ prepare: (criteria: Criterion[]) => JSON.stringify(criteria) })
  declare criteria: Criterion[]
}
