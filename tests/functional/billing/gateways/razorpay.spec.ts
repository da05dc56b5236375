import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Invoice from '#api/billing/models/invoice'
import Payment from '#api/billing/models/payment'
import Refund from '#api/billing/models/refund'
import Subscription from '#api/billing/models/subscription'
import WebhookEvent from '#api/billing/models/webhook_event'
import renewSubscriptions from '#api/billing/subscriptions/renew_subscriptions'
import { deliver, givenRazorpay, givenStripe } from '#tests/gateways/given_gateways'
import { buying, givenPayer, givenPlan, givenProduct, orderOf, passes } from '../given_billing.js'
import { givenOrdered, payBack } from '#tests/functional/billing/gateways/gateway_givens'

test.group('Razorpay', (group) => {
  let razorpay: Awaited<ReturnType<typeof givenRazorpay>>
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    razorpay = await givenRazorpay()
    return () => razorpay.close()
  })

  test('takes the payments of India unless another way is chosen, by its own page', async ({
    client,
    assert,
    cleanup,
  }) => {
    const stripe = await givenStripe()
    cleanup(() => stripe.close())
    const product = await givenProduct({ kind: 'company_spotlight' })
    const { user } = await givenPayer()
    const items = [{ productId: product.id }]
    const made = await client.post('/api/v1/client/checkout').loginAs(user).json({ items })
    made.assertBodyContains({ data: { gateway: 'razorpay' } })
    assert.match(made.body().data.payment.redirectUrl, /^https:\/\/rzp\.io\//)
    const [link] = razorpay.server.links.values()
    assert.containsSubset(link, {
      amount: 118_000,
      currency: 'INR',
      callback_method: 'get',
      notify: { sms: false, email: false },
    })
    const other = await buying(client, user).checkout({ items, gateway: 'stripe' })
    other.assertBodyContains({ data: { gateway: 'stripe' } })
  })

  test('an order that was refused there is paid at another gateway', async ({
    client,
    assert,
    cleanup,
  }) => {
    const stripe = await givenStripe()
    cleanup(() => stripe.close())
    const { buyer, orderId, ref } = await givenOrdered(client, 'razorpay')
    razorpay.server.pay(ref, 'failed')
    await buyer.verify(orderId)
    const [order] = (await buyer.orders({ orderId })).body().data
    assert.deepEqual([order.gateway, order.otherWays], ['razorpay', ['stripe']])
    const again = await buyer.post('/client/stripe/process-payment', { orderId })
    again.assertStatus(200)
    stripe.server.pay([...stripe.server.sessions.keys()][0])
    await deliver('stripe', stripe.server.take())
    const [paid] = (await buyer.orders({ orderId })).body().data
    assert.deepEqual([paid.status, paid.otherWays], ['paid', []])
  })

  test('its webhooks complete the order once, doubled and shuffled', async ({ client, assert }) => {
    const { orderId, ref, row } = await givenOrdered(client, 'razorpay')
    razorpay.server.pay(ref)
    const hooks = razorpay.server.take()
    assert.deepEqual(
      hooks.map(({ kind }) => kind),
      ['payment.authorized', 'payment.captured', 'payment_link.paid']
    )
    await deliver('razorpay', [...hooks.toReversed(), ...hooks])
    assert.equal((await orderOf(orderId)).status, 'paid')
    const { gatewayPayment, method } = await row()
    assert.match(gatewayPayment!, /^pay_/)
    assert.equal(method, 'UPI')
    assert.lengthOf(await Invoice.query(), 1)
    assert.lengthOf(await WebhookEvent.query(), 3)
  })

  test('an authorised payment is captured when it is seen', async ({ client, assert }) => {
    razorpay.server.captures = false
    const { orderId, ref } = await givenOrdered(client, 'razorpay')
    razorpay.server.pay(ref)
    // known only by the payment: whose it is has to be asked
    await deliver('razorpay', razorpay.server.take())
    assert.equal((await orderOf(orderId)).status, 'paid')
    assert.equal([...razorpay.server.payments.values()][0].status, 'captured')
  })

  test('a refused payment is told, and the page goes on', async ({ client, assert }) => {
    const { buyer, orderId, ref, row } = await givenOrdered(client, 'razorpay')
    razorpay.server.pay(ref, 'failed')
    await buyer.verify(orderId)
    assert.equal((await row()).failure, 'Payment was declined by the bank')
    razorpay.server.pay(ref)
    ;(await buyer.verify(orderId)).assertBodyContains({ data: { status: 'paid' } })
  })

  test('what the browser brings back is compared with the signature', async ({ client }) => {
    const { buyer, orderId, ref } = await givenOrdered(client, 'razorpay')
    razorpay.server.pay(ref)
    const said = razorpay.server.callback(ref)
    const verify = (over: object) => buyer.post('/payment/verify', { orderId, ...said, ...over })
    ;(await verify({ razorpay_payment_id: 'pay_of_another' })).assertStatus(422)
    ;(await verify({ razorpay_signature: 'no' })).assertStatus(422)
    ;(await verify({})).assertBodyContains({ data: { status: 'paid' } })
  })

  test('a link whose answer was lost is found, not made twice', async ({ client, assert }) => {
    const product = await givenProduct({ kind: 'company_spotlight' })
    const { user } = await givenPayer()
    const buyer = buying(client, user)
    let left = 1
    razorpay.server.fault = () => (left-- > 0 ? 'answer lost' : undefined)
    const made = await buyer.checkout({ items: [{ productId: product.id }], gateway: 'razorpay' })
    made.assertStatus(201)
    const { orderId } = made.body().data
    const again = await buyer.post('/client/razorpay/process-payment', { orderId })
    assert.isNotNull(again.body().data.payment.redirectUrl)
    assert.equal(razorpay.server.links.size, 1)
  })

  test('an order that expires closes its link', async ({ client, assert }) => {
    const { orderId, ref } = await givenOrdered(client, 'razorpay')
    await (await orderOf(orderId)).merge({ expiresAt: (await orderOf(orderId)).createdAt }).save()
    const { default: expire } = await import('#api/billing/orders/expire_orders')
    assert.equal(await expire(), 1)
    assert.equal(razorpay.server.links.get(ref)!.status, 'cancelled')
  })

  test('a refund is sent once by its key; what it refuses is read and told', async ({
    client,
    assert,
  }) => {
    const { orderId, ref } = await givenOrdered(client, 'razorpay')
    razorpay.server.pay(ref)
    await deliver('razorpay', razorpay.server.take())
    let left = 1
    razorpay.server.fault = () => (left-- > 0 ? 'answer lost' : undefined)
    // its background job is tried again
    await assert.rejects(() => payBack(client, orderId, { amount: 18_000, reason: 'A part' }))
    const refund = await Refund.firstOrFail()
    assert.equal(refund.status, 'pending')
    const { default: sendRefund } = await import('#api/billing/payments/refund_payment')
    await sendRefund({ refundId: refund.id })
    assert.equal((await refund.refresh()).status, 'done')
    assert.equal(razorpay.server.refunds.size, 1)

    const [payment] = razorpay.server.payments.values()
    razorpay.server.refund(payment, 100_000)
    razorpay.server.take()
    await payBack(client, orderId, { reason: 'The rest' })
    const last = await Refund.query().orderBy('id', 'desc').firstOrFail()
    assert.equal(last.status, 'failed')
    assert.include(last.failure!, 'fully refunded already')
  })

  test('a renewal waits for a person, who gets a link', async ({ client, assert }) => {
    const plan = await givenPlan()
    const { user } = await givenPayer()
    const buyer = buying(client, user)
    const { payment } = (await buyer.checkout({ planId: plan.id, gateway: 'razorpay' })).body().data
    razorpay.server.pay((await Payment.findOrFail(payment._id)).gatewayRef!)
    await deliver('razorpay', razorpay.server.take())
    const subscription = await Subscription.firstOrFail()
    await passes(subscription, 32)
    await renewSubscriptions()
    const { openOrderId } = (await buyer.summary()).body().data
    const opened = await buyer.post('/client/razorpay/process-payment', { orderId: openOrderId })
    assert.match(opened.body().data.payment.redirectUrl, /^https:\/\/rzp\.io\//)
    const [, renewal] = [...razorpay.server.links.values()]
    razorpay.server.pay(renewal.id)
    await deliver('razorpay', razorpay.server.take())
    assert.equal((await subscription.refresh()).status, 'active')
  })
})
