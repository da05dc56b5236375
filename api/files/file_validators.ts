import vine from '@vinejs/vine'
import { id } from '#api/http/ids'

export const readFileValidator = vine.create({
  as: vine.enum(['attachment', 'inline']).optional(),
  /** The company that a signed link was made for. */
  for: id().optional(),
  /** The person that a signed link was made for. */
  by: id().optional(),
})
