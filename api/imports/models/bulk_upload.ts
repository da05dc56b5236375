import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BulkUploadSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import BulkFile from '#api/imports/models/bulk_file'
import type { ImportBasis } from '#api/imports/import_facts'

/** Resumes that the platform brought in at once; the database counts its state and percent from its files. */
export default class BulkUpload extends BulkUploadSchema {
  declare basis: ImportBasis

  @belongsTo(() => User, { foreignKey: 'createdBy' })
  declare creator: BelongsTo<typeof User>

  @hasMany(() => BulkFile, { foreignKey: 'uploadId' })
  declare files: HasMany<typeof BulkFile>

  /** Removes the upload with what waits in it and with its profiles that nobody claimed. */
  async discard(_admin: User, _input: unknown, trx: TransactionClientContract) {
    const { discardUpload } = await import('#api/imports/bulk/discard_upload')
    await discardUpload(this, trx)
  }
}
