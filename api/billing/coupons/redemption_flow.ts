import { Flow, type StateOf } from '#api/flow/flow'
import { sentence } from '#api/languages/sentence'
import { RESERVED_MINUTES } from '#api/billing/billing_facts'

/** A coupon on an order: kept from the checkout on, spent when it is paid. */
export const redemptionFlow = new Flow({
  title: 'Coupon on an order',
  one: 'use of a coupon',
  states: {
    reserved: { label: 'Kept', is: 'is kept for its order' },
    confirmed: { label: 'Spent', is: 'is spent', over: true },
    released: { label: 'Given back', is: 'was given back' },
  },
  moves: {
    reserve: {
      by: ['client', 'candidate', 'system'],
      from: 'new',
      to: 'reserved',
      label: 'Keep',
      deed: 'be kept',
      checks: ['usesLeft'],
    },
    confirm: {
      by: 'system',
      from: ['reserved', 'released'],
      to: 'confirmed',
      label: 'Spend',
      deed: 'be spent',
      after: 'when the order is paid; late, only where a use is left',
    },
    release: {
      by: 'system',
      from: ['reserved'],
      to: 'released',
      label: 'Give back',
      deed: 'be given back',
      after: sentence('when the order expires, {minutes} minutes after its checkout', {
        minutes: RESERVED_MINUTES,
      }),
    },
  },
})

export type RedemptionStatus = StateOf<typeof redemptionFlow>
