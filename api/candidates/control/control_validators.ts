import vine from '@vinejs/vine'
import { prose } from '#api/http/text/free_text'
import { DateTime } from 'luxon'
import type { FieldContext } from '@vinejs/vine/types'
import { startOf, timeOf } from '#api/http/dates'
import { id } from '#api/http/ids'
import { paging } from '#api/http/pagination'
import { candidateLimits, MAX_SNOOZE_DAYS } from '#api/candidates/candidate_facts'

const laterDay = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value !== 'string') return
  if (!timeOf(value))
    return field.report('{{ field }} must be a day such as 2027-01-31', 'date', field)
  const day = startOf(value, field.meta.timeZone)
  if (day <= DateTime.utc() || day > DateTime.utc().plus({ days: MAX_SNOOZE_DAYS }))
    return field.report(
      `{{ field }} must lie ahead, at most ${MAX_SNOOZE_DAYS} days from now`,
      'range',
      field
    )
})

export const snoozeValidator = vine.withMetaData<{ timeZone: string }>().create({
  until: vine.string().trim().maxLength(40).use(laterDay()),
})
export const deactivateValidator = vine.create({
  reason: prose().maxLength(candidateLimits.reason.max).nullable().optional(),
})
export const blockValidator = vine.create({ companyId: id() })
export const popupValidator = vine.create({ popup: vine.enum(['developer', 'update'] as const) })
export const blockListValidator = vine.create(paging)
