import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CompanyArchiveSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Company from '#api/companies/models/company'
import File from '#api/files/models/file'
import type { ExportStatus } from '#api/privacy/privacy_facts'

/** A zip of everything of a company: asked for, made in the background, there for some days. */
export default class CompanyArchive extends CompanyArchiveSchema {
  declare status: ExportStatus

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  @belongsTo(() => User, { foreignKey: 'askedBy' })
  declare asker: BelongsTo<typeof User>

  @belongsTo(() => File)
  declare file: BelongsTo<typeof File>
}
