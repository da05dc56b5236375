import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import {
  figureSpans,
  type Figures,
  type FigureSpan,
  type Series,
} from '#api/billing/figures/figure_facts'
import { BOOKS_ZONE } from '#api/billing/invoices/numbers'

type Counted = { nth: number; currency: string; amount: string; count: string }

/** The figures of money over a time that ends now. Each is one read of an index by time, however much was sold before. */
export async function figuresOf(span: FigureSpan, now = DateTime.now()): Promise<Figures> {
  const { unit, count } = figureSpans.find(({ value }) => value === span)!
  const last = now.setZone(BOOKS_ZONE).startOf(unit)
  const starts = Array.from({ length: count }, (_, nth) => last.minus({ [unit]: count - 1 - nth }))
  const end = last.plus({ [unit]: 1 })
  const times: Times = { starts, end, points: [...starts, DateTime.min(now, end)!] }
  const [revenue, recurring, lost, failed, paid, coupons] = await Promise.all([
    inBars(times, revenueRows),
    standing(times),
    inBars(times, lostRows),
    inBars(times, failedRows),
    inBars(times, paidRows),
    inBars(times, couponRows),
  ])
  return {
    span,
    unit,
    bars: starts.map((from, nth) => ({
      from: from.toISODate()!,
      until: (starts[nth + 1] ?? end).minus({ days: 1 }).toISODate()!,
    })),
    currencies: byUse(paid, [revenue, recurring, failed, coupons]),
    revenue: seriesOf(revenue, count),
    // the first point is what was there before
    recurring: seriesOf(recurring, count + 1).map(({ currency, amounts }) => ({
      currency,
      amounts: amounts.slice(1),
    })),
    subscribers: countsOf(recurring, count + 1),
    lost: countsOf(lost, count),
    failed: seriesOf(failed, count),
    failures: countsOf(failed, count),
    payments: countsOf(paid, count),
    coupons: seriesOf(coupons, count),
    redemptions: countsOf(coupons, count),
  }
}

type Times = { starts: DateTime[]; end: DateTime; points: DateTime[] }

const listOf = (times: readonly DateTime[]) =>
  `{${times.map((time) => time.toUTC().toISO()).join()}}`

/** Sums and counts of rows by bar and currency; the rows are `at`, `currency`, `amount` of those between `:since` and `:until`. */
async function inBars({ starts, end }: Times, rowsIn: string): Promise<Counted[]> {
  const { rows } = await db.rawQuery(
    `select width_bucket(at, :starts::timestamptz[]) - 1 as nth, currency, sum(amount)::bigint as amount, count(*) as count
     from (${rowsIn}) found group by 1, 2 order by 1, 2`,
    { starts: listOf(starts), since: starts[0].toISO()!, until: end.toISO()! }
  )
  return rows
}

/** Papers book what is earned to revenue, and credit notes take it from there. */
const revenueRows = `select created_at as at, currency, case when credit = 'revenue' then amount else -amount end as amount
  from ledger_transfers where created_at >= :since and created_at < :until and 'revenue' in (debit, credit)`

const lostRows = `select ended_at as at, currency, 0 as amount from subscriptions s
  where ended_at >= :since and ended_at < :until and exists (select from orders o
    where o.subscription_id = s.id and o.fulfilled_at is not null and o.change ->> 'isTrial' is distinct from 'true')`

/** An order that was tried in vain and is not paid, once, by its last try: tries of a renewal are not added up. */
const failedRows = `select p.created_at as at, p.currency, p.amount from payments p join orders o on o.id = p.order_id
  where p.created_at >= :since and p.created_at < :until and p.failure is not null and p.status not in ('paid', 'mismatched') and o.paid_at is null
    and not exists (select from payments later where later.order_id = p.order_id and later.id > p.id and later.failure is not null)`

const paidRows = `select created_at as at, currency, amount from payments
  where created_at >= :since and created_at < :until and status = 'paid'`

const couponRows = `select created_at as at, currency, discount as amount from coupon_redemptions
  where created_at >= :since and created_at < :until and status = 'confirmed'`

/** A year and a month of lateness before the first bar: no order that pays for a plan then is older. */
const LONGEST = { months: 14 }

/**
 * What paid plans bring a month, and how many there are, at each of some times. An order pays for a plan from when it was
 * fulfilled, a renewal from where it goes on, until the next order of the same plan or the end.
 */
async function standing({ starts, points }: Times): Promise<Counted[]> {
  const { rows } = await db.rawQuery(
    `with paid as (
       select o.subscription_id, o.currency, o.change ->> 'interval' as each, o.id,
         case when o.status = 'refunded' then 0 when o.kind = 'upgrade' then (o.change ->> 'amount')::bigint else l.taxable end as price,
         case when o.kind = 'renewal' then (o.change ->> 'start')::timestamptz else o.fulfilled_at end as start_at,
         coalesce((o.change ->> 'end')::timestamptz, o.fulfilled_at + case o.change ->> 'interval' when 'year' then interval '1 year' else interval '1 month' end) as end_at
       from orders o join order_lines l on l.order_id = o.id and l.plan_id is not null
       where o.subscription_id is not null and o.fulfilled_at >= :oldest and o.change ->> 'isTrial' is distinct from 'true'
     ), spans as (
       select paid.*, least(coalesce(lead(start_at) over (partition by subscription_id order by start_at, paid.id), greatest(end_at, s.period_end)), s.ended_at) as over_at
       from paid join subscriptions s on s.id = paid.subscription_id
     )
     select nth - 1 as nth, currency, round(sum(case each when 'year' then price / 12.0 else price end))::bigint as amount, count(*) as count
     from unnest(:points::timestamptz[]) with ordinality as points (at, nth) join spans on start_at <= at and over_at > at
     group by 1, 2 order by 1, 2`,
    { points: listOf(points), oldest: starts[0].minus(LONGEST).toISO()! }
  )
  return rows
}

function seriesOf(rows: readonly Counted[], length: number): Series[] {
  const all = new Map<string, number[]>()
  for (const { nth, currency, amount } of rows) {
    const amounts = all.get(currency) ?? Array.from({ length }, () => 0)
    amounts[Number(nth)] += Number(amount)
    all.set(currency, amounts)
  }
  return [...all].map(([currency, amounts]) => ({ currency, amounts }))
}

function countsOf(rows: readonly Counted[], length: number): number[] {
  const counts = Array.from({ length }, () => 0)
  for (const { nth, count } of rows) counts[Number(nth)] += Number(count)
  return counts
}

function byUse(paid: readonly Counted[], others: readonly Counted[][]): string[] {
  const used = new Map<string, number>()
  for (const { currency, count } of paid)
    used.set(currency, (used.get(currency) ?? 0) + Number(count))
  for (const { currency } of others.flat()) used.set(currency, used.get(currency) ?? 0)
  return [...used].toSorted(([, one], [, other]) => other - one).map(([currency]) => currency)
}
