import { column } from '@adonisjs/lucid/orm'
import { FileSchema } from '#database/schema'

/** A stored file. Its name in storage is ours; `fileName` is what the person called it. */
export default class File extends FileSchema {
  declare purpose:
    'resume' | 'photo' | 'logo' | 'video' | 'poster' | 'cover' | 'attachment' | 'export' | 'offer'

  // the naming strategy would look for sha_256
  @column({ columnName: 'sha256' })
  declare sha256: string
}
