import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { taxed } from '#api/billing/invoices/tax'
import Order from '#api/billing/models/order'
import type Subscription from '#api/billing/models/subscription'
import { big } from '#api/billing/money/money'
import { keptOf, type Paid } from '#api/billing/subscriptions/periods'

/**
 * What was paid for the plan that a subscription has, with or without tax: the line of the order that made it so, less
 * its coupon and what was paid back, and with what that order credited of the plan before. Nothing where no order did.
 */
export async function paidFor(
  client: QueryClientContract,
  { id, periodStart }: Subscription,
  { taxIncluded }: { taxIncluded: boolean }
): Promise<Paid> {
  const order = await Order.query({ client })
    .where('subscription_id', id)
    .whereNotNull('fulfilled_at')
    .whereRaw(`change ->> 'isTrial' is distinct from 'true'`)
    .orderBy([
      { column: 'fulfilled_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .preload('lines', (lines) => lines.whereNotNull('plan_id').orderBy('id'))
    .first()
  const line = order?.lines[0]
  if (!order || !line) return { amount: 0n, from: periodStart! }
  const { rows } = await client.rawQuery(
    `select coalesce(sum(amount), 0)::text as amount from refunds where order_id = ? and status in ('pending', 'done') and not is_duplicate`,
    [order.id]
  )
  const kept = keptOf(big(taxIncluded ? line.total : line.taxable), {
    amount: big(order.amount),
    refunded: BigInt(rows[0].amount),
  })
  // what it credited is in the terms of its own price
  const wasIncluded = line.subtotal - line.discount === line.total
  const credit = taxed(big(order.credit), { included: wasIncluded }, order.taxes)
  return {
    amount: kept + (taxIncluded ? credit.total : credit.taxable),
    from: startOf(order, periodStart!),
  }
}

/** An upgrade within a period pays for what was left of it at its quote; every other order for the whole period. */
function startOf({ kind, change, createdAt }: Order, periodStart: DateTime): DateTime {
  if (kind !== 'upgrade') return periodStart
  return DateTime.max(
    change?.at ? DateTime.fromISO(change.at, { zone: 'utc' }) : createdAt,
    periodStart
  )!
}
