import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { grant, lockAccount } from '#api/assessments/credits/credits'
import CreditEntry from '#api/assessments/models/credit_entry'
import Plan from '#api/billing/models/plan'
import Subscription from '#api/billing/models/subscription'
import { periodFrom, type Period } from '#api/billing/subscriptions/periods'
import { subscriptionMoves } from '#api/billing/subscriptions/subscription_moves'

/** The feature of plans that says how many credits a month they give. */
const FEATURE = 'credits_a_month'
/** In these a plan gives credits: one that is not paid gives none. */
const giving = ['trialing', 'active', 'cancels_at_end'] as const

/** The month of a subscription that a time lies in, counted from its anchor, within what is paid for; null outside of it. */
export function creditMonth(
  {
    anchorAt,
    periodStart,
    periodEnd,
  }: Pick<Subscription, 'anchorAt' | 'periodStart' | 'periodEnd'>,
  now: DateTime
): Period | null {
  if (!anchorAt || !periodStart || !periodEnd || now < periodStart || now >= periodEnd) return null
  let nth = Math.max(0, Math.floor(now.diff(anchorAt, 'months').months) - 1)
  while (periodFrom(anchorAt, 'month', nth).end <= now) nth++
  const { start, end } = periodFrom(anchorAt, 'month', nth)
  // a trial is one stretch, and a period that finance made longer ends when it ends
  return { start: DateTime.max(start, periodStart)!, end: DateTime.min(end, periodEnd)! }
}

/** By which the credits of a month are found in the ledger. */
const referenceOf = ({ id }: Subscription, { start }: Period) =>
  `plan:${id}:${start.toUTC().toFormat('yyyyLLdd')}`

/**
 * Gives a company the credits that its plan has for this month, once: what was given for the month already is taken off,
 * so that an upgrade gives the difference and a renewal that is told twice gives nothing. They run out with the month. A
 * trial gives them once, whatever plan it goes over to. The subscription is locked. Returns how many were given.
 */
export async function givePlanCredits(
  trx: TransactionClientContract,
  subscription: Subscription
): Promise<number> {
  const now = DateTime.now()
  const month = creditMonth(subscription, now)
  if (!month || !(giving as readonly string[]).includes(subscription.status)) return 0
  const plan = await Plan.query({ client: trx }).where('id', subscription.planId).firstOrFail()
  const entitled = Number(plan.entitlements[FEATURE] ?? 0)
  const owner = { companyId: subscription.companyId }
  const account = await lockAccount(trx, owner)
  const reference = referenceOf(subscription, month)
  const given = (
    await CreditEntry.query({ client: trx }).where({
      account_id: account.id,
      reference,
      kind: 'grant',
    })
  ).reduce((sum, { delta }) => sum + delta, 0)
  const isTrial = subscription.trialEndsAt !== null && now < subscription.trialEndsAt
  const due = isTrial && given > 0 ? 0 : entitled - given
  if (due > 0)
    await grant(trx, {
      owner,
      credits: due,
      reference,
      key: `${reference}:${given}`,
      reason: `${plan.name} plan, until ${month.end.toUTC().toFormat('d LLLL yyyy')}`,
      expiresAt: month.end,
    })
  await subscription.merge({ creditsUntil: month.end }).useTransaction(trx).save()
  return Math.max(0, due)
}

/** How many credits the plan of a company gave this month, how many of them are taken, and until when they can be spent. */
export async function planCreditsOf(subscription: Subscription) {
  const month = creditMonth(subscription, DateTime.now())
  if (!month) return null
  const { rows } = await db.rawQuery(
    `select coalesce(sum(l.delta), 0)::int as given, coalesce(sum(lots.available), 0)::int as available
     from credit_ledger l join credit_lots lots on lots.id = l.lot_id where l.reference = ? and l.kind = 'grant' and l.company_id = ?`,
    [referenceOf(subscription, month), subscription.companyId]
  )
  const { given, available } = rows[0] as { given: number; available: number }
  return { limit: given, used: given - available, resetsAt: month.end }
}

const BATCH = 200

/**
 * Gives the credits of each month that has begun since: those of plans that are paid by the year, and what a payment did
 * not give. Returns how many credits. Safe to run twice, at the same time, and after an outage.
 */
export default async function giveDueCredits(): Promise<{ given: number }> {
  let given = 0
  for (;;) {
    const due = await db
      .from('subscriptions')
      .whereIn('status', [...giving])
      .where('period_start', '<=', new Date())
      .where('period_end', '>', new Date())
      .where((query) => {
        query.whereNull('credits_until').orWhere('credits_until', '<=', new Date())
      })
      .orderByRaw('credits_until nulls first, id')
      .limit(BATCH)
      .select('id')
    for (const { id } of due)
      given += await db.transaction(async (trx) => {
        const subscription = await Subscription.query({ client: trx }).where('id', id).firstOrFail()
        await subscriptionMoves.lock(subscription, trx)
        return givePlanCredits(trx, subscription)
      })
    if (due.length < BATCH) return { given }
  }
}
