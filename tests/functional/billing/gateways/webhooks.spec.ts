import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import WebhookEvent from '#api/billing/models/webhook_event'
import { drainQueue } from '#tests/queue'
import { givenRazorpay, givenStripe } from '#tests/gateways/given_gateways'
import { RAZORPAY_SECRET } from '#tests/gateways/razorpay_server'
import { STRIPE_SECRET } from '#tests/gateways/stripe_server'

test.group('Webhooks', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const stripe = await givenStripe()
    const razorpay = await givenRazorpay()
    return async () => {
      await stripe.close()
      await razorpay.close()
    }
  })

  test('of Stripe are refused unless signed over the raw body, and stored once', async ({
    client,
    assert,
  }) => {
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { id: 'cs_1', object: 'checkout.session', payment_intent: 'pi_1' } },
    })
    const header = (secret: string, timestamp = Math.floor(Date.now() / 1000)) =>
      Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    const tell = (signature: string) =>
      client
        .post('/api/v1/webhooks/stripe')
        .header('content-type', 'application/json')
        .header('stripe-signature', signature)
        .json(JSON.parse(payload))
    ;(await client.post('/api/v1/webhooks/stripe').json({})).assertStatus(400)
    ;(await tell(header('whsec_of_another'))).assertStatus(400)
    ;(await tell(header(STRIPE_SECRET, 1_000_000))).assertStatus(400)
    for (let times = 0; times < 2; times++) (await tell(header(STRIPE_SECRET))).assertStatus(200)
    await drainQueue()
    const events = await WebhookEvent.query()
    assert.lengthOf(events, 1)
    assert.equal(events[0].outcome, 'no payment of ours')
  })

  test('of Razorpay are refused unless signed over the raw body, and stored once', async ({
    client,
    assert,
  }) => {
    const body = {
      event: 'payment.captured',
      payload: { payment: { entity: { id: 'pay_1', order_id: 'order_1' } } },
    }
    const sign = (secret: string) =>
      createHmac('sha256', secret).update(JSON.stringify(body)).digest('hex')
    const tell = (signature: string) =>
      client
        .post('/api/v1/webhooks/razorpay')
        .header('x-razorpay-signature', signature)
        .header('x-razorpay-event-id', 'event_1')
        .json(body)
    ;(await tell(sign('another'))).assertStatus(400)
    ;(await tell('')).assertStatus(400)
    for (let times = 0; times < 2; times++) (await tell(sign(RAZORPAY_SECRET))).assertStatus(200)
    assert.lengthOf(await WebhookEvent.query(), 1)
  })
})
