import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Invoice from '#api/billing/models/invoice'
import Order from '#api/billing/models/order'
import Payment from '#api/billing/models/payment'
import Subscription from '#api/billing/models/subscription'
import { askRefund } from '#api/billing/payments/refund_payment'
import renewSubscriptions from '#api/billing/subscriptions/renew_subscriptions'
import { quotaOf } from '#api/companies/access/quotas'
import { drainQueue } from '#tests/queue'
import { givenJob } from '#tests/givens'
import { buying, givenCoupon, givenPayer, givenPlan, orderOf, passes } from './given_billing.js'
import type { ApiClient } from '@japa/api-client'
import type Plan from '#api/billing/models/plan'

/** A company that has paid a plan at the sandbox. */
async function givenSubscriber(
  client: ApiClient,
  plan: Plan,
  outcome: object = {},
  order: object = {}
) {
  const payer = await givenPayer()
  const buyer = buying(client, payer.user)
  const made = await buyer.checkout({ planId: plan.id, interval: 'month', ...order })
  made.assertStatus(201)
  const { orderId, payment } = made.body().data
  await buyer.pays(payment._id, { outcome: 'paid', ...outcome })
  const subscription = await Subscription.findByOrFail('company_id', payer.company.id)
  return { ...payer, buyer, orderId, subscription }
}

const ordersOf = (subscription: Subscription, kind: string) =>
  Order.query().where({ subscription_id: subscription.id, kind }).orderBy('id')

async function goesBack(order: Order, amount: bigint) {
  const payment = await Payment.findByOrFail('order_id', order.id)
  await db.transaction((trx) => askRefund(trx, order, payment, { amount, reason: 'As agreed' }))
  await drainQueue()
}

