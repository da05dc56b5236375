import vine from '@vinejs/vine'
import { periodOf } from '#api/billing/books/period'

const known = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && !periodOf(value))
    field.report(
      'Write a month as 2026-10, or a financial year from April to March as 26-27',
      'period',
      field
    )
})

export const inPeriod = vine.create({ period: vine.string().trim().maxLength(7).use(known()) })
