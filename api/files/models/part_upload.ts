import { DateTime } from 'luxon'
import { PartUploadSchema } from '#database/schema'
import { PART_BYTES, type PartKind } from '#api/files/file_facts'

/** A file that comes in parts of one size, but for the last one; they are put together where it belongs. */
export default class PartUpload extends PartUploadSchema {
  declare kind: PartKind

  /** How many parts it has. */
  get count() {
    return Math.ceil(this.byteSize / PART_BYTES)
  }

  /** How many bytes the part of this number has, from 1 on; 0 where there is none. */
  sizeOf(part: number) {
    const before = (part - 1) * PART_BYTES
    return part < 1 ? 0 : Math.max(0, Math.min(PART_BYTES, this.byteSize - before))
  }

  /** Where a part is in storage. */
  keyOf(part: number) {
    return `${this.folder}/${part}`
  }

  /** The ones that a person may go on with. */
  static openOf(ownerId: number) {
    return this.query().where('owner_id', ownerId).where('expires_at', '>', DateTime.now().toSQL()!)
  }
}
