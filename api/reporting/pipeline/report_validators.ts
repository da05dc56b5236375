import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { id } from '#api/http/ids'

const day = () =>
  vine
    .string()
    .trim()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .transform((value) => DateTime.fromISO(value, { zone: 'utc' }))

export const reportValidator = vine.create({
  jobId: id().optional(),
  from: day().optional(),
  to: day().optional(),
})
