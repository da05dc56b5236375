import vine from '@vinejs/vine'
import { id } from '#api/http/ids'
import { IMPORT_BYTES } from '#api/assessments/assessment_facts'

export const exportValidator = vine.create({ testId: id().optional(), topicId: id().optional() })

export const importValidator = vine.create({
  /** The bytes of the file as base64, so that its encoding can be told; null of an empty one. */
  file: vine
    .string()
    .maxLength(Math.ceil(IMPORT_BYTES / 3) * 4)
    .regex(/^[A-Za-z0-9+/]*={0,2}$/)
    .nullable(),
  dryRun: vine.boolean(),
})
