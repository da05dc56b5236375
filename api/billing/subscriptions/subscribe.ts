import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { lockRow } from '#api/http/in_transaction'
import { Refusal } from '#api/http/refusal'
import type { BillingInterval } from '#api/billing/billing_facts'
import { pricedPlan, planDraft } from '#api/billing/orders/drafts'
import type { Buyer } from '#api/billing/orders/buyers'
import Order from '#api/billing/models/order'
import Subscription from '#api/billing/models/subscription'
import { small } from '#api/billing/money/money'
import { basisOf, type PlanChange } from '#api/billing/subscriptions/plan_change'

/** The subscription of a company that has not ended, if there is one. */
export const liveSubscription = (companyId: number, client?: TransactionClientContract) =>
  Subscription.query({ client }).where('company_id', companyId).whereNot('status', 'ended').first()

/**
 * The line of a plan, and the subscription that it pays for: a new one that waits for its payment, or the trial that
 * runs. The company is locked, so that it has one subscription. Refuses with 409 where it has a plan.
 */
export async function subscribe(
  trx: TransactionClientContract,
  buyer: Buyer,
  { planId, interval, trial }: { planId: number; interval: BillingInterval; trial: boolean }
) {
  const companyId = buyer.companyId!
  await lockRow(trx, 'companies', companyId, 'no key update')
  const priced = await pricedPlan(trx, planId, interval, buyer.snapshot.countryCode)
  const live = await liveSubscription(companyId, trx)
  if (live && live.status !== 'trialing')
    throw new Refusal(
      live.status === 'incomplete'
        ? 'An order for a plan is not paid yet; pay it, or wait until it expires'
        : 'Your company already has a plan; change it instead of buying another'
    )
  if (trial) await assertFirstTrial(trx, companyId, priced.plan.trialDays)
  const now = DateTime.utc()
  const end = trial ? now.plus({ days: priced.plan.trialDays }) : null
  const subscription =
    live ??
    (await Subscription.create(
      {
        companyId,
        planId,
        billingInterval: interval,
        status: trial ? 'trialing' : 'incomplete',
        currency: priced.price.currency,
        amount: small(priced.amount),
        nthPeriod: 0,
        tries: 0,
        ...(trial && { anchorAt: now, periodStart: now, periodEnd: end!, trialEndsAt: end! }),
      },
      { client: trx }
    ))
  const change: PlanChange = {
    planId,
    interval,
    amount: small(priced.amount),
    start: null,
    end: null,
    anchor: null,
    nth: 0,
    isTrial: trial,
    from: live ? basisOf(live) : null,
  }
  const draft = planDraft(
    priced,
    interval,
    trial ? { subtotal: 0n, more: (line) => sentence('{line}, trial', { line }) } : {}
  )
  return { subscription, change, draft }
}

async function assertFirstTrial(trx: TransactionClientContract, companyId: number, days: number) {
  if (days === 0) throw new Refusal('This plan has no trial', { status: 422, field: 'trial' })
  const before = await Subscription.query({ client: trx }).where('company_id', companyId).first()
  if (before)
    throw new Refusal(
      'Your company has already had a trial or a plan; only the first plan can be tried'
    )
}

/** The order of a plan that still waits for its payment, where it is the very same. */
export async function waitingStart(companyId: number): Promise<Order | null> {
  return Order.query()
    .where({ company_id: companyId, kind: 'start' })
    .whereIn('status', ['pending', 'failed'])
    .orderBy('id', 'desc')
    .preload('coupon')
    .first()
}
