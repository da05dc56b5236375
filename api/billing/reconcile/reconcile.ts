import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { GatewayName } from '#api/billing/billing_facts'
import { takeDispute } from '#api/billing/disputes/settle_dispute'
import type { Gateway, Taken } from '#api/billing/gateways/gateway'
import { gatewayOf, gatewaysHere } from '#api/billing/gateways/gateways'
import Payment from '#api/billing/models/payment'
import Reconciliation from '#api/billing/models/reconciliation'
import { big } from '#api/billing/money/money'
import { moneyWords } from '#api/billing/money/currency_facts'
import { findLost } from '#api/billing/payments/pay_order'
import { tellOfMoney } from '#api/billing/payments/money_alarm'
import { settle } from '#api/billing/payments/settle'

/** How far back is compared. Gateways try their webhooks for one to three days. */
const DAYS = 3
/** What is younger may still be on its way. */
const QUIET_MINUTES = 10
/** A bank takes that long to ask for money back. */
const DISPUTE_DAYS = 120
/** How many problems are told at once. */
const TOLD = 20

type Options = { days?: number; quietMinutes?: number }
type Found = { compared: number; repaired: number; untold: number; problems: string[] }
type Window = { from: Date; to: Date }

/**
 * Compares what we know with what each gateway lists: an order whose webhook was lost is completed, as are refunds and
 * disputes that were not told; what differs otherwise is reported to finance, once. Returns what was found, by gateway.
 * Safe to run twice.
 */
export async function reconcile(options: Options = {}): Promise<Reconciliation[]> {
  const rows: Reconciliation[] = []
  for (const name of gatewaysHere()) rows.push(await reconcileOne(name, options))
  return rows
}

export default () => reconcile()

async function reconcileOne(
  name: GatewayName,
  { days = DAYS, quietMinutes = QUIET_MINUTES }: Options
): Promise<Reconciliation> {
  const now = DateTime.now()
  const from = now.minus({ days })
  const window = { from: from.toJSDate(), to: now.minus({ minutes: quietMinutes }).toJSDate() }
  const found: Found = { compared: 0, repaired: 0, untold: 0, problems: [] }
  const gateway = gatewayOf(name)
  const seen = await compareTaken(gateway, window, found)
  await settleWaiting(name, window)
  await comparePaid(gateway, window, seen, found)
  await compareDisputes(gateway, now.minus({ days: DISPUTE_DAYS }).toJSDate())
  await compareBooks(seen, found)
  await lookForHanging(name, now, found)
  if (found.untold > 0)
    found.problems.push(
      `${found.untold} payments had no webhook; see whether ${name} still sends them here, as it stops after a day of failures`
    )
  return keep(name, from, found)
}

/** What the gateway lists as paid, by our payment. */
type Known = Map<number, Taken>

async function compareTaken(gateway: Gateway, window: Window, found: Found): Promise<Known> {
  const known: Known = new Map()
  for await (const taken of gateway.taken(window)) {
    const ours = await paymentOf(gateway, taken)
    // of another product on the same account
    if (ours === 'not ours') continue
    found.compared += 1
    if (!ours)
      found.problems.push(
        `${words(taken)} came to ${gateway.name} as ${taken.payment}, for a payment that is not here`
      )
    else if (await agree(gateway.name, ours, taken, found)) known.set(ours.id, taken)
  }
  return known
}

async function paymentOf(gateway: Gateway, { payment, key }: Taken) {
  const known = await Payment.query()
    .where({ gateway: gateway.name, gateway_payment: payment })
    .first()
  if (known) return known
  const ours = key ?? (await gateway.keyOf(payment).catch(() => null))
  if (!ours) return 'not ours' as const
  return Payment.query().where({ gateway: gateway.name, key: ours }).first()
}

/** Completes what was not told, and says what differs nevertheless; returns whether it is a paid payment now. */
async function agree(name: GatewayName, ours: Payment, taken: Taken, found: Found) {
  const wasPaid = ours.status === 'paid'
  if (!wasPaid || taken.refunded !== (await refundedOf(ours))) {
    const told = await wasTold(name, ours, taken)
    await settle(ours.id, taken.payment)
    await ours.refresh()
    if (!wasPaid && ours.status === 'paid') {
      found.repaired += 1
      if (!told) found.untold += 1
    }
  }
  const what = `payment ${ours.id} (${taken.payment})`
  if (ours.status !== 'paid')
    found.problems.push(`${words(taken)} came to ${name}, and ${what} is ${ours.status}`)
  else if (ours.gatewayPayment !== taken.payment)
    found.problems.push(`${words(taken)} came to ${name} a second time for payment ${ours.id}`)
  else if (big(ours.amount) !== taken.amount || ours.currency !== taken.currency)
    found.problems.push(`${words(taken)} came to ${name} where ${what} asked for another amount`)
  else if (taken.refunded !== (await refundedOf(ours)))
    found.problems.push(`${name} has paid back another amount of ${what} than our books`)
  else return true
  return false
}

