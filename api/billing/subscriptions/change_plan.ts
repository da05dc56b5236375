import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence, type Said } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { enqueueMany } from '#api/queue/queue'
import type CompanyMember from '#api/companies/models/company_member'
import { RESERVED_MINUTES, type BillingInterval } from '#api/billing/billing_facts'
import { gatewayFor } from '#api/billing/gateways/gateways'
import type Order from '#api/billing/models/order'
import type Payment from '#api/billing/models/payment'
import type Subscription from '#api/billing/models/subscription'
import User from '#api/accounts/models/user'
import { big, small } from '#api/billing/money/money'
import { buyerOf, type Buyer } from '#api/billing/orders/buyers'
import { planDraft, pricedPlan } from '#api/billing/orders/drafts'
import { placeOrder, reckon, type Draft } from '#api/billing/orders/place_order'
import { beginPayment, chargeSaved, openPayment } from '#api/billing/payments/pay_order'
import { payInFull, settle } from '#api/billing/payments/settle'
import { paidFor } from '#api/billing/subscriptions/paid_for'
import { basisOf, type PlanChange } from '#api/billing/subscriptions/plan_change'
import { changeNow, monthly } from '#api/billing/subscriptions/periods'
import { liveSubscription } from '#api/billing/subscriptions/subscribe'
import { subscriptionFlow } from '#api/billing/subscriptions/subscription_flow'
import { subscriptionMoves } from '#api/billing/subscriptions/subscription_moves'
import type { changePlan as valid } from '#api/billing/subscriptions/subscription_validators'

type Input = Infer<typeof valid>
type Priced = Awaited<ReturnType<typeof pricedPlan>>

export type PlanQuote = {
  message: string
  kind: 'now' | 'at_renewal' | 'trial'
  dueNow: number
  atRenewal: number
  currency: string
  lines: { description: Said; amount: number }[]
  /** Sent back with the change, it is charged as it was shown. */
  quotedAt: string
  order: Order | null
  payment: Payment | null
}

/**
 * Changes a company's plan, or says what that would cost. A larger plan begins now, for what is left of the period; a
 * smaller one at the renewal, as what was paid for is kept. On trial the plan changes without a charge. `quotedAt` of the
 * preview freezes its time for half an hour, so that what is charged is what was shown.
 */
export async function changePlan(member: CompanyMember, input: Input): Promise<PlanQuote> {
  const buyer = await buyerOf(member)
  if (input.preview) return (await quote(buyer, await planIn(buyer), input, db.connection())).shown
  const gateway = gatewayFor(buyer.snapshot.countryCode, input.gateway)
  const { shown, order, payment, subscription } = await db.transaction(async (trx) => {
    const subscription = await planIn(buyer, trx)
    await subscriptionMoves.lock(subscription, trx)
    const { shown, drafts, change } = await quote(buyer, subscription, input, trx)
    if (shown.kind !== 'now' || !drafts || !change) {
      await changeLater(member, subscription, input, shown, trx)
      return { shown, order: null, payment: null, subscription }
    }
    await dropOpenUpgrades(trx, subscription)
    const order = await placeOrder(trx, {
      buyer,
      kind: 'upgrade',
      drafts,
      coupon: null,
      gateway,
      subscriptionId: subscription.id,
      change,
      credit: BigInt(-Math.min(0, shown.lines[1]?.amount ?? 0)),
    })
    await trx.table('subscription_charges').insert({
      subscription_id: subscription.id,
      period_start: order.createdAt.toSQL(),
      reason: 'upgrade',
      order_id: order.id,
    })
    if (order.amount > 0)
      return { shown, order, payment: await beginPayment(trx, order, gateway), subscription }
    await payInFull(trx, order, null)
    return { shown, order, payment: null, subscription }
  })
  if (!order || !payment) return { ...shown, order }
  return { ...shown, ...(await collect(order, payment, subscription)) }
}

/** By what is saved where that is possible, else where a person pays. */
async function collect(order: Order, payment: Payment, subscription: Subscription) {
  const { gateway, gatewayMethod: method, gatewayCustomer: customer } = subscription
  if (method && gateway === payment.gateway) {
    const isForPerson = await chargeSaved(payment, order, { customer, method })
    if (payment.gatewayRef) {
      const settled = await settle(payment.id)
      return { order: settled, payment: await payment.refresh() }
    }
    // what was asked without an answer may have been charged: it is looked for before another way is tried
    if (!isForPerson) return { order, payment }
  }
  return { order, payment: await openPayment(payment, order) }
}

async function planIn(
  { companyId }: Buyer,
  trx?: TransactionClientContract
): Promise<Subscription> {
  const found = await liveSubscription(companyId!, trx)
  if (found && found.status !== 'incomplete') return found
  throw new Refusal('Your company has no plan to change; choose one first')
}

type Quoted = { shown: PlanQuote; drafts?: Draft[]; change?: PlanChange }

