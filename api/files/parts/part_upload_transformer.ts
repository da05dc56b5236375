import { BaseTransformer } from '@adonisjs/core/transformers'
import { PART_BYTES } from '#api/files/file_facts'
import type PartUpload from '#api/files/models/part_upload'

/** How far a file in parts is: which of its parts, counted from 1, are here. */
export default class PartUploadTransformer extends BaseTransformer<PartUpload> {
  toObject() {
    const { id, count, arrived } = this.resource
    return { _id: String(id), partBytes: PART_BYTES, parts: count, arrived }
  }
}
