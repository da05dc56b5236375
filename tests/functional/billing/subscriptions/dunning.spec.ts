import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Payment from '#api/billing/models/payment'
import Subscription from '#api/billing/models/subscription'
import renewSubscriptions from '#api/billing/subscriptions/renew_subscriptions'
import { deliver, givenGateways } from '#tests/gateways/given_gateways'
import { buying, givenPayer, givenPlan, passes } from '../given_billing.js'

const mailsOf = (kind: string) => db.from('mails').where('kind', kind).orderBy('id')
const textOf = (mail: object) => JSON.stringify(mail)

test.group('Plans that are to be paid', (group) => {
  let servers: Awaited<ReturnType<typeof givenGateways>>
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    servers = await givenGateways()
    return () => servers.close()
  })

  async function subscribed(
    client: any,
    {
      gateway = 'stripe',
      interval = 'month',
    }: { gateway?: 'stripe' | 'razorpay'; interval?: string } = {}
  ) {
    const plan = await givenPlan()
    const { user } = await givenPayer()
    const buyer = buying(client, user)
    const made = await buyer.checkout({ planId: plan.id, interval, gateway })
    const server = servers[gateway]
    server.pay((await Payment.findOrFail(made.body().data.payment._id)).gatewayRef!)
    await deliver(gateway, server.take())
    return { user, buyer, subscription: await Subscription.firstOrFail() }
  }

  test('an expired card is tried again, told each time with its reason, and ends in suspension', async ({
    client,
    assert,
  }) => {
    const { user, buyer, subscription } = await subscribed(client)
    await subscription.merge({ gatewayMethod: 'pm_expired' }).save()
    await passes(subscription, 32)
    await renewSubscriptions()
    const [first] = await mailsOf('billing.due')
    assert.include(textOf(first), 'Your card has expired.')
    assert.include(textOf(first), 'We try again on')
    const summary = (await buyer.summary()).body().data
    assert.equal(summary.status, 'past_due')
    // the order says why, too
    assert.containsSubset((await buyer.orders()).body().data, [
      { _id: summary.openOrderId, failure: 'Your card has expired.' },
    ])
    for (const mails of [2, 3, 4]) {
      await passes(subscription, 2, { isDue: true })
      await renewSubscriptions()
      assert.lengthOf(await mailsOf('billing.due'), mails)
    }
    assert.lengthOf(await mailsOf('billing.failed'), 0)
    await passes(subscription, 2, { isDue: true })
    await renewSubscriptions()
    assert.equal((await subscription.refresh()).status, 'suspended')
    assert.lengthOf(await mailsOf('billing.suspended'), 1)
    // every colleague is told by the pages that they may not use
    const access = await client.get('/api/v1/client/page-access').loginAs(user)
    assert.containsSubset(access.body().data, { post_job: { allowed: false, reason: 'plan' } })

    // another card, by the open order, which is kept for the next time
    const opened = await buyer.post('/client/stripe/process-payment', {
      orderId: summary.openOrderId,
    })
    servers.stripe.pay(opened.body().data.payment.redirectUrl.split('/').at(-1), 'pm_other')
    await deliver('stripe', servers.stripe.take())
    await subscription.refresh()
    assert.include(subscription.serialize(), { status: 'active', gatewayMethod: 'pm_other' })
  })

  test('a renewal by hand is told on each day, with what follows', async ({ client, assert }) => {
    const { subscription } = await subscribed(client, { gateway: 'razorpay' })
    await passes(subscription, 32)
    await renewSubscriptions()
    const [first] = await mailsOf('billing.due')
    assert.include(first.subject, 'waits for your payment')
    for (const mails of [2, 3, 4]) {
      await passes(subscription, 2, { isDue: true })
      await renewSubscriptions()
      assert.lengthOf(await mailsOf('billing.due'), mails)
    }
  })

  test('a yearly renewal is told two weeks before, once; a monthly one is not', async ({
    client,
    assert,
  }) => {
    const { subscription } = await subscribed(client, { interval: 'year' })
    await renewSubscriptions()
    assert.lengthOf(await mailsOf('billing.renews'), 0)
    await passes(subscription, 355)
    await renewSubscriptions()
    await renewSubscriptions()
    const told = await mailsOf('billing.renews')
    assert.lengthOf(told, 1)
    assert.include(textOf(told[0]), 'by the card that you saved')
    await subscription.merge({ billingInterval: 'month', renewalToldFor: null }).save()
    await renewSubscriptions()
    assert.lengthOf(await mailsOf('billing.renews'), 1)
  })

  test('a card that ends before the renewal is told, once', async ({ client, assert }) => {
    const { subscription } = await subscribed(client)
    assert.equal(subscription.methodEndsWith, '2031-03')
    await passes(subscription, 20)
    await renewSubscriptions()
    assert.lengthOf(await mailsOf('billing.card_ends'), 0)
    await subscription
      .merge({ methodEndsWith: DateTime.utc().minus({ months: 1 }).toFormat('yyyy-MM') })
      .save()
    await renewSubscriptions()
    await renewSubscriptions()
    assert.lengthOf(await mailsOf('billing.card_ends'), 1)
  })

  test('the end of a trial is told three days before', async ({ client, assert }) => {
    const plan = await givenPlan()
    const { user } = await givenPayer()
    ;(await buying(client, user).checkout({ planId: plan.id, trial: true })).assertStatus(201)
    const subscription = await Subscription.firstOrFail()
    await renewSubscriptions()
    assert.lengthOf(await mailsOf('billing.trial_ends'), 0)
    await passes(subscription, 12)
    await renewSubscriptions()
    await renewSubscriptions()
    assert.lengthOf(await mailsOf('billing.trial_ends'), 1)
    assert.equal((await subscription.refresh()).status, 'trialing')
  })
})
