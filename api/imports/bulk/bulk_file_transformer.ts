import { BaseTransformer } from '@adonisjs/core/transformers'
import type BulkFile from '#api/imports/models/bulk_file'

/** One file of a bulk upload: what became of it, and whose it is. */
export default class BulkFileTransformer extends BaseTransformer<BulkFile> {
  toObject() {
    const { id, fileName, byteSize, state, reason, candidateId, storageKey } = this.resource
    return {
      _id: String(id),
      fileName,
      size: byteSize,
      state,
      reason,
      devId: candidateId === null ? null : String(candidateId),
      /** Failed, and can be read again. */
      mayRetry: state === 'failed' && storageKey !== null,
    }
  }
}
