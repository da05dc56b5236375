import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Invoice from '#api/billing/models/invoice'
import Subscription from '#api/billing/models/subscription'
import renewSubscriptions from '#api/billing/subscriptions/renew_subscriptions'
import { quotaOf } from '#api/companies/access/quotas'
import { drainQueue } from '#tests/queue'
import { buying, givenCoupon, givenPayer, givenPlan, orderOf, passes } from '../given_billing.js'
import { givenSubscriber, ordersOf } from './given_subscriptions.js'

test.group('Renewals', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

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
})
