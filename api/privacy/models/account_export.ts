import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { AccountExportSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import File from '#api/files/models/file'
import { type ExportStatus } from '#api/privacy/privacy_facts'

/** A zip of everything about a person: asked for, made in the background, there for some days. */
export default class AccountExport extends AccountExportSchema {
  declare status: ExportStatus

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => File)
  declare file: BelongsTo<typeof File>
}
