import { DateTime } from 'luxon'
import { column } from '@adonisjs/lucid/orm'
import { ResumableUploadSchema } from '#database/schema'

export type Part = { key: string; size: number }

/** A file that arrives in parts, and goes on after a reload or a lost connection where it stopped. */
export default class ResumableUpload extends ResumableUploadSchema {
  declare purpose: 'video'

  // the driver would write a list as a PostgreSQL array
  @column({ prepare: (parts: Part[] | undefined) => parts && JSON.stringify(parts) })
  declare parts: Part[]

  get percent() {
    return Math.floor((100 * this.received) / this.byteSize)
  }

  /** The open ones; a stale one is as good as gone. */
  static openOf(ownerId: number) {
    return this.query().where('owner_id', ownerId).where('expires_at', '>', DateTime.now().toSQL()!)
  }
}