/** What we know to be paid back by the gateway; what a bank took in a dispute is not part of its sum. */
async function refundedOf({ id }: Payment): Promise<bigint> {
  const { rows } = await db.rawQuery(
    `select coalesce(sum(amount), 0)::text as sum from refunds where payment_id = ? and status = 'done' and dispute_id is null`,
    [id]
  )
  return BigInt(rows[0].sum)
}

const wasTold = (gateway: GatewayName, { gatewayRef }: Payment, { payment }: Taken) =>
  db
    .from('webhook_events')
    .where('gateway', gateway)
    .where((query) => {
      query.where('gateway_payment', payment)
      if (gatewayRef) query.orWhere('gateway_ref', gatewayRef)
    })
    .first()

/** What still waits here: the gateway may have closed it, or its call was lost. */
async function settleWaiting(gateway: GatewayName, { from, to }: Window) {
  const waiting = await Payment.query()
    .where('gateway', gateway)
    .whereIn('status', ['created', 'open'])
    .whereBetween('created_at', [from, to])
    .orderBy('id')
  for (const payment of waiting)
    await (
      payment.status === 'created' && payment.isAutomatic ? findLost(payment) : settle(payment.id)
    ).catch((error) =>
      logger.warn({ err: error, payment: payment.id }, 'a payment was not compared')
    )
}

/** What counts as paid here and was not listed: taken before the window, or never. */
async function comparePaid(gateway: Gateway, { from, to }: Window, seen: Known, found: Found) {
  const ours = await Payment.query()
    .where({ gateway: gateway.name, status: 'paid' })
    .whereBetween('paid_at', [from, to])
    .orderBy('id')
  for (const payment of ours) {
    if (seen.has(payment.id)) continue
    const { state } = await gateway.look({ ref: payment.gatewayRef!, currency: payment.currency })
    if (state !== 'paid')
      found.problems.push(`Payment ${payment.id} is paid here and ${state} at ${gateway.name}`)
  }
}

async function compareDisputes(gateway: Gateway, since: Date) {
  for await (const dispute of gateway.disputes(since)) await takeDispute(gateway.name, dispute)
}

/** The books hold of each payment what the gateway does: what it took, less what went back, to the unit. */
async function compareBooks(seen: Known, found: Found) {
  const ids = [...seen.keys()]
  if (ids.length === 0) return
  const { rows } = await db.rawQuery(
    `select p.id, coalesce(sum(case when t.debit = 'gateway' then t.amount when t.credit = 'gateway' then -t.amount end), 0)::text as booked,
       coalesce((select sum(r.amount) from refunds r where r.payment_id = p.id and r.dispute_id is not null and r.status = 'done'), 0)::text as disputed
     from payments p left join ledger_transfers t on t.payment_id = p.id where p.id = any(?) group by p.id`,
    [ids]
  )
  for (const { id, booked, disputed } of rows) {
    const taken = seen.get(Number(id))!
    if (BigInt(booked) !== taken.amount - taken.refunded - BigInt(disputed))
      found.problems.push(`The books hold ${booked} of payment ${id}, and the gateway not as much`)
  }
}

/** Webhooks and refunds that nobody works off. */
async function lookForHanging(gateway: GatewayName, now: DateTime, found: Found) {
  const { rows } = await db.rawQuery(
    `select (select count(*)::int from webhook_events where gateway = :gateway and handled_at is null and received_at < :before) as events,
       (select count(*)::int from refunds r join payments p on p.id = r.payment_id where p.gateway = :gateway and r.status = 'pending' and r.created_at < :before) as refunds`,
    { gateway, before: now.minus({ hours: 1 }).toJSDate() }
  )
  const { events, refunds } = rows[0]
  if (events) found.problems.push(`${events} webhooks of ${gateway} are not worked off`)
  if (refunds) found.problems.push(`${refunds} refunds wait for ${gateway}`)
}

/** Keeps what was found, and tells finance of what it has not heard yet. */
async function keep(gateway: GatewayName, since: DateTime, found: Found) {
  return db.transaction(async (trx) => {
    const last = await Reconciliation.query({ client: trx })
      .where('gateway', gateway)
      .orderBy('id', 'desc')
      .first()
    const row = await Reconciliation.create({ gateway, since, ...found }, { client: trx })
    const fresh = found.problems.filter((problem) => !last?.problems.includes(problem))
    if (fresh.length > 0)
      await tellOfMoney(
        trx,
        [
          `Comparing with ${gateway}: ${fresh.slice(0, TOLD).join('. ')}`,
          ...(fresh.length > TOLD ? [`and ${fresh.length - TOLD} more`] : []),
        ].join(', ')
      )
    return row
  })
}

const words = ({ amount, currency }: Taken) => moneyWords(Number(amount), currency)
