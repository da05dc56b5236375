import { BaseTransformer } from '@adonisjs/core/transformers'
import type BulkUpload from '#api/imports/models/bulk_upload'

/** A bulk upload and how far it is. */
export default class BulkUploadTransformer extends BaseTransformer<BulkUpload> {
  toObject() {
    const { id, state, total, parsed, failed, duplicates, percent, basis, basisNote, invites } =
      this.resource
    return {
      _id: String(id),
      state: state as 'working' | 'done',
      total,
      parsed,
      failed,
      duplicates,
      percent,
      basis,
      basisNote,
      invites,
      createdAt: this.resource.createdAt.toUTC().toISO(),
    }
  }
}
