import vine from '@vinejs/vine'
import { day } from '#api/http/dates'
import { id } from '#api/http/ids'

export const reportValidator = vine.create({
  jobId: id().optional(),
  from: day().optional(),
  to: day().optional(),
})
