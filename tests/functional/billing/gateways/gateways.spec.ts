import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import { Secret } from '@adonisjs/core/helpers'
import testUtils from '@adonisjs/core/services/test_utils'
import Invoice from '#api/billing/models/invoice'
import Payment from '#api/billing/models/payment'
import Refund from '#api/billing/models/refund'
import Subscription from '#api/billing/models/subscription'
import WebhookEvent from '#api/billing/models/webhook_event'
import renewSubscriptions from '#api/billing/subscriptions/renew_subscriptions'
import { send } from '#tests/send'
import { setSettings } from '#tests/settings'
import { deliver, givenStripe } from '#tests/gateways/given_gateways'
import { buying, givenPayer, givenPlan, givenProduct, orderOf, passes } from '../given_billing.js'
import { givenOrdered, payBack } from '#tests/functional/billing/gateways/gateway_givens'

test.group('Stripe', (group) => {
  let stripe: Awaited<ReturnType<typeof givenStripe>>

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  group.each.setup(async () => {
    stripe = await givenStripe()
    return () => stripe.close()
  })

  /** A plan that was paid by Stripe once. */
  async function givenSubscribed(client: ApiClient) {
    const plan = await givenPlan()
    const { user } = await givenPayer()
    const buyer = buying(client, user)
    const { payment } = (await buyer.checkout({ planId: plan.id, gateway: 'stripe' })).body().data
    stripe.server.pay((await Payment.findOrFail(payment._id)).gatewayRef!)
    await deliver('stripe', stripe.server.take())
    const subscription = await Subscription.firstOrFail()
    return { buyer, subscription }
  }

  test('its own page takes the card, and its webhooks complete the order once', async ({
    client,
    assert,
  }) => {
    const { orderId, payment, ref, row } = await givenOrdered(client, 'stripe')
    assert.match(payment.redirectUrl, /^https:\/\/checkout\.stripe\.com\//)
    const session = stripe.server.sessions.get(ref)!
    assert.equal(session.amount_total, 118_000)
    assert.match(session.success_url, new RegExp(`/client/orders/${orderId}$`))
    stripe.server.pay(ref)
    const hooks = stripe.server.take()
    assert.lengthOf(hooks, 3)
    // shuffled and doubled
    const statuses = await deliver('stripe', [...hooks.toReversed(), ...hooks])
    assert.deepEqual([...new Set(statuses)], [200])
    assert.equal((await orderOf(orderId)).status, 'paid')
    assert.equal((await row()).method, 'Visa ending 4242')
    assert.lengthOf(await Invoice.query(), 1)
    assert.lengthOf(await WebhookEvent.query(), 3)
  })

  test('a refused card is told, and another one pays on the same page', async ({
    client,
    assert,
  }) => {
    const { orderId, ref, row } = await givenOrdered(client, 'stripe')
    stripe.server.pay(ref, 'pm_declined')
    await deliver('stripe', stripe.server.take())
    assert.equal((await row()).failure, 'Your card was declined.')
    assert.equal((await orderOf(orderId)).status, 'pending')
    stripe.server.pay(ref)
    await deliver('stripe', stripe.server.take())
    assert.equal((await orderOf(orderId)).status, 'paid')
    assert.isNull((await row()).failure)
  })

  test('a call whose answer was lost is the same session when it is made again (failure 10)', async ({
    client,
    assert,
  }) => {
    const product = await givenProduct({ kind: 'company_spotlight' })
    const { user } = await givenPayer()
    const buyer = buying(client, user)
    // the client itself tries three times
    let left = 3
    stripe.server.fault = () => (left-- > 0 ? 'answer lost' : undefined)
    const made = await buyer.checkout({ items: [{ productId: product.id }], gateway: 'stripe' })
    made.assertStatus(201)
    const { orderId, payment } = made.body().data
    assert.isNull(payment.redirectUrl)
    const again = await buyer.post('/client/stripe/process-payment', { orderId })
    again.assertStatus(200)
    assert.equal(again.body().data.payment._id, payment._id)
    assert.isNotNull(again.body().data.payment.redirectUrl)
    assert.equal(stripe.server.sessions.size, 1)
    const keys = stripe.server.calls.map(({ headers }) => headers['idempotency-key'])
    assert.lengthOf(new Set(keys), 1)
  })

  test('a webhook that comes before the answer was kept finds its payment by our key', async ({
    client,
    assert,
  }) => {
    const product = await givenProduct({ kind: 'company_spotlight' })
    const { user } = await givenPayer()
    let left = 3
    stripe.server.fault = () => (left-- > 0 ? 'answer lost' : undefined)
    const made = await buying(client, user).checkout({
      items: [{ productId: product.id }],
      gateway: 'stripe',
    })
    const [session] = stripe.server.sessions.values()
    stripe.server.pay(session.id)
    // the refusal of a first card must not close a page that is open
    await deliver('stripe', stripe.server.take().toReversed())
    assert.equal((await orderOf(made.body().data.orderId)).status, 'paid')
  })

  test('what it refuses is an order that failed, and says why', async ({ client, assert }) => {
    const product = await givenProduct({ kind: 'company_spotlight' }, 20)
    const { user } = await givenPayer()
    const made = await buying(client, user).checkout({
      items: [{ productId: product.id }],
      gateway: 'stripe',
    })
    made.assertStatus(201)
    const { orderId, status } = made.body().data
    assert.equal(status, 'failed')
    assert.equal((await orderOf(orderId)).status, 'failed')
    assert.include((await Payment.findByOrFail('order_id', orderId)).failure!, '50 cents')
  })

  test('an order that expires closes its page', async ({ client, assert }) => {
    const { orderId, ref } = await givenOrdered(client, 'stripe')
    await (await orderOf(orderId)).merge({ expiresAt: (await orderOf(orderId)).createdAt }).save()
    const { default: expire } = await import('#api/billing/orders/expire_orders')
    assert.equal(await expire(), 1)
    assert.equal(stripe.server.sessions.get(ref)!.status, 'expired')
    assert.isFalse(stripe.server.pay(ref))
  })

  test('a refund is sent once, also when its answer was lost', async ({ client, assert }) => {
    const { orderId, ref } = await givenOrdered(client, 'stripe')
    stripe.server.pay(ref)
    await deliver('stripe', stripe.server.take())
    let left = 2
    stripe.server.fault = () => (left-- > 0 ? 'answer lost' : undefined)
    await payBack(client, orderId, { amount: 18_000, reason: 'A part' })
    assert.equal(stripe.server.refunds.size, 1)
    await deliver('stripe', stripe.server.take())
    const order = await orderOf(orderId)
    assert.equal(order.refunded, 18_000)
    assert.lengthOf(await Refund.query(), 1)
    assert.lengthOf(await Invoice.query().where('kind', 'credit_note'), 1)
  })

  test('a refund that it refuses for good fails, and finance hears of it', async ({
    client,
    assert,
  }) => {
    const { orderId, ref } = await givenOrdered(client, 'stripe')
    stripe.server.pay(ref)
    await deliver('stripe', stripe.server.take())
    const [charge] = stripe.server.charges.values()
    charge.disputed = true
    await payBack(client, orderId, { reason: 'Not wanted' })
    const [refund] = await Refund.query()
    assert.equal(refund.status, 'failed')
    assert.equal((await orderOf(orderId)).refunded, 0)
    const { default: db } = await import('@adonisjs/lucid/services/db')
    assert.isNotNull(await db.from('mails').where('kind', 'billing.alarm').first())
  })

  test('a refund by its own console becomes ours, with its credit note', async ({
    client,
    assert,
  }) => {
    const { orderId, ref } = await givenOrdered(client, 'stripe')
    stripe.server.pay(ref)
    await deliver('stripe', stripe.server.take())
    const [charge] = stripe.server.charges.values()
    stripe.server.refundCharge(charge, 118_000)
    await deliver('stripe', stripe.server.take())
    assert.equal((await orderOf(orderId)).status, 'refunded')
    assert.lengthOf(await Invoice.query().where('kind', 'credit_note'), 1)
  })

  test('a renewal is charged by the card that paid first; a refused one falls due', async ({
    client,
    assert,
  }) => {
    const { subscription } = await givenSubscribed(client)
    assert.equal(subscription.gatewayMethod, 'pm_visa')
    assert.match(subscription.gatewayCustomer!, /^cus_/)
    await passes(subscription, 32)
    await renewSubscriptions()
    await subscription.refresh()
    assert.equal(subscription.status, 'active')
    assert.lengthOf(await Invoice.query(), 2)

    await subscription.merge({ gatewayMethod: 'pm_expired' }).save()
    await passes(subscription, 32)
    await renewSubscriptions()
    await subscription.refresh()
    assert.equal(subscription.status, 'past_due')
    const failed = await Payment.query().orderBy('id', 'desc').firstOrFail()
    assert.include(failed.serialize(), { status: 'failed', failure: 'Your card has expired.' })
  })

  test('a charge whose answer was lost is looked for, not made again', async ({
    client,
    assert,
  }) => {
    const { buyer, subscription } = await givenSubscribed(client)
    await passes(subscription, 32)
    let left = 3
    stripe.server.fault = () => (left-- > 0 ? 'answer lost' : undefined)
    await renewSubscriptions()
    await subscription.refresh()
    assert.equal(subscription.status, 'past_due')
    const summary = (await buyer.summary()).body().data
    // a person who pays meanwhile does not pay twice
    const again = await buyer.post('/client/stripe/process-payment', {
      orderId: summary.openOrderId,
    })
    assert.equal(again.body().data.status, 'paid')
    assert.equal(stripe.server.charges.size, 2)
    assert.equal((await subscription.refresh()).status, 'active')
  })

  test('a fault in reading an event is ours, and no refused signature', async ({ assert }) => {
    const raw = JSON.stringify({ id: 'evt_1', object: 'event', type: 'odd', data: {} })
    const tell = (headers: Record<string, string>) =>
      send('POST', '/api/v1/webhooks/stripe', {
        raw,
        headers: { 'content-type': 'application/json', ...headers },
      })
    assert.equal((await tell({ 'stripe-signature': 't=1,v1=00' })).status, 400)
    assert.equal((await tell({})).status, 400)
    assert.equal((await tell(stripe.server.signed(raw))).status, 500)
  })
})

test.group('The sandbox in production', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  group.each.setup(() => {
    Object.defineProperty(app, 'inProduction', { value: true, configurable: true })
    return () => void Reflect.deleteProperty(app, 'inProduction')
  })

  test('takes no order, shows no page and decides no payment', async ({ client }) => {
    const product = await givenProduct({ kind: 'company_spotlight' })
    const { user } = await givenPayer()
    const items = [{ productId: product.id }]
    const asked = await buying(client, user).checkout({ items })
    asked.assertStatus(422)
    asked.assertBodyContains({ errors: [{ field: 'gateway' }] })
    const none = await client.post('/api/v1/client/checkout').loginAs(user).json({ items })
    none.assertStatus(503)
    none.assertBodyContains({ code: 'E_NO_GATEWAY' })
    ;(await client.get('/sandbox/sbx_1')).assertStatus(404)
    ;(await client.post('/sandbox/sbx_1').form({ outcome: 'paid' })).assertStatus(404)
    ;(await client.post('/api/v1/sandbox/payments/1').json({ outcome: 'paid' })).assertStatus(404)
  })

  test('is not the way where keys are set', async ({ client, cleanup }) => {
    cleanup(
      setSettings({
        RAZORPAY_KEY_ID: 'rzp_1',
        RAZORPAY_KEY_SECRET: new Secret('1'),
        RAZORPAY_WEBHOOK_SECRET: new Secret('2'),
      })
    )
    const product = await givenProduct({ kind: 'company_spotlight' })
    const { user } = await givenPayer()
    const asked = await buying(client, user).checkout({ items: [{ productId: product.id }] })
    asked.assertStatus(422)
  })
})
