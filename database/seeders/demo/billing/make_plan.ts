import CompanyMember from '#api/companies/models/company_member'
import { quotaOf } from '#api/companies/access/quotas'
import Coupon from '#api/billing/models/coupon'
import Plan from '#api/billing/models/plan'
import { buyerOf } from '#api/billing/orders/buyers'
import { placeOrder } from '#api/billing/orders/place_order'
import { payInFull } from '#api/billing/payments/settle'
import { subscribe } from '#api/billing/subscriptions/subscribe'
import { memberOf, type Employer } from '#database/seeders/demo/companies/make_companies'
import type { World } from '#database/seeders/demo/world'

const CODE = 'DEMO-YEAR'

/**
 * Puts the company of the sign-in on the smallest plan that what it does fits in, by an order as any other: for a year, and
 * by a coupon for the whole, so that no money is said to have come.
 */
export async function makePlan({ trx }: World, company: Employer) {
  const plans = await Plan.query({ client: trx })
    .where({ status: 'active', is_free: false })
    .orderBy('position')
    .limit(20)
  const taken: [string, number][] = []
  for (const [feature, counted] of [
    ['open_jobs', 'open_job'],
    ['users', 'invite_user'],
    ['contact_requests', 'contact_request'],
  ] as const)
    taken.push([feature, (await quotaOf(company.id, counted, trx)).used])
  const plan = plans.find(({ entitlements }) =>
    taken.every(([feature, used]) => Number(entitlements[feature] ?? 0) > used)
  )
  if (!plan) return
  await Coupon.create(
    {
      code: CODE,
      description: 'A year for the company of the demo',
      kind: 'percent',
      percentPoints: 10_000,
      status: 'active',
      totalLimit: 1,
      accountLimit: 1,
      firstPurchaseOnly: false,
      productIds: [],
      planIds: [],
    } as Partial<Coupon>,
    { client: trx }
  )
  const owner = await CompanyMember.query({ client: trx })
    .where('user_id', memberOf(company, 'owner').userId)
    .preload('company')
    .firstOrFail()
  const buyer = await buyerOf(owner, trx)
  const { subscription, change, draft } = await subscribe(trx, buyer, {
    planId: plan.id,
    interval: 'year',
    trial: false,
  })
  const order = await placeOrder(trx, {
    buyer,
    kind: 'start',
    drafts: [draft],
    coupon: CODE,
    gateway: null,
    subscriptionId: subscription.id,
    change,
  })
  await payInFull(trx, order, null)
}
