import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import BillingAddress from '#api/companies/models/billing_address'
import Order from '#api/billing/models/order'
import { givenCompany, givenMember } from '#tests/givens'
import {
  buying,
  givenBuyingCandidate,
  givenCoupon,
  givenPayer,
  givenPlan,
  givenProduct,
} from './given_billing.js'

const PATH = '/quote-order'

test.group('What an order would cost', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is for those who order', async ({ client }) => {
    const { company } = await givenPayer()
    const items = [{ productId: (await givenProduct()).id }]
    ;(await client.post(`/api/v1${PATH}`).json({ items })).assertStatus(401)
    for (const role of ['recruiter', 'hiring_manager', 'interviewer'] as const) {
      const { user } = await givenMember(company, role)
      ;(await buying(client, user).post(PATH, { items })).assertStatus(403)
    }
  })

  test('says what is wrong: nothing to order, a wrong code, a plan off sale, an unknown state', async ({
    client,
  }) => {
    const { user } = await givenPayer()
    const plan = await givenPlan({ status: 'inactive' })
    const items = [{ productId: (await givenProduct({ kind: 'company_spotlight' })).id }]
    const quote = buying(client, user).post
    for (const [body, field] of [
      [{}, 'items'],
      [{ items, coupon: 'NOSUCHCODE' }, 'coupon'],
      [{ planId: plan.id }, 'planId'],
      [{ items: [{ ...items[0], quantity: 0 }] }, 'items.0.quantity'],
    ] as const) {
      const refused = await quote(PATH, body)
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
    const { user: stateless } = await givenCompany({ countryCode: 'IN', stateCode: null })
    const refused = await buying(client, stateless).post(PATH, { items })
    refused.assertStatus(422)
    refused.assertBodyContains({ errors: [{ field: 'billingAddress' }] })
  })

  test('is what the checkout then asks for, tax by tax, and keeps nothing', async ({
    client,
    assert,
  }) => {
    const { user, company } = await givenPayer('KA')
    await BillingAddress.query()
      .where('company_id', company.id)
      .update({ tax_number: '29AAGCB7383J1Z4' })
    const plan = await givenPlan({}, 100_100)
    const credits = await givenProduct({ kind: 'credits' }, 3_333)
    const coupon = await givenCoupon({ percentPoints: 1_500 })
    const wanted = {
      planId: plan.id,
      interval: 'year',
      items: [{ productId: credits.id, quantity: 7 }],
      coupon: coupon.code,
    }
    const buyer = buying(client, user)
    const quoted = await buyer.post(PATH, wanted)
    quoted.assertStatus(200)
    const { data } = quoted.body()
    assert.lengthOf(await Order.all(), 0)
    assert.lengthOf(await db.from('coupon_redemptions'), 0)
    assert.containsSubset(data, {
      lines: [
        { quantity: 1, subtotal: 1_001_000 },
        { quantity: 7, each: 3_333, subtotal: 23_331 },
      ],
      coupon: coupon.code,
      taxIncluded: false,
      currency: 'INR',
      gateways: ['sandbox'],
      buyer: { name: 'Kaveri Software Private Limited', state: 'KA', taxNumber: '29AAGCB7383J1Z4' },
    })
    assert.deepEqual(
      data.tax.map(({ name, rate }: { name: string; rate: number }) => [name, rate]),
      [
        ['CGST', 9],
        ['SGST', 9],
      ]
    )
    const made = (await buyer.checkout(wanted)).body().data
    assert.deepEqual(
      { discount: made.discount, tax: made.tax, amount: made.amount },
      { discount: data.discount, tax: data.tax, amount: data.total }
    )
  })

  test('of a candidate is that of the cart, its tax included', async ({ client, assert }) => {
    const { user } = await givenBuyingCandidate()
    const product = await givenProduct({ kind: 'resume_writing', side: 'candidate' }, 149_900, true)
    const buyer = buying(client, user)
    ;(await buyer.post('/candidate/cart', { productId: product.id })).assertStatus(201)
    const { data } = (await buyer.post(PATH, {})).body()
    assert.containsSubset(data, { total: 149_900, taxIncluded: true, buyer: { state: 'KA' } })
    const taxes = data.tax.map(({ amount }: { amount: number }) => amount)
    assert.equal(data.taxable + taxes[0] + taxes[1], 149_900)
  })

  test('an order that is sent again under its key is one order', async ({ client, assert }) => {
    const { user } = await givenPayer()
    const items = [{ productId: (await givenProduct({ kind: 'company_spotlight' })).id }]
    const send = () =>
      client
        .post('/api/v1/client/checkout')
        .loginAs(user)
        .header('idempotency-key', 'one-order')
        .json({ items, gateway: 'sandbox' })
    const first = await send()
    const second = await send()
    assert.equal(second.header('idempotency-replayed'), 'true')
    assert.deepEqual(second.body(), first.body())
    assert.lengthOf(await Order.all(), 1)
  })
})
