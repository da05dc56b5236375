import { sentence } from '#api/languages/sentence'
import type CompanyMember from '#api/companies/models/company_member'
import { quotaOf } from '#api/companies/access/quotas'
import type { Quota } from '#api/companies/access/can'
import Order from '#api/billing/models/order'
import Plan from '#api/billing/models/plan'
import type Subscription from '#api/billing/models/subscription'
import { planCreditsOf } from '#api/billing/subscriptions/plan_credits'
import { liveSubscription } from '#api/billing/subscriptions/subscribe'

export type Usage = {
  key: string
  label: string
  used: number
  limit: number
  /** When a month's stock is full again. */
  resetsAt: string | null
  /** The slug of the smallest plan that has more. */
  upgradeTo: string | null
}
export type Summary = {
  subscription: Subscription | null
  plan: Plan | null
  nextPlan: Plan | null
  openOrder: Order | null
  usage: Usage[]
}

/** A company's plan and how much of it is used, as every limit asks it. */
export async function subscriptionSummary({ companyId }: CompanyMember): Promise<Summary> {
  const found = await liveSubscription(companyId)
  const subscription = found?.status === 'incomplete' ? null : found
  const plan = subscription
    ? await Plan.find(subscription.planId)
    : await Plan.query().where('is_free', true).first()
  const nextPlan = subscription?.nextPlanId ? await Plan.find(subscription.nextPlanId) : null
  const openOrder = await Order.query()
    .where('company_id', companyId)
    .whereNotNull('subscription_id')
    .whereIn('status', ['pending', 'failed'])
    .orderBy('id', 'desc')
    .first()
  const credits = subscription ? await planCreditsOf(subscription) : null
  const quotas = await Promise.all(counted.map(([name]) => quotaOf(companyId, name)))
  return {
    subscription: subscription ?? null,
    plan,
    nextPlan,
    openOrder,
    usage: [
      ...counted.map(([, key, label], index) => ({
        key,
        label: label.message,
        ...usageOf(quotas[index]),
      })),
      {
        key: 'credits_a_month',
        label: sentence('Assessment credits this month').message,
        used: credits?.used ?? 0,
        limit: credits?.limit ?? 0,
        resetsAt: credits?.resetsAt.toUTC().toISO() ?? null,
        upgradeTo: null,
      },
    ],
  }
}

/** What a plan gives so many of, in the order in which it is shown. */
const counted = [
  ['open_job', 'open_jobs', sentence('Open jobs')],
  ['invite_user', 'users', sentence('Users')],
  ['contact_request', 'contact_requests', sentence('Contact requests this month')],
  ['ai_run', 'ai_runs', sentence('AI analyses this month')],
] as const

const usageOf = ({ used, limit, resetsAt, upgradeTo }: Quota) => ({
  used,
  limit,
  resetsAt: resetsAt ?? null,
  upgradeTo: upgradeTo ?? null,
})
