import vine from '@vinejs/vine'
import { prose } from '#api/http/text/free_text'
import { id } from '#api/http/ids'
import { timeText } from '#api/http/dates'
import { valuesOf } from '#api/http/choices'
import {
  billingLimits,
  cancelReasons,
  gatewayValues,
  intervalValues,
} from '#api/billing/billing_facts'

export const changePlan = vine.create({
  planId: id(),
  interval: vine.enum(intervalValues).optional(),
  preview: vine.boolean().optional(),
  quotedAt: timeText().optional(),
  gateway: vine.enum(gatewayValues).optional(),
})

export const cancelPlan = vine.create({
  reason: vine.enum(valuesOf(cancelReasons)),
  note: prose().maxLength(billingLimits.note.max).nullable().optional(),
})