/** The quote of a change: what is due now with tax, what a period costs from the renewal on, and the lines of both. */
async function quote(
  buyer: Buyer,
  subscription: Subscription,
  { planId, interval = subscription.billingInterval, quotedAt }: Input,
  client: Parameters<typeof pricedPlan>[0]
): Promise<Quoted> {
  const now = timeOfQuote(quotedAt)
  const next = await pricedPlan(client, planId, interval, buyer.snapshot.countryCode)
  await subscription.load('plan')
  const isSame = planId === subscription.planId && interval === subscription.billingInterval
  if (isSame && !subscription.nextPlanId)
    throw new Refusal('Your company is already on this plan', { status: 422, field: 'planId' })
  const whole = planDraft(next, interval)
  const atRenewal = await total(buyer, [whole], client)
  const shown: PlanQuote = {
    message: '',
    kind: 'at_renewal',
    dueNow: 0,
    atRenewal,
    currency: next.price.currency,
    lines: [
      {
        description: sentence('{line}, from the renewal on', {
          line: whole.said ?? whole.description,
        }),
        amount: small(whole.subtotal),
      },
    ],
    quotedAt: now.toUTC().toISO()!,
    order: null,
    payment: null,
  }
  const { status } = subscription
  if (status === 'trialing')
    return {
      shown: { ...shown, kind: 'trial' as const, message: subscriptionFlow.moves.swap.done },
    }
  if (status !== 'active')
    throw new Refusal(
      subscriptionFlow.refusal('lower', subscription, 'client') ?? 'The plan cannot be changed now'
    )
  if (!isLarger(subscription, next, interval) || next.price.currency !== subscription.currency)
    return { shown: { ...shown, message: subscriptionFlow.moves.lower.done } }
  return upgrade(buyer, subscription, { next, interval, now, shown, client })
}

async function upgrade(
  buyer: Buyer,
  subscription: Subscription,
  {
    next,
    interval,
    now,
    shown,
    client,
  }: {
    next: Priced
    interval: BillingInterval
    now: DateTime
    shown: PlanQuote
    client: Parameters<typeof pricedPlan>[0]
  }
): Promise<Quoted> {
  const change = changeNow(
    {
      paid: await paidFor(client, subscription, next.price),
      interval: subscription.billingInterval,
      period: { start: subscription.periodStart!, end: subscription.periodEnd! },
    },
    { price: next.amount, interval },
    now
  )
  if (change.due < 0n) return { shown: { ...shown, message: subscriptionFlow.moves.lower.done } }
  const until = change.period.end.toUTC()
  const draft = planDraft(next, interval, {
    subtotal: change.due,
    more: (line) => sentence('{line}, upgrade until {day}', { line, day: until }),
  })
  const isKept = interval === subscription.billingInterval
  const plan: PlanChange = {
    planId: next.plan.id,
    interval,
    amount: small(next.amount),
    start: change.period.start.toUTC().toISO(),
    end: change.period.end.toUTC().toISO(),
    anchor: (isKept ? subscription.anchorAt! : change.period.start).toUTC().toISO(),
    nth: isKept ? subscription.nthPeriod : 0,
    at: now.toUTC().toISO(),
    from: basisOf(subscription),
  }
  return {
    drafts: [draft],
    change: plan,
    shown: {
      ...shown,
      kind: 'now' as const,
      message: 'Your new plan begins once it is paid',
      dueNow: await total(buyer, [draft], client),
      lines: [
        {
          description: sentence('{plan} until {day}', { plan: next.plan.name, day: until }),
          amount: small(change.charge),
        },
        {
          description: sentence('What you paid for the rest of {plan}', {
            plan: subscription.plan.name,
          }),
          amount: -small(change.credit),
        },
      ],
    },
  }
}

const total = async (buyer: Buyer, drafts: Draft[], client: Parameters<typeof pricedPlan>[0]) =>
  small((await reckon({ buyer, drafts }, client)).quote.total)

/** Which of two plans is the larger is said by what a month of it costs; a year of the same plan is larger than its months. */
function isLarger(subscription: Subscription, next: Priced, interval: BillingInterval) {
  if (next.plan.id === subscription.planId)
    return interval === 'year' && subscription.billingInterval === 'month'
  return (
    monthly(next.amount, interval) > monthly(big(subscription.amount), subscription.billingInterval)
  )
}

async function changeLater(
  member: CompanyMember,
  subscription: Subscription,
  { planId, interval = subscription.billingInterval }: Input,
  { kind }: PlanQuote,
  trx: TransactionClientContract
) {
  const by = await User.query({ client: trx }).where('id', member.userId).firstOrFail()
  if (kind === 'trial') {
    const buyer = await buyerOf(member, trx)
    const { price, amount } = await pricedPlan(trx, planId, interval, buyer.snapshot.countryCode)
    await subscriptionMoves.swap(subscription, by, {
      planId,
      billingInterval: interval,
      amount: small(amount),
      currency: price.currency,
    })
    return
  }
  const isSame = planId === subscription.planId && interval === subscription.billingInterval
  await subscriptionMoves.lower(subscription, by, {
    nextPlanId: isSame ? null : planId,
    nextInterval: isSame ? null : interval,
  })
}

/** An upgrade that was begun and not paid makes way for the next. */
async function dropOpenUpgrades(trx: TransactionClientContract, { id }: Subscription) {
  const open = await trx
    .from('orders')
    .where({ subscription_id: id, kind: 'upgrade' })
    .whereIn('status', ['pending', 'failed'])
    .select('id')
  await enqueueMany(
    trx,
    'orders.give-up',
    open.map((order) => ({ data: { orderId: order.id } }))
  )
}

/** The time of a preview that was shown within the last half hour; else now. */
function timeOfQuote(quotedAt?: string | null): DateTime {
  const now = DateTime.now()
  if (!quotedAt) return now
  const then = DateTime.fromISO(quotedAt)
  if (then.isValid && then <= now && then > now.minus({ minutes: RESERVED_MINUTES })) return then
  throw new Refusal('This quote has expired; open the change again', {
    status: 422,
    field: 'quotedAt',
  })
}
