import vine from '@vinejs/vine'
import { paging } from '#api/http/pagination'
import { creditKinds, type CreditKind } from '#api/assessments/credits/credit_facts'

export const creditHistoryValidator = vine.create({
  ...paging,
  kind: vine.enum(Object.keys(creditKinds) as CreditKind[]).optional(),
})

export const turnOffValidator = vine.create({ turnedOff: vine.boolean() })
