import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import CreditEntry from '#api/assessments/models/credit_entry'
import { balances } from '#api/billing/ledger/book'
import Coupon from '#api/billing/models/coupon'
import Dispute from '#api/billing/models/dispute'
import Invoice from '#api/billing/models/invoice'
import Order from '#api/billing/models/order'
import Payment from '#api/billing/models/payment'
import PriceSlab from '#api/billing/models/price_slab'
import Refund from '#api/billing/models/refund'
import Subscription from '#api/billing/models/subscription'
import { failpoints } from '#api/billing/failpoint'
import expireOrders from '#api/billing/orders/expire_orders'
import { payAgain } from '#api/billing/payments/pay_order'
import { settle } from '#api/billing/payments/settle'
import renewSubscriptions from '#api/billing/subscriptions/renew_subscriptions'
import { drainQueue } from '#tests/queue'
import { emptyDatabase } from '#tests/empty_database'
import { givenCompany } from '#tests/givens'
import { deliver, givenRazorpay, givenStripe } from '#tests/gateways/given_gateways'
import {
  buying,
  givenAddress,
  givenCoupon,
  givenPayer,
  givenPlan,
  givenProduct,
  orderOf,
  passes,
} from './given_billing.js'

/** Every account of the books is even by currency. */
const booksAreEven = async () => {
  const { rows } = await db.rawQuery(
    `select currency, sum(balance)::bigint as sum from (${balances}) b group by 1`
  )
  return rows.every(({ sum }: { sum: string }) => Number(sum) === 0)
}

