import { setTimeout as delay } from 'node:timers/promises'
import { must, query } from './checks.js'
import { lasting } from './settings.js'
import { acknowledged, tell, underway } from './webhooks.js'
import { db, razorpay, stopInstances, stripe } from './world.js'

// What follows when nothing fails any more.

const QUEUES = [
  'webhooks.handle',
  'payments.refund',
  'payments.give-up',
  'orders.give-up',
  'subscriptions.renew',
]

/** Time passes: jobs of processes that died, and those that wait for their next try, are worked off, or are wrong. */
export async function workOff() {
  let least = Infinity
  let until = 0
  for (;;) {
    // the workers take the same rows, in another order
    await lasting(() =>
      db.rawQuery(
        `update queue.job set state = 'retry', start_after = now() where name = any(?) and state in ('active', 'retry', 'created') and (state <> 'active' or started_on < now() - interval '5 seconds')`,
        [QUEUES]
      )
    )
    await delay(1_500)
    tell('stripe')
    tell('razorpay')
    while (underway.size > 0) await Promise.all(underway)
    const { rows } = await db.rawQuery(
      `select name, count(*)::int as n from queue.job where name = any(?) and state in ('active', 'retry', 'created') group by 1`,
      [QUEUES]
    )
    if (rows.length === 0) return
    const left = rows.reduce((sum: number, { n }: { n: number }) => sum + n, 0)
    // as long as they become fewer, a long run only has more of them
    if (left < least) [least, until] = [left, Date.now() + 60_000]
    if (Date.now() > until) return must('jobs that do not end', rows)
  }
}

/** What was acknowledged is done; then the orders' time is over, and the comparison with the gateways finds the rest, once. */
export async function compare() {
  const told = [...acknowledged]
  const undone = await query(
    `select id, status, gateway_payment from payments where gateway_payment = any(?) and status <> 'paid'
     union all select null, 'unknown', name from unnest(?::text[]) name where not exists (select from payments where gateway_payment = name)`,
    told,
    told
  )
  must('acknowledged, and not done', undone)

  // what was not told: the orders' time is over, and the comparison finds the rest
  await stopInstances()
  const { reconcile } = await import('#api/billing/reconcile/reconcile')
  const { default: expireOrders } = await import('#api/billing/orders/expire_orders')
  const { drainQueue } = await import('#tests/queue')
  const { default: renewSubscriptions } =
    await import('#api/billing/subscriptions/renew_subscriptions')
  // a renewal whose process died is taken up by the next run after ten minutes
  await db.rawQuery(
    `update orders set created_at = created_at - interval '1 hour' where kind = 'renewal' and status in ('pending', 'failed')`
  )
  await lasting(renewSubscriptions)
  const first = await lasting(() => reconcile({ quietMinutes: -5 }))
  await db.rawQuery(
    `update orders set expires_at = now() - interval '1 minute' where status in ('pending', 'failed') and expires_at is not null`
  )
  await expireOrders()
  // what no instance could do fails here too, and is told
  const faults = await drainQueue().then(
    () => [],
    (error) => [error.message]
  )
  must('jobs that fail', faults)
  for (const server of [stripe, razorpay]) server.take()
  const second = await reconcile({ quietMinutes: -5 })
  return { first, second }
}
