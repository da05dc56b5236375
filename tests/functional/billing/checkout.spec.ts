import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { billingLimits } from '#api/billing/billing_facts'
import { balances } from '#api/billing/ledger/book'
import Delivery from '#api/billing/models/delivery'
import Invoice from '#api/billing/models/invoice'
import Order from '#api/billing/models/order'
import Notification from '#api/notifications/models/notification'
import Payment from '#api/billing/models/payment'
import Promotion from '#api/talent/models/promotion'
import { drainQueue } from '#tests/queue'
import { givenCompany, givenJob, givenMember } from '#tests/givens'
import {
  buying,
  givenAddress,
  givenBuyingCandidate,
  givenCoupon,
  givenOpenOrder,
  givenPayer,
  givenPlan,
  givenProduct,
  orderOf,
} from './given_billing.js'

const ledger = async () => {
  const { rows } = await db.rawQuery(balances)
  return Object.fromEntries(
    rows.map((row: any) => [[row.account, row.name].filter(Boolean).join(' '), Number(row.balance)])
  )
}

test.group('Checkout', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('recruiters, interviewers and strangers do not buy; billing contacts do', async ({
    client,
  }) => {
    const { company } = await givenPayer()
    const product = await givenProduct({ kind: 'company_spotlight' })
    const items = [{ productId: product.id }]
    for (const role of ['recruiter', 'hiring_manager', 'interviewer'] as const) {
      const { user } = await givenMember(company, role)
      const refused = await buying(client, user).checkout({ items })
      refused.assertStatus(403)
      refused.assertBodyContains({ reason: 'role' })
    }
    ;(await client.post('/api/v1/client/checkout').json({ items })).assertStatus(401)
    const { user } = await givenMember(company, 'billing')
    ;(await buying(client, user).checkout({ items })).assertStatus(201)
  })

  test('a code is not found by trying: refused ones count, by account and hour', async ({
    client,
    assert,
  }) => {
    const { user } = await givenPayer()
    const other = await givenPayer()
    const product = await givenProduct({ kind: 'company_spotlight' })
    const coupon = await givenCoupon({ accountLimit: 100 })
    const items = [{ productId: product.id }]
    const buyer = buying(client, user)
    for (let nth = 0; nth < billingLimits.couponTries.max; nth++) {
      // what is right does not count, and neither does an order without a code
      if (nth % 10 === 0) (await buyer.coupon({ code: coupon.code, items })).assertStatus(200)
      const tried =
        nth % 2
          ? await buyer.coupon({ code: `GUESS-${nth}`, items })
          : await buyer.checkout({ items, coupon: `GUESS-${nth}` })
      tried.assertStatus(422)
    }
    const late = await buyer.coupon({ code: coupon.code, items })
    late.assertStatus(429)
    assert.isAbove(Number(late.header('retry-after')), 60)
    ;(await buyer.checkout({ items, coupon: coupon.code })).assertStatus(429)
    ;(await buyer.checkout({ items })).assertStatus(201)
    ;(await buying(client, other.user).coupon({ code: coupon.code, items })).assertStatus(200)
  })

  test("another's order, and another's job, are not there", async ({ client }) => {
    const { user, company } = await givenPayer()
    const other = await givenPayer('MH')
    const product = await givenProduct()
    const job = await givenJob(company)
    const made = await buying(client, user).checkout({
      items: [{ productId: product.id, subjectId: job.id }],
    })
    const orderId = made.body().data.orderId
    ;(await buying(client, other.user).verify(orderId)).assertStatus(404)
    ;(
      await buying(client, other.user).post('/client/stripe/process-payment', { orderId })
    ).assertStatus(404)
    ;(
      await buying(client, other.user).checkout({
        items: [{ productId: product.id, subjectId: job.id }],
      })
    ).assertStatus(404)
  })

  test('bad input names its field', async ({ client }) => {
    const { user, company } = await givenPayer()
    const product = await givenProduct()
    const off = await givenProduct({ status: 'inactive' })
    const theirs = await givenProduct({ side: 'candidate', kind: 'resume_writing' })
    const draft = await givenJob(company, { status: 'draft', isApproved: null } as never)
    const items = [{ productId: product.id, subjectId: draft.id }]
    const wrong: [object, string][] = [
      [{}, 'items'],
      [{ items: [] }, 'items'],
      [{ items: [{ productId: product.id }] }, 'items.0.subjectId'],
      [{ items }, 'items.0.subjectId'],
      [{ items: [{ productId: off.id }] }, 'items.0.productId'],
      [{ items: [{ productId: theirs.id }] }, 'items.0.productId'],
      [{ items: [{ productId: product.id, quantity: 0 }] }, 'items.0.quantity'],
      [{ planId: 999_999 }, 'planId'],
      [{ items, gateway: 'stripe' }, 'gateway'],
      [{ items, coupon: 'no' }, 'coupon'],
    ]
    for (const [body, field] of wrong) {
      const refused = await buying(client, user).checkout(body)
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
  })

  test('amounts, currencies and owners that a browser makes up count for nothing', async ({
    client,
    assert,
  }) => {
    const { user, company } = await givenPayer()
    const other = await givenPayer('MH')
    const product = await givenProduct({ kind: 'company_spotlight' })
    const forged = {
      amount: 1,
      total: 1,
      price: 1,
      discount: 99_999,
      currency: 'JPY',
      status: 'paid',
      companyId: other.company.id,
    }
    const made = await buying(client, user).checkout({
      items: [{ productId: product.id, each: 1, subtotal: 1, discount: 99_999 }],
      ...forged,
    })
    made.assertStatus(201)
    made.assertBodyContains({
      data: { amount: 118_000, discount: 0, currency: 'INR', status: 'pending' },
    })
    const { orderId } = made.body().data
    ;(
      await buying(client, user).post('/payment/verify', { orderId, gateway: 'sandbox', ...forged })
    ).assertBodyContains({ data: { status: 'pending' } })
    const order = await orderOf(orderId)
    assert.containsSubset(order, { status: 'pending', companyId: company.id, amount: 118_000 })
    assert.equal((await Payment.findByOrFail('order_id', order.id)).amount, 118_000)
  })

  test('a plan that was taken off sale is not bought; who ordered it before pays what was shown', async ({
    client,
    assert,
  }) => {
    const plan = await givenPlan()
    const { user } = await givenPayer()
    const late = await givenPayer('MH')
    const { payment, orderId } = (await buying(client, user).checkout({ planId: plan.id })).body()
      .data
    await plan.merge({ status: 'inactive' }).save()
    const refused = await buying(client, late.user).checkout({ planId: plan.id })
    refused.assertStatus(422)
    refused.assertBodyContains({ errors: [{ field: 'planId' }] })
    assert.match(refused.body().message, /choose another/)
    await buying(client, user).pays(payment._id)
    assert.containsSubset(await orderOf(orderId), { status: 'paid', amount: 354_000 })
  })

  test('a company in India says in which state it is', async ({ client }) => {
    const { user, company } = await givenCompany({ countryCode: 'IN' })
    const product = await givenProduct({ kind: 'company_spotlight' })
    const items = [{ productId: product.id }]
    const refused = await buying(client, user).checkout({ items })
    refused.assertStatus(422)
    refused.assertBodyContains({ errors: [{ field: 'billingAddress' }] })
    await givenAddress(company, 'MH')
    const made = await buying(client, user).checkout({ items })
    made.assertBodyContains({ data: { tax: [{ name: 'IGST', rate: 18, amount: 18_000 }] } })
  })

  test('a paid order is fulfilled, invoiced and booked once, however often its webhook comes', async ({
    client,
    assert,
  }) => {
    const { user, company } = await givenPayer()
    const job = await givenJob(company)
    const product = await givenProduct()
    const buyer = buying(client, user)
    const made = await buyer.checkout({
      items: [{ productId: product.id, quantity: 2, subjectId: job.id }],
    })
    made.assertStatus(201)
    const { orderId, payment, ...order } = made.body().data
    assert.containsSubset(order, {
      status: 'pending',
      amount: 236_000,
      currency: 'INR',
      tax: [
        { name: 'CGST', rate: 9, amount: 18_000 },
        { name: 'SGST', rate: 9, amount: 18_000 },
      ],
      gateway: 'sandbox',
    })
    assert.match(payment.redirectUrl, /^\/sandbox\/sbx_/)
    assert.lengthOf(await Promotion.query(), 0)

    await buyer.pays(payment._id, { outcome: 'paid', webhooks: 3, outOfOrder: true })
    ;(await buyer.verify(orderId)).assertBodyContains({ data: { orderId, status: 'paid' } })
    const [promotion] = await Promotion.query()
    assert.equal(promotion.source, 'purchase')
    assert.lengthOf(await Promotion.query(), 2)
    assert.lengthOf(await Delivery.query().where('status', 'delivered'), 1)
    const [invoice] = await Invoice.query()
    assert.lengthOf(await Invoice.query(), 1)
    assert.match(invoice.number!, /^INV\/\d\d-\d\d\/000001$/)
    assert.containsSubset(invoice.snapshot, {
      buyer: { name: 'Kaveri Software Private Limited', stateCode: 'KA' },
      placeOfSupply: { stateCode: 'KA', gstCode: '29' },
      words: 'Two Thousand Three Hundred Sixty Rupees Only',
    })
    assert.deepEqual(await ledger(), {
      'gateway sandbox': 236_000,
      'receivable': 0,
      'revenue': -200_000,
      'tax CGST': -18_000,
      'tax SGST': -18_000,
    })
    const [listed] = (await buyer.orders()).body().data
    assert.containsSubset(listed, {
      _id: orderId,
      status: 'paid',
      deliveries: [{ kind: 'job_promotion', status: 'delivered' }],
      papers: [{ _id: String(invoice.id), number: invoice.number, kind: 'invoice' }],
    })
    ;(await buyer.papers()).assertBodyContains({
      data: [{ number: invoice.number, kind: 'invoice' }],
    })
    const told = await Notification.query().where({ userId: user.id, kind: 'billing.paid' }).first()
    assert.equal(told?.link, `/client/orders/${orderId}`)
    assert.isNotNull(await db.from('mails').where('kind', 'billing.paid').first())
  })

  test('a payment that fails can be made again; the first one cannot come true twice (failure 7)', async ({
    client,
    assert,
  }) => {
    const { buyer, orderId, payment } = await givenOpenOrder(client)
    await buyer.pays(payment._id, { outcome: 'failed' })
    assert.equal((await orderOf(orderId)).status, 'failed')
    // failed, then captured: the word of the gateway counts
    await buyer.pays(payment._id)
    assert.equal((await orderOf(orderId)).status, 'paid')
    ;(await buyer.pays(payment._id)).assertStatus(409)
  })

  test('an order that was not paid in time expires, and a late payment of it still counts', async ({
    client,
    assert,
  }) => {
    const { buyer, orderId, payment } = await givenOpenOrder(client)
    await Order.query()
      .where('id', orderId)
      .update({ expires_at: new Date(Date.now() - 1000) })
    const { default: expire } = await import('#api/billing/orders/expire_orders')
    assert.equal(await expire(), 1)
    assert.equal(await expire(), 0)
    assert.equal((await orderOf(orderId)).status, 'expired')
    ;(await buyer.post('/client/stripe/process-payment', { orderId })).assertStatus(409)
    await db.from('sandbox_payments').update({ status: 'open' })
    await buyer.pays(payment._id)
    assert.equal((await orderOf(orderId)).status, 'paid')
  })

  test('what was bought for a job that has closed meanwhile waits at the delivery desk', async ({
    client,
    assert,
  }) => {
    const { user, company } = await givenPayer()
    const job = await givenJob(company)
    const product = await givenProduct()
    const buyer = buying(client, user)
    const { orderId, payment } = (
      await buyer.checkout({ items: [{ productId: product.id, subjectId: job.id }] })
    ).body().data
    await job.merge({ status: 'closed' }).save()
    await buyer.pays(payment._id)
    assert.equal((await orderOf(orderId)).status, 'paid')
    const delivery = await Delivery.firstOrFail()
    assert.equal(delivery.status, 'waiting')
    assert.include(delivery.note!, 'live')
  })

  test('an order of nothing is paid at once, without a gateway', async ({ client, assert }) => {
    const { user } = await givenPayer()
    const product = await givenProduct({ kind: 'company_spotlight' })
    const coupon = await givenCoupon({ percentPoints: 10_000 })
    const made = await buying(client, user).checkout({
      items: [{ productId: product.id }],
      coupon: coupon.code,
    })
    made.assertBodyContains({ data: { status: 'paid', amount: 0, payment: null } })
    assert.equal((await db.from('coupon_redemptions').firstOrFail()).status, 'confirmed')
    assert.lengthOf(await Delivery.query().where('status', 'delivered'), 1)
    assert.lengthOf(await db.from('payments'), 0)
  })

  test('a candidate buys what lies in the cart, at a price with its tax', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenBuyingCandidate()
    const spotlight = await givenProduct(
      { kind: 'profile_spotlight', side: 'candidate' },
      19_900,
      true
    )
    const writing = await givenProduct(
      { kind: 'resume_writing', side: 'candidate', days: null },
      149_900,
      true
    )
    const put = (body: object) => client.post('/api/v1/candidate/cart').loginAs(user).json(body)
    await put({ productId: spotlight.id })
    const cart = await put({ productId: writing.id })
    cart.assertStatus(201)
    cart.assertBodyContains({ data: { total: 169_800, currency: 'INR' } })
    const buyer = buying(client, user)
    const { payment, orderId } = (await buyer.checkout({})).body().data
    await buyer.pays(payment._id)
    const order = await orderOf(orderId)
    assert.equal(order.amount, 169_800)
    assert.equal(order.taxable + order.taxes.reduce((sum, tax) => sum + tax.amount, 0), 169_800)
    await candidate.refresh()
    assert.isNotNull(candidate.spotlightExpiresAt)
    assert.equal((await Delivery.findByOrFail('kind', 'resume_writing')).status, 'waiting')
    const after = await client.get('/api/v1/candidate/cart').loginAs(user)
    assert.lengthOf(after.body().data.items, 0)
    const told = await Notification.query().where({ userId: user.id, kind: 'billing.paid' }).first()
    assert.equal(told?.link, `/candidate/orders/${orderId}`)
    ;(await put({ productId: (await givenProduct()).id })).assertStatus(422)
  })

  test('what is in the cart and not on sale any more is named, not charged and not bought', async ({
    client,
    assert,
  }) => {
    const { user } = await givenBuyingCandidate()
    const [stays, goes] = [
      await givenProduct({ kind: 'profile_spotlight', side: 'candidate' }, 19_900, true),
      await givenProduct({ kind: 'resume_writing', side: 'candidate' }, 149_900, true),
    ]
    const put = (body: object) => client.post('/api/v1/candidate/cart').loginAs(user).json(body)
    for (const { id } of [stays, goes]) (await put({ productId: id })).assertStatus(201)
    await goes.merge({ status: 'inactive' }).save()
    const { data } = (await client.get('/api/v1/candidate/cart').loginAs(user)).body()
    assert.equal(data.total, 19_900)
    const [, gone] = data.items
    assert.containsSubset(gone, { onSale: false, amount: 0 })
    const buyer = buying(client, user)
    const refused = await buyer.checkout({})
    refused.assertStatus(422)
    assert.match(refused.body().message, /remove it/)
    const taken = await client.delete(`/api/v1/candidate/cart/${gone._id}`).loginAs(user)
    taken.assertStatus(200)
    ;(await buyer.checkout({})).assertBodyContains({ data: { amount: 19_900 } })
  })

  test('the lost webhook is made up for by looking', async ({ client, assert }) => {
    const { buyer, orderId, payment } = await givenOpenOrder(client)
    await buyer.pays(payment._id, { outcome: 'paid', webhooks: 0 })
    assert.equal((await orderOf(orderId)).status, 'pending')
    ;(await buyer.verify(orderId)).assertBodyContains({ data: { status: 'paid' } })
    await drainQueue()
    assert.lengthOf(await Invoice.query(), 1)
  })
})