// What happened to others. The number is that of the story; a unit test asks that each has its test, here or elsewhere.
test.group('Failures of others', (group) => {
  let stripe: Awaited<ReturnType<typeof givenStripe>>
  let razorpay: Awaited<ReturnType<typeof givenRazorpay>>
  group.each.setup(async () => {
    stripe = await givenStripe()
    razorpay = await givenRazorpay()
  })
  group.each.teardown(async () => {
    failpoints.clear()
    await stripe.close()
    await razorpay.close()
    await emptyDatabase()
  })

  async function ordered(
    client: any,
    body: object,
    gateway: 'stripe' | 'razorpay' = 'stripe',
    payer?: Awaited<ReturnType<typeof givenPayer>>
  ) {
    const { user, company } = payer ?? (await givenPayer())
    const buyer = buying(client, user)
    const made = await buyer.checkout({ gateway, ...body })
    made.assertStatus(201)
    const { orderId, payment } = made.body().data
    const found = await Payment.findOrFail(payment._id)
    return {
      buyer,
      user,
      company,
      orderId: orderId as string,
      payment: found,
      ref: found.gatewayRef!,
    }
  }
  const spotlight = async () => ({
    items: [{ productId: (await givenProduct({ kind: 'company_spotlight' })).id }],
  })

  test("the loser's error path does not pay the winner back (failure 2)", async ({
    client,
    assert,
  }) => {
    const { orderId, payment, ref } = await ordered(client, await spotlight())
    stripe.server.pay(ref)
    // a second way to pay was begun before the first one was told
    await payment.merge({ status: 'failed' }).save()
    const second = (await payAgain(await orderOf(orderId), 'razorpay'))!
    razorpay.server.pay(second.gatewayRef!)
    // both at once, and the second one dies after its money was seen
    let nth = 0
    failpoints.set('payment.settled', () => {
      if (++nth === 2) throw new Error('killed')
    })
    await Promise.allSettled([settle(payment.id), settle(second.id)])
    failpoints.clear()
    await deliver('stripe', stripe.server.take())
    await deliver('razorpay', razorpay.server.take())
    assert.equal((await orderOf(orderId)).status, 'paid')
    const [refund, ...more] = await Refund.query()
    assert.lengthOf(more, 0)
    assert.isTrue(refund.isDuplicate)
    assert.equal(refund.amount, 118_000)
    // one of the two came back, whole, and the other not at all
    const [charge] = stripe.server.charges.values()
    const [theirs] = razorpay.server.payments.values()
    assert.sameMembers([charge.amount_refunded, theirs.amount_refunded], [0, 118_000])
    const loser = refund.paymentId === payment.id ? charge : theirs
    assert.equal(loser.amount_refunded, 118_000)
    assert.isTrue(await booksAreEven())
  })

  test("the browser's return races the webhook: captured once (failure 3)", async ({
    client,
    assert,
  }) => {
    razorpay.server.captures = false
    const { buyer, orderId, payment, ref } = await ordered(client, await spotlight(), 'razorpay')
    razorpay.server.pay(ref)
    const done = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => settle(payment.id)),
      ...Array.from({ length: 4 }, () => buyer.verify(orderId)),
    ])
    assert.isTrue(done.every(({ status }) => status === 'fulfilled'))
    assert.equal((await orderOf(orderId)).status, 'paid')
    const captured = razorpay.server.calls.filter(({ path }) => path.endsWith('/capture'))
    assert.isNotEmpty(captured)
    assert.equal(razorpay.server.owed.filter(({ kind }) => kind === 'payment.captured').length, 1)
    assert.lengthOf(await Invoice.query(), 1)
  })

  test('the webhook completes first: there is no second order (failure 4)', async ({
    client,
    assert,
  }) => {
    const plan = await givenPlan()
    const { user } = await givenPayer()
    const buyer = buying(client, user)
    // paid and told between the gateway's answer and our keeping it
    failpoints.set('payment.opened', async () => {
      failpoints.clear()
      const [session] = stripe.server.sessions.values()
      stripe.server.pay(session.id)
      await deliver('stripe', stripe.server.take())
    })
    const made = await buyer.checkout({ planId: plan.id, gateway: 'stripe' })
    made.assertStatus(201)
    const { orderId } = made.body().data
    ;(await buyer.verify(orderId)).assertBodyContains({ data: { status: 'paid' } })
    ;(await buyer.checkout({ planId: plan.id, gateway: 'stripe' })).assertStatus(409)
    assert.lengthOf(await Order.query(), 1)
    assert.lengthOf(await Subscription.query(), 1)
    assert.equal((await Payment.firstOrFail()).status, 'paid')
    assert.equal(stripe.server.charges.size, 1)
  })

  test('"updated" and "closed" come before "created" (failure 5)', async ({ client, assert }) => {
    const { orderId, ref } = await ordered(client, await spotlight())
    stripe.server.pay(ref)
    const [intent] = stripe.server.intents.values()
    const dispute = stripe.server.dispute(intent.id)
    stripe.server.decide(dispute.id, 'under_review')
    stripe.server.decide(dispute.id, 'lost')
    // the last of all first: the dispute's end before its beginning, and both before the payment
    const hooks = stripe.server.take().toReversed()
    assert.equal(hooks[0].kind, 'charge.dispute.closed')
    await deliver('stripe', hooks)
    assert.equal((await orderOf(orderId)).status, 'refunded')
    const [row, ...more] = await Dispute.query()
    assert.lengthOf(more, 0)
    assert.equal(row.status, 'lost')
    assert.lengthOf(await Invoice.query().where('kind', 'credit_note'), 1)
    assert.isTrue(await booksAreEven())
  })

  test('a refund is told before the payment that it is of (failure 6)', async ({
    client,
    assert,
  }) => {
    for (const gateway of ['stripe', 'razorpay'] as const) {
      const { orderId, ref } = await ordered(client, await spotlight(), gateway)
      const { server } = gateway === 'stripe' ? stripe : razorpay
      server.pay(ref)
      const before = server.take()
      if (gateway === 'stripe')
        stripe.server.refundCharge([...stripe.server.charges.values()].at(-1)!, 118_000)
      else razorpay.server.refund([...razorpay.server.payments.values()].at(-1)!, 118_000)
      await deliver(gateway, server.take())
      assert.equal((await orderOf(orderId)).status, 'refunded', gateway)
      await deliver(gateway, before)
      const order = await orderOf(orderId)
      assert.equal(order.status, 'refunded')
      assert.equal(order.refunded, 118_000)
      const papers = await Invoice.query().where('order_id', orderId).orderBy('id')
      assert.deepEqual(
        papers.map(({ kind }) => kind),
        ['invoice', 'credit_note']
      )
    }
    assert.isTrue(await booksAreEven())
  })

  test("failed, then captured; captured after the coupon's end (failure 7)", async ({
    client,
    assert,
  }) => {
    const wanted = await spotlight()
    const coupon = await givenCoupon({ totalLimit: 1 })
    // refused first, and paid on the same page
    const first = await ordered(client, { ...wanted, coupon: coupon.code })
    stripe.server.pay(first.ref, 'pm_declined')
    // the coupon's window closes while it is kept: what was shown is what is paid
    await coupon.merge({ endsAt: coupon.createdAt }).save()
    stripe.server.pay(first.ref)
    await deliver('stripe', stripe.server.take())
    assert.equal((await orderOf(first.orderId)).status, 'paid')

    // the last use went to another while this one was late
    await Coupon.query().update({ ends_at: null, total_limit: 2 })
    const late = await ordered(client, { ...wanted, coupon: coupon.code })
    const session = stripe.server.sessions.get(late.ref)!
    await Order.query()
      .where('id', late.orderId)
      .update({ expires_at: new Date(0) })
    await db
      .from('coupon_redemptions')
      .where('order_id', late.orderId)
      .update({
        reserved_until: new Date(0),
      })
    await expireOrders()
    const other = await ordered(client, { ...wanted, coupon: coupon.code })
    stripe.server.pay(other.ref)
    // the page was closed a moment too late
    session.status = 'open'
    stripe.server.pay(late.ref)
    await deliver('stripe', stripe.server.take())
    assert.equal((await orderOf(other.orderId)).status, 'paid')
    assert.equal((await orderOf(late.orderId)).status, 'expired')
    const refund = await Refund.query().where('order_id', late.orderId).firstOrFail()
    assert.include(refund.serialize(), { status: 'done', isDuplicate: true, amount: 88_500 })
    assert.lengthOf(await db.from('coupon_redemptions').where('status', 'confirmed'), 2)
    assert.isTrue(await booksAreEven())
  })

  test('the paid event comes again and again: credits are given once (failure 9)', async ({
    client,
    assert,
  }) => {
    const product = await givenProduct({ kind: 'credits' }, 10_000)
    const { orderId, payment, ref } = await ordered(client, {
      items: [{ productId: product.id, quantity: 5 }],
    })
    stripe.server.pay(ref)
    const hooks = stripe.server.take()
    await deliver('stripe', [...hooks, ...hooks])
    // the same happening under other names, as after a webhook was set up anew
    const { pay } = { pay: hooks[0] }
    const again = JSON.stringify({ ...JSON.parse(pay.raw), id: 'evt_of_another_endpoint' })
    await deliver('stripe', [
      { ...pay, raw: again, headers: { ...pay.headers, ...stripe.server.signed(again) } },
    ])
    await Promise.all(Array.from({ length: 3 }, () => settle(payment.id)))
    assert.equal((await orderOf(orderId)).status, 'paid')
    const entries = await CreditEntry.query()
    assert.deepEqual(
      entries.map(({ delta }) => delta),
      [5]
    )
  })

  test('a renewal that is queued twice is one order and one charge (failure 12)', async ({
    client,
    assert,
  }) => {
    const plan = await givenPlan()
    const { ref } = await ordered(client, { planId: plan.id })
    stripe.server.pay(ref)
    await deliver('stripe', stripe.server.take())
    const subscription = await Subscription.firstOrFail()
    await passes(subscription, 32)
    // the process dies between the charge and its keeping; what was queued runs again, and again
    failpoints.set('payment.opened', () => {
      throw new Error('killed')
    })
    await renewSubscriptions()
    failpoints.clear()
    await Promise.all([renewSubscriptions(), renewSubscriptions()])
    await deliver('stripe', stripe.server.take())
    const renewals = await Order.query().where('kind', 'renewal')
    assert.lengthOf(renewals, 1)
    assert.equal(renewals[0].status, 'paid')
    assert.equal(stripe.server.charges.size, 2)
    assert.equal((await subscription.refresh()).status, 'active')
    // it dies before the charge, and nobody tells: the next run that finds it so goes on
    await passes(subscription, 32)
    failpoints.set('renewal.ordered', () => {
      throw new Error('killed')
    })
    await renewSubscriptions()
    failpoints.clear()
    await renewSubscriptions()
    assert.equal(stripe.server.charges.size, 2)
    await Order.query()
      .where({ kind: 'renewal', status: 'pending' })
      .update({ created_at: new Date(Date.now() - 11 * 60_000) })
    await renewSubscriptions()
    assert.equal(stripe.server.charges.size, 3)
    assert.isTrue((await subscription.refresh()).periodEnd!.toMillis() > Date.now())
    // and the last word is the database's
    const [charge] = await db.from('subscription_charges').where('reason', 'renewal')
    const other = await Order.query().where('kind', 'start').firstOrFail()
    await assert.rejects(
      () =>
        db.table('subscription_charges').insert({ ...charge, id: undefined, order_id: other.id }),
      /subscription_charges_subscription_id_period_start_reason_key/
    )
  })

  test('yen are not multiplied by 100, and what came is what was asked (failure 19)', async ({
    client,
    assert,
  }) => {
    const { user, company } = await givenCompany({ countryCode: 'JP' })
    await givenAddress(company, null, 'JP')
    const product = await givenProduct({ kind: 'company_spotlight' })
    await PriceSlab.create({
      productId: product.id,
      countryCode: 'JP',
      currency: 'JPY',
      unit: 'flat',
      bands: [{ upTo: null, each: 15_000 }],
      taxIncluded: false,
    })
    const { orderId, ref } = await ordered(
      client,
      { items: [{ productId: product.id }] },
      'stripe',
      { user, company } as never
    )
    const session = stripe.server.sessions.get(ref)!
    assert.include(session, { amount_total: 15_000, currency: 'jpy' })
    stripe.server.pay(ref)
    await deliver('stripe', stripe.server.take())
    assert.include((await orderOf(orderId)).serialize(), {
      status: 'paid',
      amount: 15_000,
      currency: 'JPY',
    })
    await drainQueue()
    assert.isTrue(await booksAreEven())
  })
})
