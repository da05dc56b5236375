// Pure: screens and tests import it too.
import type { DateTime } from 'luxon'
import type { BillingInterval } from '#api/billing/billing_facts'
import { big, divide, sum } from '#api/billing/money/money'

type Interval = BillingInterval
export type Period = { start: DateTime; end: DateTime }

/**
 * The nth period from an anchor, counted from the anchor itself: what began on the 31st ends on the last day of short
 * months and on the 31st again after them. Days are those of UTC, so daylight saving changes nothing.
 */
export function periodFrom(anchor: DateTime, interval: Interval, nth: number): Period {
  const at = (count: number) =>
    anchor.toUTC().plus(interval === 'year' ? { years: count } : { months: count })
  return { start: at(nth), end: at(nth + 1) }
}

/** What of a price is used up at a time: by the second, half up; nothing before the period, all of it after, and of one without a length. */
export function usedOf(price: bigint, { start, end }: Period, now: DateTime): bigint {
  const whole = seconds(end) - seconds(start)
  if (whole <= 0) return price
  const passed = Math.min(Math.max(seconds(now) - seconds(start), 0), whole)
  return divide(price * big(passed), big(whole))
}

/** What is left of a price: the price less what is used, so that the two are always the whole. */
export const leftOf = (price: bigint, period: Period, now: DateTime) =>
  price - usedOf(price, period, now)

export type Change = { charge: bigint; credit: bigint; due: bigint; period: Period }

/** What was paid for a plan, and from when on until the end of its period that pays for it. */
export type Paid = { amount: bigint; from: DateTime }

/**
 * What it costs to go over to another price now. Of the same interval: what is left of the new price, less what is left
 * of what was paid for the old one, and the period stays. Of another interval: a new period begins now at its whole
 * price, less the same. What has been paid for is never charged again, to the second, and what a coupon took off, or
 * what was paid back, is never credited.
 */
export function changeNow(
  old: { paid: Paid; interval: Interval; period: Period },
  next: { price: bigint; interval: Interval },
  now: DateTime
): Change {
  const credit = leftOf(old.paid.amount, { start: old.paid.from, end: old.period.end }, now)
  if (next.interval === old.interval) {
    const charge = leftOf(next.price, old.period, now)
    return { charge, credit, due: sum([charge, -credit]), period: old.period }
  }
  const period = periodFrom(now.startOf('second'), next.interval, 0)
  return { charge: next.price, credit, due: next.price - credit, period }
}

/** What of a line is still paid for when a part of its order was paid back: the same share of it, rounded down. */
export const keptOf = (net: bigint, order: { amount: bigint; refunded: bigint }) =>
  order.amount === 0n ? net : (net * (order.amount - order.refunded)) / order.amount

/** A month's worth of a price, to say which of two plans is the larger. */
export const monthly = (price: bigint, interval: Interval) =>
  interval === 'year' ? price : price * 12n

const seconds = (time: DateTime) => Math.floor(time.toMillis() / 1000)
