import vine from '@vinejs/vine'
import { valuesOf } from '#api/http/choices'
import { paging } from '#api/http/pagination'
import { creditKinds } from '#api/assessments/credits/credit_facts'

export const creditHistoryValidator = vine.create({
  ...paging,
  kind: vine.enum(valuesOf(creditKinds)).optional(),
})

export const turnOffValidator = vine.create({ turnedOff: vine.boolean() })
