import vine from '@vinejs/vine'
import { id } from '#api/http/ids'

/** The update that is shown as if it were approved. */
export const previewValidator = vine.create({ update: id().optional() })
