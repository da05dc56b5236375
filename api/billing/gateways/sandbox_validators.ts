import vine from '@vinejs/vine'
import { sandboxOutcomeValues } from '#api/billing/billing_facts'

export const sandboxOutcome = vine.create({
  outcome: vine.enum(sandboxOutcomeValues),
  /** How often each event is told; 0 loses it. */
  webhooks: vine.number().withoutDecimals().range([0, 5]).optional(),
  delayMs: vine.number().withoutDecimals().range([0, 86_400_000]).optional(),
  /** Tells the last event first. */
  outOfOrder: vine.boolean().optional(),
  /** What is saved for renewals is refused when it is charged. */
  failsLater: vine.boolean().optional(),
})
