import db from '@adonisjs/lucid/services/db'
import type CompanyMember from '#api/companies/models/company_member'
import { quotaOf } from '#api/companies/access/quotas'
import { openJobsOf } from '#api/jobs/jobs_of_companies'
import { entitlementOf } from '#api/billing/catalogue/entitlements'
import Order from '#api/billing/models/order'
import Plan from '#api/billing/models/plan'
import type Subscription from '#api/billing/models/subscription'
import { liveSubscription } from '#api/billing/subscriptions/subscribe'

export type Usage = { key: string; label: string; used: number; limit: number }
export type Summary = {
  subscription: Subscription | null
  plan: Plan | null
  nextPlan: Plan | null
  openOrder: Order | null
  usage: Usage[]
}

/** A company's plan and how much of it is used, as every limit asks it. */
export async function subscriptionSummary({ companyId, company }: CompanyMember): Promise<Summary> {
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
  const [users, requests, jobs, openJobLimit] = await Promise.all([
    quotaOf(companyId, 'invite_user'),
    quotaOf(companyId, 'contact_request'),
    openJobsOf(companyId),
    company.openJobLimit ?? entitlementOf(companyId, 'open_jobs', db),
  ])
  return {
    subscription: subscription ?? null,
    plan,
    nextPlan,
    openOrder,
    usage: [
      { key: 'open_jobs', label: 'Open jobs', used: jobs, limit: openJobLimit },
      { key: 'users', label: 'Users', used: users.used, limit: users.limit },
      {
        key: 'contact_requests',
        label: 'Contact requests this month',
        used: requests.used,
        limit: requests.limit,
      },
    ],
  }
}
