import { DateTime } from 'luxon'
import type { BillingInterval } from '#api/billing/billing_facts'
import { periodFrom } from '#api/billing/subscriptions/periods'
import type Subscription from '#api/billing/models/subscription'

/** What a paid order makes of a subscription, frozen when it was shown: the plan, its price, and the period that it pays for. */
export type PlanChange = {
  planId: number
  interval: BillingInterval
  /** What a period costs before tax and coupons. */
  amount: number
  /** When the period begins; empty: when it is paid. */
  start: string | null
  end: string | null
  anchor: string | null
  nth: number
  /** The time of the quote: from then on it pays for a period that had begun. */
  at?: string | null
  isTrial?: boolean
  /** What the subscription was then; where it is something else, the quote does not hold. */
  from: { planId: number; interval: BillingInterval; end: string | null } | null
}

/** What a subscription is, for a quote to be compared with. */
export const basisOf = ({
  planId,
  billingInterval,
  periodEnd,
}: Subscription): PlanChange['from'] => ({
  planId,
  interval: billingInterval,
  end: periodEnd?.toUTC().toISO() ?? null,
})

/** Does a quote still hold for the subscription? A first payment always does. */
export function stillHolds({ from }: PlanChange, subscription: Subscription): boolean {
  const now = basisOf(subscription)!
  return (
    !from || (from.planId === now.planId && from.interval === now.interval && from.end === now.end)
  )
}

/** The period that a change pays for. */
export function periodOf(change: PlanChange, now: DateTime) {
  const anchor = change.anchor ? DateTime.fromISO(change.anchor, { zone: 'utc' }) : now.toUTC()
  const counted = periodFrom(anchor, change.interval, change.nth)
  return {
    anchor,
    start: change.start ? DateTime.fromISO(change.start, { zone: 'utc' }) : counted.start,
    end: change.end ? DateTime.fromISO(change.end, { zone: 'utc' }) : counted.end,
  }
}
