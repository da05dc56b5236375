import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { BulkFileSchema } from '#database/schema'
import BulkUpload from '#api/imports/models/bulk_upload'
import type { BulkFileState } from '#api/imports/bulk/bulk_file_flow'

/** One file of a bulk upload; its bytes lie under `storageKey` until they are somebody's resume. */
export default class BulkFile extends BulkFileSchema {
  declare state: BulkFileState

  // the naming strategy would look for sha_256
  @column({ columnName: 'sha256' })
  declare sha256: string

  @belongsTo(() => BulkUpload, { foreignKey: 'uploadId' })
  declare upload: BelongsTo<typeof BulkUpload>
}
