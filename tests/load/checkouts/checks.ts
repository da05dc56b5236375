import { print } from '../own/server.js'
import { counts, lasting } from './settings.js'
import { db, razorpay, stripe } from './world.js'
import type Reconciliation from '#api/billing/models/reconciliation'

// Does it add up?

/** What must not be and is, in words. */
export const wrong: string[] = []
/** Prints how many rows there are that must not be, and keeps the first ones. */
export const must = (what: string, rows: unknown[]) => {
  print(what, rows.length)
  if (rows.length > 0) wrong.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`)
}
/** The rows of a query, also while the database comes back. */
export const query = async (sql: string, ...bindings: any[]) =>
  (await lasting(() => db.rawQuery(sql, bindings))).rows as any[]

type Compared = { first: Reconciliation[]; second: Reconciliation[]; failed: number }

/** Asks the database, and the gateways' own truth, for everything that must not be. */
export async function checkAll({ first, second, failed }: Compared) {
  checkComparison({ first, second, failed })
  await checkOrders()
  await checkCoupons()
  await checkPlansAndBooks()
  await checkGateways()
}

function checkComparison({ first, second, failed }: Compared) {
  must('checkouts that nobody could finish', Array.from({ length: failed }))
  must(
    'completed by the comparison although a webhook was taken',
    first.filter(({ repaired, untold }) => repaired !== untold)
  )
  must('unpaid orders that were called paid', Array.from({ length: counts.believed ?? 0 }))
  must(
    'problems that the comparison leaves',
    second.flatMap(({ problems }) => problems)
  )
  must(
    'completed by a second comparison',
    second.filter(({ repaired }) => repaired > 0)
  )
}

async function checkOrders() {
  must(
    'paid orders that are not fulfilled once',
    await query(
      `select o.id, o.kind from orders o where o.status in ('paid', 'refunded') and (o.fulfilled_at is null
       or (select count(*) from deliveries d where d.order_id = o.id) <> (select count(*) from order_lines l where l.order_id = o.id and l.product_id is not null)
       or (o.subscription_id is not null and exists (select from subscriptions s where s.id = o.subscription_id and s.period_end is null)))`
    )
  )
  must(
    'places and credits that are not as many as were bought',
    await query(
      `with bought as (select l.order_id, p.kind, sum(l.quantity)::int as n from order_lines l join products p on p.id = l.product_id join orders o on o.id = l.order_id where o.status = 'paid' group by 1, 2),
       given as (select o.id as order_id, 'credits' as kind, sum(c.delta)::int as n from credit_ledger c join orders o on c.reference = 'order:' || o.id where c.kind = 'purchase' group by 1
         union all select o.id, case when s.candidate_id is null then 'company_spotlight' else 'profile_spotlight' end, count(*)::int from spotlights s join orders o on s.note = 'Order ' || o.number group by 1, 2
         union all select o.id, 'job_promotion', count(*)::int from promotions p join orders o on p.note = 'Order ' || o.number group by 1)
     select coalesce(b.order_id, g.order_id) as order_id, coalesce(b.kind, g.kind) as kind, b.n as bought, g.n as given from bought b full join given g on g.order_id = b.order_id and g.kind = b.kind
     where coalesce(b.kind, g.kind) in ('credits', 'company_spotlight', 'profile_spotlight', 'job_promotion') and b.n is distinct from g.n
       and not exists (select from orders o where o.id = coalesce(b.order_id, g.order_id) and o.status = 'refunded')`
    )
  )
  must(
    'unpaid orders that are fulfilled',
    await query(
      `select id from orders o where status not in ('paid', 'refunded') and (fulfilled_at is not null or exists (select from deliveries d where d.order_id = o.id) or exists (select from invoices i where i.order_id = o.id))`
    )
  )
  must(
    'paid orders without one invoice',
    await query(
      `select o.id from orders o where o.amount > 0 and o.status in ('paid', 'refunded') and (select count(*) from invoices i where i.order_id = o.id and i.kind = 'invoice') <> 1`
    )
  )
  must(
    'numbers of papers that are missing or doubled',
    await query(
      `select kind, nth, row_number from (select kind, nth, row_number() over (partition by kind, financial_year order by nth) from invoices) n where nth <> row_number`
    )
  )
}

async function checkCoupons() {
  must(
    'coupons over their limit',
    await query(
      `select c.code from coupons c where (select count(*) from coupon_redemptions r where r.coupon_id = c.id and r.status = 'confirmed') > c.total_limit
     union all select 'account' from coupon_redemptions where status = 'confirmed' group by coupon_id, coalesce(company_id, 0), coalesce(candidate_id, 0) having count(*) > 1`
    )
  )
  must(
    'paid orders with a coupon that is not spent',
    await query(
      `select o.id from orders o where o.coupon_id is not null and o.status in ('paid', 'refunded') and not exists (select from coupon_redemptions r where r.order_id = o.id and r.status = 'confirmed')`
    )
  )
}

async function checkPlansAndBooks() {
  must(
    'companies with two plans',
    await query(
      `select company_id from subscriptions where status <> 'ended' group by 1 having count(*) > 1`
    )
  )
  must(
    'plans whose renewal nobody finished',
    await query(
      `select id from subscriptions where status in ('active', 'trialing') and period_end <= now()`
    )
  )
  must(
    'periods that were charged twice',
    await query(
      `select subscription_id from orders where kind = 'renewal' and status = 'paid' group by subscription_id, change->>'start' having count(*) > 1`
    )
  )
  must(
    'refunds that are not done',
    await query(`select id, failure from refunds where status <> 'done'`)
  )
  must(
    'currencies whose books are uneven',
    await query(
      `select currency from (select currency, amount from ledger_transfers union all select currency, -amount from ledger_transfers) s group by 1 having sum(amount) <> 0
     union all select currency from (select currency, case when debit = 'receivable' then amount else 0 end - case when credit = 'receivable' then amount else 0 end as amount from ledger_transfers) r group by 1 having sum(amount) <> 0`
    )
  )
}

/** Every unit that the gateways took is here, and every unit here was taken there. */
async function checkGateways() {
  const theirs = [
    ...[...stripe.charges.values()].map((charge) => ({
      gateway: 'stripe',
      payment: charge.payment_intent as string,
      key: charge.metadata.key as string,
      amount: charge.amount as number,
      refunded: charge.amount_refunded as number,
    })),
    ...[...razorpay.payments.values()]
      .filter(({ status }) => status === 'captured' || status === 'refunded')
      .map((payment) => ({
        gateway: 'razorpay',
        payment: payment.id as string,
        key: [...razorpay.links.values()].find(({ order_id: id }) => id === payment.order_id)!
          .reference_id as string,
        amount: payment.amount as number,
        refunded: payment.amount_refunded as number,
      })),
  ]
  const ours = await query(
    `select p.id, p.key, p.gateway, p.gateway_payment, p.status, p.amount, p.refunded, p.order_id, o.status as order_status, o.amount as total, o.refunded as back from payments p join orders o on o.id = p.order_id`
  )
  const byKey = new Map(ours.map((row) => [row.key, row]))
  must(
    'money that came and is not here',
    theirs.filter(({ key, payment, amount, refunded }) => {
      const row = byKey.get(key)
      return (
        !row ||
        row.status !== 'paid' ||
        row.gateway_payment !== payment ||
        Number(row.amount) !== amount ||
        Number(row.refunded) !== refunded
      )
    })
  )
  must(
    'paid here and not there',
    ours.filter(
      ({ status, gateway_payment: payment }) =>
        status === 'paid' && !theirs.some((each) => each.payment === payment)
    )
  )
  const net = new Map<number, number>()
  for (const { key, amount, refunded } of theirs) {
    const row = byKey.get(key)
    if (row) net.set(row.order_id, (net.get(row.order_id) ?? 0) + amount - refunded)
  }
  const orders = new Map(ours.map((row) => [row.order_id, row]))
  must(
    'orders whose money is not what they cost',
    [...orders.values()].filter(({ order_id: id, order_status: status, total, back }) => {
      const due = status === 'paid' ? Number(total) - Number(back) : 0
      return (net.get(id) ?? 0) !== due
    })
  )
  const [{ booked }] = await query(
    `select coalesce(sum(case when debit = 'gateway' then amount when credit = 'gateway' then -amount else 0 end), 0)::text as booked from ledger_transfers`
  )
  const held = theirs.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)
  print('the books hold; the gateways hold, in minor units', `${booked}; ${held}`)
  must(
    'units by which books and gateways differ',
    Number(booked) === held ? [] : [Number(booked) - held]
  )
  const opened = [...stripe.sessions.values()].map(({ metadata }) => metadata.key as string)
  must('pages that were opened under no key of ours, or twice under one', [
    ...opened.filter((key) => !byKey.has(key)),
    ...opened.filter((key, index) => opened.indexOf(key) !== index),
  ])
}
