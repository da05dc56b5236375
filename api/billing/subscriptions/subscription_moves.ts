import type { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockRow } from '#api/http/in_transaction'
import { movesOf } from '#api/flow/moves_of'
import { enqueue } from '#api/queue/queue'
import { COMPANY_SUSPENDED, RETRY_DAYS } from '#api/billing/billing_facts'
import Subscription from '#api/billing/models/subscription'
import { subscriptionFlow } from '#api/billing/subscriptions/subscription_flow'
import { subscriptionNotices } from '#api/billing/subscriptions/subscription_notices'

type Ending = { reason: string; note?: string | null }

/** Its company is locked before it, as who subscribes does. */
export const subscriptionMoves = movesOf(subscriptionFlow, {
  model: () => Subscription,
  async under({ companyId }: Subscription, trx: TransactionClientContract) {
    await lockRow(trx, 'companies', companyId, 'no key update')
  },
  changes: {
    activate(subscription) {
      subscription.pastDueSince = null
      subscription.nextTryAt = null
      subscription.tries = 0
      subscription.cancelReason = null
      subscription.cancelNote = null
    },
    swap(subscription, _moving, change: Partial<Subscription>) {
      subscription.merge(change)
    },
    lower(subscription, _moving, change: Partial<Subscription>) {
      subscription.merge(change)
    },
    cancel(subscription, _moving, { reason, note }: Ending) {
      subscription.cancelReason = reason
      subscription.cancelNote = note ?? null
      subscription.nextPlanId = null
      subscription.nextInterval = null
    },
    resume: goOn,
    hold(subscription) {
      subscription.cancelReason = COMPANY_SUSPENDED
    },
    goOn,
    async stop(subscription, { trx }, { reason, note }: Ending) {
      subscription.cancelReason = reason
      subscription.cancelNote = note ?? null
      await collectNoMore(trx, subscription)
    },
    fallDue(subscription, { now }) {
      subscription.pastDueSince = now
      subscription.tries = 0
      subscription.nextTryAt = now.plus({ days: RETRY_DAYS[0] })
    },
    suspend(subscription) {
      subscription.nextTryAt = null
    },
    end: (subscription, { trx }) => collectNoMore(trx, subscription),
  },
  /** What every guard of a company reads. */
  async keep(subscription, { trx, move, now }) {
    if (subscription.status === 'ended') {
      subscription.endedAt = now
      subscription.nextTryAt = null
    }
    const suspended = move === 'suspend' ? now.toJSDate() : null
    await trx
      .from('companies')
      .where('id', subscription.companyId)
      .update({ plan_suspended_at: suspended })
  },
  tell: subscriptionNotices,
})

function goOn(subscription: Subscription, { now }: { now: DateTime }) {
  const { trialEndsAt } = subscription
  subscription.status = trialEndsAt && trialEndsAt > now ? 'trialing' : 'active'
  subscription.cancelReason = null
  subscription.cancelNote = null
}

/** Nothing more is asked of a company whose plan ends: its unpaid renewals expire. */
async function collectNoMore(trx: TransactionClientContract, { id }: Subscription) {
  const open = await trx
    .from('orders')
    .where('subscription_id', id)
    .whereIn('status', ['pending', 'failed'])
    .select('id')
  for (const order of open) await enqueue(trx, 'orders.give-up', { orderId: order.id })
}
