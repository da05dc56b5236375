import vine from '@vinejs/vine'
import { id } from '#api/http/ids'

export const mergeValidator = vine.create({ keepId: id(), mergeId: id() })

export const separateValidator = vine.create({ appliedId: id() })
