import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CompanyFollowSchema } from '#database/schema'
import Company from '#api/companies/models/company'

/** A candidate hears of the jobs that a company posts. */
export default class CompanyFollow extends CompanyFollowSchema {
  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>
}
