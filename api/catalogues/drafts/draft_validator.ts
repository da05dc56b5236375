import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { time } from '#api/http/dates'
import { DRAFT_MOST } from '#api/catalogues/definition'

const short = vine.createRule((value: unknown, most: number, field: FieldContext) => {
  if (JSON.stringify(value).length > most)
    field.report('This is too long to be kept', 'maxLength', field)
})

/** The fields of a form that were changed, as they are there; they go back into the same form and nowhere else. */
export const draftValidator = vine.create({
  changed: vine.record(vine.any()).use(short(DRAFT_MOST)),
  readAt: time().nullable().optional(),
})
