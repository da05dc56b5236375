import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type Order from '#api/billing/models/order'
import Payment from '#api/billing/models/payment'
import { askRefund } from '#api/billing/payments/refund_payment'
import renewSubscriptions from '#api/billing/subscriptions/renew_subscriptions'
import { quotaOf } from '#api/companies/access/quotas'
import { drainQueue } from '#tests/queue'
import { givenCoupon, givenPlan, orderOf, passes } from '../given_billing.js'
import { givenSubscriber, ordersOf } from './given_subscriptions.js'

async function goesBack(order: Order, amount: bigint) {
  const payment = await Payment.findByOrFail('order_id', order.id)
  await db.transaction((trx) => askRefund(trx, order, payment, { amount, reason: 'As agreed' }))
  await drainQueue()
}

test.group('Changing a plan', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

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
    // a plan of 900,000 loses 21 a minute while this runs
    const [charge, credit] = (await shownFor(larger.id)).lines
    assert.approximately(credit.amount, -150_000, 20)
    assert.approximately(charge.amount, 900_000, 60)
    assert.equal((await shownFor(larger.id)).kind, 'now')

    // 40 % of the order go back, with 40 % of what is left of it
    await goesBack(await orderOf(orderId), 70_800n)
    const [, less] = (await shownFor(larger.id)).lines
    assert.approximately(less.amount, -90_000, 20)

    ;(await buyer.change({ planId: larger.id })).assertStatus(200)
    const [upgrade] = await ordersOf(subscription, 'upgrade')
    assert.equal(upgrade.status, 'paid')
    // what the larger plan has cost is its payment and what was credited to it
    const [, again] = (await shownFor(largest.id)).lines
    assert.isAtMost(-again.amount, upgrade.subtotal + upgrade.credit)
    assert.approximately(-again.amount, 900_000, 60)
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
})
