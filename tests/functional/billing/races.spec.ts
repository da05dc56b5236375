import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { balances } from '#api/billing/ledger/book'
import Invoice from '#api/billing/models/invoice'
import Order from '#api/billing/models/order'
import Payment from '#api/billing/models/payment'
import Refund from '#api/billing/models/refund'
import Subscription from '#api/billing/models/subscription'
import WebhookEvent from '#api/billing/models/webhook_event'
import { failpoints } from '#api/billing/failpoint'
import { settle } from '#api/billing/payments/settle'
import renewSubscriptions from '#api/billing/subscriptions/renew_subscriptions'
import handleWebhook from '#api/billing/webhooks/handle_webhook'
import { drainQueue } from '#tests/queue'
import { emptyDatabase } from '#tests/empty_database'
import { givenAdmin } from '#tests/givens'
import {
  buying,
  givenCoupon,
  givenOpenOrder,
  givenPayer,
  givenPlan,
  givenProduct,
  orderOf,
} from './given_billing.js'

const ledgerIsEven = async () => {
  const { rows } = await db.rawQuery(
    `select coalesce(sum(balance), 0)::bigint as sum from (${balances}) b`
  )
  return Number(rows[0].sum) === 0
}

test.group('Money under contention', (group) => {
  group.each.teardown(async () => {
    failpoints.clear()
    await emptyDatabase()
  })

  test("a coupon's last use goes to one of fifty (failure 1)", async ({ client, assert }) => {
    const product = await givenProduct({ kind: 'company_spotlight' })
    const coupon = await givenCoupon({ totalLimit: 1 })
    const payers = await Promise.all(Array.from({ length: 10 }, () => givenPayer()))
    const made = await Promise.all(
      Array.from({ length: 50 }, (_, nth) =>
        buying(client, payers[nth % 10].user).checkout({
          items: [{ productId: product.id }],
          coupon: coupon.code,
        })
      )
    )
    assert.lengthOf(
      made.filter((each) => each.status() === 201),
      1
    )
    assert.lengthOf(
      made.filter((each) => each.status() === 422),
      49
    )
    assert.lengthOf(await Order.query(), 1)
  })

  test('an account uses a coupon once, however many tabs are open (failure 1)', async ({
    client,
    assert,
  }) => {
    const product = await givenProduct({ kind: 'company_spotlight' })
    const coupon = await givenCoupon()
    const { user } = await givenPayer()
    const made = await Promise.all(
      Array.from({ length: 10 }, () =>
        buying(client, user).checkout({ items: [{ productId: product.id }], coupon: coupon.code })
      )
    )
    assert.lengthOf(
      made.filter((each) => each.status() === 201),
      1
    )
  })

  test("the browser's return and the webhook at the same time pay an order once (failure 3)", async ({
    client,
    assert,
  }) => {
    const { buyer, orderId, payment } = await givenOpenOrder(client)
    await buyer.pays(payment._id, { outcome: 'paid', webhooks: 0 })
    await Promise.all([
      ...Array.from({ length: 5 }, () => settle(Number(payment._id))),
      ...Array.from({ length: 5 }, () => buyer.verify(orderId)),
    ])
    assert.equal((await orderOf(orderId)).status, 'paid')
    assert.lengthOf(await Invoice.query(), 1)
    assert.lengthOf(await db.from('spotlights'), 1)
    assert.isTrue(await ledgerIsEven())
  })

  test('two tabs that pay one order open one payment', async ({ client, assert }) => {
    const plan = await givenPlan()
    const { user } = await givenPayer()
    const buyer = buying(client, user)
    const made = await Promise.all(
      Array.from({ length: 6 }, () => buyer.checkout({ planId: plan.id }))
    )
    const orders = new Set(
      made.filter((each) => each.status() === 201).map((each) => each.body().data.orderId)
    )
    assert.equal(orders.size, 1)
    assert.lengthOf(await Subscription.query(), 1)
    assert.lengthOf(await Payment.query(), 1)
  })

  test('two schedulers renew a subscription once (failure 11)', async ({ client, assert }) => {
    const plan = await givenPlan()
    const { user } = await givenPayer()
    const buyer = buying(client, user)
    const { payment } = (await buyer.checkout({ planId: plan.id })).body().data
    await buyer.pays(payment._id)
    const subscription = await Subscription.firstOrFail()
    const earlier = { days: 32 }
    await subscription
      .merge({
        anchorAt: subscription.anchorAt!.minus(earlier),
        periodStart: subscription.periodStart!.minus(earlier),
        periodEnd: subscription.periodEnd!.minus(earlier),
      })
      .save()
    await Promise.all(Array.from({ length: 4 }, () => renewSubscriptions()))
    await drainQueue()
    const renewals = await Order.query().where('kind', 'renewal')
    assert.lengthOf(renewals, 1)
    assert.equal(renewals[0].status, 'paid')
    await subscription.refresh()
    assert.equal(subscription.status, 'active')
    assert.lengthOf(await Invoice.query(), 2)
    assert.isTrue(await ledgerIsEven())
  })

  test('papers that are issued at the same time are numbered without a gap', async ({
    client,
    assert,
  }) => {
    const product = await givenProduct({ kind: 'company_spotlight' })
    const payments: string[] = []
    for (let nth = 0; nth < 8; nth++) {
      const { user } = await givenPayer()
      const { payment } = (
        await buying(client, user).checkout({ items: [{ productId: product.id }] })
      ).body().data
      await buying(client, user).pays(payment._id, { outcome: 'paid', webhooks: 0 })
      payments.push(payment._id)
    }
    // one of them fails after its number was taken
    let first = true
    failpoints.set('payment.looked', () => {
      if (!first) return
      first = false
      throw new Error('killed')
    })
    await Promise.allSettled(payments.map((id) => settle(Number(id))))
    for (const id of payments) await settle(Number(id))
    const papers = await Invoice.query().orderBy('nth')
    assert.deepEqual(
      papers.map(({ nth }) => nth),
      [1, 2, 3, 4, 5, 6, 7, 8]
    )
  })

  test('an event whose handling fails is not done, and is worked off by the next try (failure 8)', async ({
    client,
    assert,
  }) => {
    const { buyer, orderId, payment } = await givenOpenOrder(client)
    failpoints.set('webhook.handling', () => {
      throw new Error('killed')
    })
    await buyer.pays(payment._id).catch(() => undefined)
    const [event] = await WebhookEvent.query()
    assert.isNull(event.handledAt)
    failpoints.clear()
    await handleWebhook({ eventId: event.id, key: null })
    assert.isNotNull((await event.refresh()).handledAt)
    assert.equal((await orderOf(orderId)).status, 'paid')
  })

  test('a second payment of an order goes back, and the order stays paid (failure 17)', async ({
    client,
    assert,
  }) => {
    const { buyer, orderId, payment } = await givenOpenOrder(client)
    await buyer.pays(payment._id, { outcome: 'failed' })
    const { payAgain } = await import('#api/billing/payments/pay_order')
    const second = await payAgain(await orderOf(orderId), 'sandbox')
    assert.notEqual(String(second!.id), payment._id)
    await buyer.pays(String(second!.id))
    // the first one comes true as well
    await buyer.pays(payment._id)
    const order = await orderOf(orderId)
    assert.equal(order.status, 'paid')
    assert.equal(order.refunded, 0)
    const [refund] = await Refund.query()
    assert.include(refund.serialize(), {
      status: 'done',
      isDuplicate: true,
      paymentId: Number(payment._id),
    })
    assert.lengthOf(await Invoice.query(), 1)
    assert.isTrue(await ledgerIsEven())
  })

  test('a refund by an admin is paid back once, with its credit note, and the books stay even', async ({
    client,
    assert,
  }) => {
    const product = await givenProduct({ kind: 'company_spotlight' }, 33_333)
    const { user } = await givenPayer()
    const buyer = buying(client, user)
    const { orderId, payment } = (
      await buyer.checkout({ items: [{ productId: product.id }] })
    ).body().data
    await buyer.pays(payment._id)
    const admin = await givenAdmin('finance')
    const moderator = await givenAdmin('moderator')
    const refund = (by: typeof admin, body: object) =>
      client.put(`/api/v1/admin/orders/${orderId}/refund`).loginAs(by).json(body)
    ;(await refund(moderator, { reason: 'Not wanted' })).assertStatus(403)
    ;(await refund(admin, {})).assertStatus(422)
    ;(await refund(admin, { amount: 10_000_000, reason: 'Not wanted' })).assertStatus(422)
    ;(await refund(admin, { amount: 12_345, reason: 'Half of it' })).assertStatus(200)
    await drainQueue()
    ;(await refund(admin, { reason: 'The rest' })).assertStatus(200)
    await drainQueue()
    const order = await orderOf(orderId)
    assert.equal(order.status, 'refunded')
    assert.equal(order.refunded, order.amount)
    const papers = await Invoice.query().orderBy('id')
    assert.deepEqual(
      papers.map(({ kind, nth }) => `${kind} ${nth}`),
      ['invoice 1', 'credit_note 1', 'credit_note 2']
    )
    for (const part of ['taxable', 'tax', 'amount'] as const)
      assert.equal(papers[1][part] + papers[2][part], papers[0][part])
    assert.isTrue(await ledgerIsEven())
    const { rows } = await db.rawQuery(balances)
    for (const row of rows) assert.equal(Number(row.balance), 0, `${row.account} ${row.name}`)
  })

  test('papers and the ledger refuse to be changed', async ({ client, assert }) => {
    const product = await givenProduct({ kind: 'company_spotlight' })
    const { user } = await givenPayer()
    const buyer = buying(client, user)
    const { payment } = (await buyer.checkout({ items: [{ productId: product.id }] })).body().data
    await buyer.pays(payment._id)
    for (const sql of [
      'update invoices set amount = 1',
      'delete from invoices',
      'update ledger_transfers set amount = 1',
      'delete from ledger_transfers',
    ])
      await assert.rejects(() => db.rawQuery(sql), /append-only/)
  })
})
