import vine from '@vinejs/vine'
import { oneLine } from '#api/http/text/free_text'
import { id } from '#api/http/ids'
import { partKinds } from '#api/files/file_facts'

export const readFileValidator = vine.create({
  as: vine.enum(['attachment', 'inline']).optional(),
  /** The company that a signed link was made for. */
  for: id().optional(),
  /** The person that a signed link was made for. */
  by: id().optional(),
})

export const beginPartsValidator = vine.create({
  kind: vine.enum(partKinds),
  fileName: oneLine().minLength(1).maxLength(150),
  byteSize: vine.number().withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER),
})

/** A file that came in parts before, in the place of one in the request. */
export const partsValidator = vine.create({ uploadId: id().optional() })
