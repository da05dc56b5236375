import type { CompanyRestored, CompanySuspended } from '#api/companies/events'
import { enqueueMany } from '#api/queue/queue'
import { COMPANY_SUSPENDED } from '#api/billing/billing_facts'
import { liveSubscription } from '#api/billing/subscriptions/subscribe'
import { subscriptionMoves } from '#api/billing/subscriptions/subscription_moves'
import { tellOfDue } from '#api/billing/subscriptions/subscription_notices'

/**
 * A suspended company is charged nothing: its plan ends with the period that is paid, a payment that is due is not tried
 * again, and orders that wait for payment are closed but for a renewal, which it may pay once it is restored.
 */
export async function holdBilling({ companyId, trx }: CompanySuspended) {
  const plan = await liveSubscription(companyId, trx)
  if (plan?.status === 'active' || plan?.status === 'trialing')
    await subscriptionMoves.hold(plan, null)
  else if (plan?.status === 'past_due') await plan.merge({ nextTryAt: null }).save()
  const open = await trx
    .from('orders')
    .where('company_id', companyId)
    .whereIn('status', ['pending', 'failed'])
    .whereNot('kind', 'renewal')
    .select('id')
  await enqueueMany(
    trx,
    'orders.give-up',
    open.map(({ id }) => ({ data: { orderId: id } }))
  )
}

/** What a suspension held goes on as it was; a payment that is due is left to a person. */
export async function resumeBilling({ companyId, trx }: CompanyRestored) {
  const plan = await liveSubscription(companyId, trx)
  if (plan?.status === 'cancels_at_end' && plan.cancelReason === COMPANY_SUSPENDED) {
    if (plan.periodEnd && plan.periodEnd.toMillis() > Date.now())
      await subscriptionMoves.goOn(plan, null)
  } else if (plan?.status === 'past_due') await tellOfDue(trx, plan)
}