test.group('Subscriptions', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a company without a subscription has the free plan, and its row says how much that is', async ({
    client,
    assert,
  }) => {
    const { user, company } = await givenPayer()
    await givenPlan({ isFree: true, entitlements: { open_jobs: 1, users: 3, contact_requests: 7 } })
    const { data } = (await buying(client, user).summary()).body()
    assert.containsSubset(data, {
      status: 'free',
      usage: [
        { key: 'open_jobs', used: 0, limit: 1 },
        { key: 'users', used: 1, limit: 3 },
        { key: 'contact_requests', used: 0, limit: 7 },
      ],
    })
    await givenJob(company)
    const draft = await givenJob(company, { status: 'draft', isApproved: null } as never)
    await company.merge({ openJobLimit: 2 }).save()
    assert.equal((await buying(client, user).summary()).body().data.usage[0].limit, 2)
    assert.isDefined(draft)
  })

  test('a plan that is paid lifts the limits; a second one is not sold', async ({
    client,
    assert,
  }) => {
    const plan = await givenPlan()
    const { company, buyer, subscription } = await givenSubscriber(client, plan)
    assert.equal(subscription.status, 'active')
    assert.equal((await quotaOf(company.id, 'invite_user')).limit, 5)
    assert.containsSubset((await buyer.summary()).body().data, {
      status: 'active',
      plan: { slug: plan.slug },
      interval: 'month',
      cancelAtPeriodEnd: false,
      actions: ['lower', 'cancel'],
    })
    ;(await buyer.checkout({ planId: plan.id })).assertStatus(409)
    assert.lengthOf(await Invoice.query(), 1)
  })

  test('pay clicked again is the same order and the same payment (failure 10)', async ({
    client,
    assert,
  }) => {
    const plan = await givenPlan()
    const { user } = await givenPayer()
    const buyer = buying(client, user)
    const first = (await buyer.checkout({ planId: plan.id })).body().data
    const second = (await buyer.checkout({ planId: plan.id })).body().data
    assert.equal(second.orderId, first.orderId)
    assert.equal(second.payment._id, first.payment._id)
    const other = (await buyer.checkout({ planId: plan.id, interval: 'year' })).body().data
    assert.notEqual(other.orderId, first.orderId)
    assert.equal((await orderOf(first.orderId)).status, 'expired')
    assert.lengthOf(await Subscription.query().whereNot('status', 'ended'), 1)
  })

  test('a trial is free, once a company, and an upgrade in it leaves one subscription (failures 15, 18)', async ({
    client,
    assert,
  }) => {
    const plan = await givenPlan()
    const larger = await givenPlan({}, 900_000)
    const { user, company } = await givenPayer()
    const buyer = buying(client, user)
    const made = await buyer.checkout({ planId: plan.id, trial: true })
    made.assertBodyContains({ data: { status: 'paid', amount: 0, payment: null } })
    const { data } = (await buyer.summary()).body()
    assert.equal(data.status, 'trialing')
    assert.equal((await quotaOf(company.id, 'invite_user')).limit, 5)

    const changed = await buyer.change({ planId: larger.id })
    changed.assertBodyContains({ data: { kind: 'trial', dueNow: 0, atRenewal: 1_062_000 } })
    assert.lengthOf(await Subscription.query(), 1)
    // bought within the trial
    const bought = (await buyer.checkout({ planId: larger.id })).body().data
    await buyer.pays(bought.payment._id)
    const [subscription] = await Subscription.query()
    assert.lengthOf(await Subscription.query(), 1)
    assert.equal(subscription.status, 'active')
    await subscription.merge({ status: 'ended' }).save()
    ;(await buyer.checkout({ planId: plan.id, trial: true })).assertStatus(409)
  })

  test('a trial that nobody pays for ends, and the company is on the free plan', async ({
    client,
    assert,
  }) => {
    const plan = await givenPlan()
    const { user, company } = await givenPayer()
    await buying(client, user).checkout({ planId: plan.id, trial: true })
    const subscription = await Subscription.firstOrFail()
    await passes(subscription, 15)
    await renewSubscriptions()
    await subscription.refresh()
    assert.equal(subscription.status, 'ended')
    assert.equal((await quotaOf(company.id, 'invite_user')).limit, 2)
    assert.lengthOf(await Order.query().where('kind', 'renewal'), 0)
  })

  test('an upgrade costs what is left of both plans, as it was shown, and begins when it is paid (failure 14)', async ({
    client,
    assert,
  }) => {
    const plan = await givenPlan()
    const larger = await givenPlan({ entitlements: { users: 20 } }, 900_000)
    const { company, buyer, subscription } = await givenSubscriber(client, plan)
    await passes(subscription, 10)
    const { data: shown } = (await buyer.change({ planId: larger.id, preview: true })).body()
    assert.equal(shown.kind, 'now')
    assert.lengthOf(await ordersOf(subscription, 'upgrade'), 0)
    const { lines } = (
      await buyer.change({ planId: larger.id, preview: true }).header('accept-language', 'hi')
    ).body().data
    assert.match(lines[0].description, new RegExp(`^${larger.name}, .* तक$`))
    assert.equal(lines[1].description, `${plan.name} के बचे समय के लिए आपका भुगतान`)
    const made = await buyer.change({ planId: larger.id, quotedAt: shown.quotedAt })
    made.assertStatus(200)
    const [order] = await ordersOf(subscription, 'upgrade')
    assert.equal(order.amount, shown.dueNow)
    assert.equal(shown.lines[0].amount + shown.lines[1].amount, order.subtotal)
    // what was saved at the first payment pays this one
    assert.equal(order.status, 'paid')
    await subscription.refresh()
    assert.equal(subscription.planId, larger.id)
    assert.equal((await quotaOf(company.id, 'invite_user')).limit, 20)
    ;(await buyer.change({ planId: larger.id })).assertStatus(422)
    ;(await buyer.change({ planId: larger.id, quotedAt: '2020-01-01T00:00:00Z' })).assertStatus(422)
  })

  test('an upgrade credits what was paid: neither what a coupon took off nor what was paid back', async ({
    client,
    assert,
  }) => {
    const plan = await givenPlan()
    const larger = await givenPlan({}, 900_000)
    const largest = await givenPlan({}, 1_500_000)
    const coupon = await givenCoupon({ planIds: [plan.id], percentPoints: 5_000 })
    const { buyer, subscription, orderId } = await givenSubscriber(
      client,
      plan,
      {},
      { coupon: coupon.code }
    )
    const shownFor = async (planId: number) =>
      (await buyer.change({ planId, preview: true })).body().data
    const [charge, credit] = (await shownFor(larger.id)).lines
    assert.approximately(credit.amount, -150_000, 1)
    assert.approximately(charge.amount, 900_000, 3)
    assert.equal((await shownFor(larger.id)).kind, 'now')

    // 40 % of the order go back, with 40 % of what is left of it
    await goesBack(await orderOf(orderId), 70_800n)
    const [, less] = (await shownFor(larger.id)).lines
    assert.approximately(less.amount, -90_000, 1)

    ;(await buyer.change({ planId: larger.id })).assertStatus(200)
    const [upgrade] = await ordersOf(subscription, 'upgrade')
    assert.equal(upgrade.status, 'paid')
    // what the larger plan has cost is its payment and what was credited to it
    const [, again] = (await shownFor(largest.id)).lines
    assert.isAtMost(-again.amount, upgrade.subtotal + upgrade.credit)
    assert.approximately(-again.amount, 900_000, 3)
  })

  test('a plan that goes back whole ends; what was paid before an upgrade runs on', async ({
    client,
    assert,
  }) => {
    const plan = await givenPlan()
    const larger = await givenPlan({ entitlements: { users: 20 } }, 900_000)
    const { company, buyer, subscription, orderId } = await givenSubscriber(client, plan)
    const first = await orderOf(orderId)
    const before = subscription.periodEnd!
    ;(await buyer.change({ planId: larger.id })).assertStatus(200)
    const [upgrade] = await ordersOf(subscription, 'upgrade')
    assert.equal((await quotaOf(company.id, 'invite_user')).limit, 20)

    // a part of it changes nothing
    await goesBack(upgrade, 1_000n)
    assert.equal((await subscription.refresh()).planId, larger.id)
    await goesBack(upgrade, BigInt(upgrade.amount - 1_000))
    await subscription.refresh()
    assert.containsSubset(subscription, { planId: plan.id, status: 'active' })
    assert.equal(subscription.periodEnd!.toMillis(), before.toMillis())
    assert.equal((await quotaOf(company.id, 'invite_user')).limit, 5)
    const told = () => db.from('notifications').where('kind', 'billing.plan').orderBy('id', 'desc')
    assert.equal((await told())[0].message, `You are on the ${plan.name} plan again`)

    await goesBack(first, BigInt(first.amount))
    assert.equal((await subscription.refresh()).status, 'ended')
    assert.equal((await quotaOf(company.id, 'invite_user')).limit, 2)
    assert.containsSubset((await buyer.summary()).body().data, { status: 'free' })
    await renewSubscriptions()
    assert.lengthOf(await ordersOf(subscription, 'renewal'), 0)
  })

  test('an order that the plan no longer runs by goes back without its end', async ({
    client,
    assert,
  }) => {
    const { subscription, orderId } = await givenSubscriber(client, await givenPlan())
    await passes(subscription, 32)
    await renewSubscriptions()
    const first = await orderOf(orderId)
    await goesBack(first, BigInt(first.amount))
    assert.equal((await first.refresh()).status, 'refunded')
    assert.equal((await subscription.refresh()).status, 'active')
  })

  test('a smaller plan begins with the renewal; what was paid for stays until then', async ({
    client,
    assert,
  }) => {
    const plan = await givenPlan({ entitlements: { users: 20 } }, 900_000)
    const smaller = await givenPlan()
    const { company, buyer, subscription } = await givenSubscriber(client, plan)
    const changed = await buyer.change({ planId: smaller.id })
    changed.assertBodyContains({ data: { kind: 'at_renewal', dueNow: 0, atRenewal: 354_000 } })
    assert.equal((await quotaOf(company.id, 'invite_user')).limit, 20)
    await passes(subscription, 32)
    await renewSubscriptions()
    await subscription.refresh()
    assert.equal(subscription.planId, smaller.id)
    assert.equal((await quotaOf(company.id, 'invite_user')).limit, 5)
    assert.equal((await ordersOf(subscription, 'renewal'))[0].amount, 354_000)
  })

  test('a renewal is charged once by what was saved, however often the schedule runs', async ({
    client,
    assert,
  }) => {
    const { subscription } = await givenSubscriber(client, await givenPlan())
    const before = subscription.periodEnd!
    await passes(subscription, 32)
    await renewSubscriptions()
    await renewSubscriptions()
    await drainQueue()
    const renewals = await ordersOf(subscription, 'renewal')
    assert.lengthOf(renewals, 1)
    assert.equal(renewals[0].status, 'paid')
    await subscription.refresh()
    assert.equal(subscription.status, 'active')
    assert.isTrue(subscription.periodEnd! > DateTime.now())
    assert.isTrue(before > DateTime.now())
    assert.lengthOf(await Invoice.query(), 2)
  })

  test('a renewal that cannot be paid is tried again, then the company only reads until it pays', async ({
    client,
    assert,
  }) => {
    const { user, company, buyer, subscription } = await givenSubscriber(
      client,
      await givenPlan(),
      {
        failsLater: true,
      }
    )
    await passes(subscription, 32)
    await renewSubscriptions()
    await subscription.refresh()
    assert.equal(subscription.status, 'past_due')
    assert.exists(await db.from('mails').where('kind', 'billing.due').first())
    const [renewal] = await ordersOf(subscription, 'renewal')
    for (const tries of [1, 2, 3]) {
      await passes(subscription, 2, { isDue: true })
      await renewSubscriptions()
      await subscription.refresh()
      assert.equal(subscription.tries, tries)
    }
    assert.lengthOf(await db.from('payments').where('order_id', renewal.id), 4)
    assert.lengthOf(await ordersOf(subscription, 'renewal'), 1)
    await passes(subscription, 2, { isDue: true })
    await renewSubscriptions()
    await subscription.refresh()
    assert.equal(subscription.status, 'suspended')
    const refused = await client
      .post('/api/v1/client/user-invite')
      .loginAs(user)
      .json({ email: 'new@example.com', role: 'recruiter' })
    refused.assertStatus(403)
    refused.assertBodyContains({ reason: 'plan' })
    ;(await client.get('/api/v1/client/company-user').loginAs(user)).assertStatus(200)

    const open = (await buyer.summary()).body().data.openOrderId
    assert.equal(open, String(renewal.id))
    // another card, by a person
    const { payAgain } = await import('#api/billing/payments/pay_order')
    const payment = await payAgain(await orderOf(open), 'sandbox')
    await buyer.pays(String(payment!.id))
    await subscription.refresh()
    assert.equal(subscription.status, 'active')
    await company.refresh()
    assert.isNull(company.planSuspendedAt)
  })

  test('who cancels while a payment is due is asked for nothing more (failure 16)', async ({
    client,
    assert,
  }) => {
    const { buyer, subscription } = await givenSubscriber(client, await givenPlan(), {
      failsLater: true,
    })
    await passes(subscription, 32)
    await renewSubscriptions()
    ;(await buyer.cancel()).assertStatus(200)
    await drainQueue()
    await passes(subscription, 2, { isDue: true })
    await renewSubscriptions()
    await subscription.refresh()
    assert.equal(subscription.status, 'ended')
    const [renewal] = await ordersOf(subscription, 'renewal')
    assert.equal(renewal.status, 'expired')
    assert.lengthOf(await db.from('payments').where('order_id', renewal.id), 1)
  })

  test('a cancelled plan stays until its end, may be resumed, and then ends without a charge', async ({
    client,
    assert,
  }) => {
    const { company, buyer, subscription } = await givenSubscriber(client, await givenPlan())
    ;(await buyer.cancel('no reason')).assertStatus(422)
    ;(await buyer.cancel()).assertBodyContains({
      data: { cancelAtPeriodEnd: true, actions: ['resume'] },
    })
    ;(await buyer.resume()).assertBodyContains({ data: { status: 'active' } })
    ;(await buyer.resume()).assertStatus(409)
    await buyer.cancel()
    assert.equal((await quotaOf(company.id, 'invite_user')).limit, 5)
    await passes(subscription, 32)
    await renewSubscriptions()
    await subscription.refresh()
    assert.equal(subscription.status, 'ended')
    assert.lengthOf(await ordersOf(subscription, 'renewal'), 0)
  })

  test('a yearly plan with a coupon is charged as the coupon was quoted', async ({
    client,
    assert,
  }) => {
    const plan = await givenPlan()
    const coupon = await givenCoupon({ planIds: [plan.id], firstPurchaseOnly: true })
    const { user } = await givenPayer()
    const buyer = buying(client, user)
    const quoted = await buyer.coupon({
      code: coupon.code.toLowerCase(),
      planId: plan.id,
      interval: 'year',
    })
    quoted.assertBodyContains({ data: { discount: 750_000, total: 2_655_000, currency: 'INR' } })
    const made = await buyer.checkout({ planId: plan.id, interval: 'year', coupon: coupon.code })
    made.assertBodyContains({ data: { amount: 2_655_000, discount: 750_000 } })
    await buyer.pays(made.body().data.payment._id)
    const subscription = await Subscription.firstOrFail()
    assert.equal(subscription.billingInterval, 'year')
    assert.equal(subscription.amount, 3_000_000)
  })

  test('interviewers do not see the plan, and a stranger changes nothing', async ({ client }) => {
    const { user } = await givenPayer()
    const plan = await givenPlan()
    ;(await buying(client, user).change({ planId: plan.id })).assertStatus(409)
    ;(await buying(client, user).cancel()).assertStatus(409)
    ;(await client.get('/api/v1/client/subscription-summary')).assertStatus(401)
  })
})
