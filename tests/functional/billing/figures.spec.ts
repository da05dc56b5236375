import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { figuresOf } from '#api/billing/figures/figures'
import {
  figureSpans,
  figureSpanValues,
  type Figures,
  type Series,
} from '#api/billing/figures/figure_facts'
import PriceSlab from '#api/billing/models/price_slab'
import Subscription from '#api/billing/models/subscription'
import renewSubscriptions from '#api/billing/subscriptions/renew_subscriptions'
import { givenAdmin, givenCompany } from '#tests/givens'
import { drainQueue } from '#tests/queue'
import {
  buying,
  givenAddress,
  givenCoupon,
  givenPayer,
  givenPlan,
  givenProduct,
  passes,
} from './given_billing.js'

const inCurrency = (series: readonly Series[], currency = 'INR') =>
  series.find((each) => each.currency === currency)?.amounts ?? []
const total = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

async function bought(client: ApiClient, user: Parameters<typeof buying>[1], body: object) {
  const buyer = buying(client, user)
  const made = await buyer.checkout(body)
  made.assertStatus(201)
  const { orderId, payment } = made.body().data
  if (payment) await buyer.pays(payment._id)
  return { buyer, orderId }
}

test.group('Charts of money', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for finance and super alone', async ({ client }) => {
    const at = '/api/v1/admin/money-figures'
    ;(await client.get(at)).assertStatus(401)
    const { user } = await givenPayer()
    ;(await client.get(at).loginAs(user)).assertStatus(403)
    for (const role of ['support', 'content', 'moderator'] as const)
      (await client.get(at).loginAs(await givenAdmin(role))).assertStatus(403)
    for (const role of ['finance', 'super'] as const)
      (await client.get(at).loginAs(await givenAdmin(role))).assertStatus(200)
  })

  test('show one of their times, each with its bars up to today', async ({ client, assert }) => {
    const admin = await givenAdmin('finance')
    const show = (span: string) =>
      client.get('/api/v1/admin/money-figures').qs({ span }).loginAs(admin)
    for (const wrong of ['1d', '30', 'all']) (await show(wrong)).assertStatus(422)
    const today = DateTime.now().setZone('Asia/Kolkata').toISODate()!
    for (const { value, count } of figureSpans) {
      const data: Figures = (await show(value)).body().data
      assert.lengthOf(data.bars, count)
      assert.isTrue(data.bars.at(-1)!.from <= today && today <= data.bars.at(-1)!.until)
      for (const [nth, { from }] of data.bars.slice(1).entries())
        assert.equal(
          DateTime.fromISO(data.bars[nth].until).plus({ days: 1 }).toISODate(),
          DateTime.fromISO(from).toISODate()
        )
      for (const counts of [data.subscribers, data.lost, data.failures, data.payments])
        assert.isTrue(counts.every((one) => one === 0))
    }
  })

  test('revenue is without tax, net of what went back, each currency by itself, and what the ledger says', async ({
    client,
    assert,
  }) => {
    const { user } = await givenPayer()
    const product = await givenProduct({ kind: 'company_spotlight' })
    await PriceSlab.create({
      productId: product.id,
      currency: 'USD',
      unit: 'flat',
      bands: [{ upTo: null, each: 2_000 }],
    })
    const items = [{ productId: product.id }]
    const { orderId } = await bought(client, user, { items })
    await bought(client, user, { items })
    const abroad = await givenCompany({ countryCode: 'DE' })
    await givenAddress(abroad.company, null, 'DE')
    await bought(client, abroad.user, { items })
    const back = await client
      .put(`/api/v1/admin/orders/${orderId}/refund`)
      .loginAs(await givenAdmin('finance'))
      .json({ amount: 11_800, reason: 'Agreed' })
    back.assertStatus(200)
    await drainQueue()
    for (const span of figureSpanValues) {
      const figures = await figuresOf(span)
      assert.deepEqual(figures.currencies, ['INR', 'USD'])
      assert.equal(inCurrency(figures.revenue).at(-1), 190_000)
      assert.equal(inCurrency(figures.revenue, 'USD').at(-1), 2_000)
      assert.equal(figures.payments.at(-1), 3)
      for (const { currency, amounts } of figures.revenue) {
        const { rows } = await db.rawQuery(
          `select sum(case when credit = 'revenue' then amount else -amount end) as balance from ledger_transfers where 'revenue' in (debit, credit) and currency = ?`,
          [currency]
        )
        assert.equal(total(amounts), Number(rows[0].balance))
      }
    }
    // eleven days later it is eleven bars to the left
    const later = await figuresOf('30d', DateTime.now().plus({ days: 11 }))
    assert.equal(inCurrency(later.revenue)[29 - 11], 190_000)
    assert.equal(total(inCurrency(later.revenue)), 190_000)
  })

  test('recurring revenue is a month of each paid plan, after its coupon, until it ends', async ({
    client,
    assert,
  }) => {
    const plan = await givenPlan({}, 240_000)
    const larger = await givenPlan({}, 600_000)
    const coupon = await givenCoupon()
    const [one, other, tries] = [await givenPayer(), await givenPayer(), await givenPayer()]
    // ten months' price for a year, less a quarter: a twelfth of 1,800,000
    await bought(client, one.user, { planId: plan.id, interval: 'year', coupon: coupon.code })
    const { buyer } = await bought(client, other.user, { planId: plan.id, interval: 'month' })
    await bought(client, tries.user, { planId: plan.id, trial: true })
    const first = await figuresOf('12m')
    assert.equal(inCurrency(first.recurring).at(-1), 150_000 + 240_000)
    assert.equal(first.subscribers.at(-1), 2)
    assert.equal(first.subscribers[0], 0)
    assert.equal(inCurrency(first.coupons).at(-1), 600_000)
    assert.equal(first.redemptions.at(-1), 1)

    ;(await buyer.change({ planId: larger.id })).assertStatus(200)
    const upgraded = await figuresOf('30d')
    assert.equal(inCurrency(upgraded.recurring).at(-1), 150_000 + 600_000)
    assert.equal(upgraded.subscribers.at(-1), 2)

    // a month that is not paid ends with its days, a year goes on
    const later = await figuresOf('12m', DateTime.now().plus({ months: 2 }))
    assert.equal(inCurrency(later.recurring).at(-1), 150_000)
    assert.equal(later.subscribers.at(-1), 1)
  })

  test('churn counts paid plans that ended, not trials', async ({ client, assert }) => {
    const plan = await givenPlan()
    const { user, company } = await givenPayer()
    const { buyer } = await bought(client, user, { planId: plan.id })
    const tries = await givenPayer()
    await bought(client, tries.user, { planId: plan.id, trial: true })
    await buyer.cancel()
    for (const companyId of [company.id, tries.company.id])
      await passes(await Subscription.findByOrFail('company_id', companyId), 40)
    await renewSubscriptions()
    const ended = await Subscription.query().where('status', 'ended')
    assert.lengthOf(ended, 2)
    const { lost, subscribers } = await figuresOf('30d')
    assert.equal(lost.at(-1), 1)
    assert.equal(total(lost), 1)
    assert.equal(subscribers.at(-1), 0)
  })

  test('a payment that failed counts once, and not when the order is paid after all', async ({
    client,
    assert,
  }) => {
    const { user } = await givenPayer()
    const product = await givenProduct({ kind: 'company_spotlight' })
    const buyer = buying(client, user)
    const made = (await buyer.checkout({ items: [{ productId: product.id }] })).body().data
    await buyer.pays(made.payment._id, { outcome: 'failed' })
    const again = (
      await buyer.post('/client/stripe/process-payment', { orderId: made.orderId })
    ).body().data.payment._id
    await buyer.pays(again, { outcome: 'failed' })
    const before = await figuresOf('30d')
    assert.equal(before.failures.at(-1), 1)
    assert.equal(inCurrency(before.failed).at(-1), 118_000)
    const third = (
      await buyer.post('/client/stripe/process-payment', { orderId: made.orderId })
    ).body().data.payment._id
    await buyer.pays(third)
    const after = await figuresOf('30d')
    assert.equal(total(after.failures), 0)
    assert.equal(total(after.payments), 1)
  })
})
