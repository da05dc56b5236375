import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import Invoice from '#api/billing/models/invoice'
import Order from '#api/billing/models/order'
import Refund from '#api/billing/models/refund'
import type User from '#api/accounts/models/user'
import { givenAdmin, givenMember } from '#tests/givens'
import { drainQueue } from '#tests/queue'
import {
  buying,
  givenBuyingCandidate,
  givenPayer,
  givenProduct,
  givenRefundedOrder,
} from './given_billing.js'

const reading = (client: ApiClient, user: User) => ({
  list: (query = '') => client.get(`/api/v1/payments${query}`).loginAs(user),
  csv: () => client.get('/api/v1/payments/csv').loginAs(user),
})

/** An order of a company that was refused at first, paid then, and paid back in part. */
async function givenHistory(client: ApiClient) {
  const payer = await givenPayer()
  const buyer = buying(client, payer.user)
  const product = await givenProduct({ kind: 'company_spotlight' })
  const made = (await buyer.checkout({ items: [{ productId: product.id }] })).body().data
  await buyer.pays(made.payment._id, { outcome: 'failed' })
  const again = await buyer.post('/client/stripe/process-payment', { orderId: made.orderId })
  await buyer.pays(again.body().data.payment._id)
  const order = await Order.findOrFail(Number(made.orderId))
  const back = await client
    .put(`/api/v1/admin/orders/${order.id}/refund`)
    .loginAs(await givenAdmin('finance'))
    .json({ amount: 10_000, reason: '=Three days were lost' })
  back.assertStatus(200)
  await drainQueue()
  return { ...payer, order }
}

test.group('Payment history', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is for those who see papers, and each reads their own alone', async ({
    client,
    assert,
  }) => {
    const { company } = await givenHistory(client)
    for (const path of ['/api/v1/payments', '/api/v1/payments/csv'])
      (await client.get(path)).assertStatus(401)
    const interviewer = await givenMember(company, 'interviewer')
    ;(await reading(client, interviewer.user).list()).assertStatus(403)
    ;(await reading(client, interviewer.user).csv()).assertStatus(403)
    const admin = await givenAdmin()
    ;(await reading(client, admin).list()).assertStatus(403)
    ;(await reading(client, admin).csv()).assertStatus(403)
    ;(await client.post('/api/v1/order-list').loginAs(admin).json({})).assertStatus(403)
    const bills = await givenMember(company, 'billing')
    assert.lengthOf((await reading(client, bills.user).list()).body().data, 2)
    const stranger = await givenPayer()
    assert.isEmpty((await reading(client, stranger.user).list()).body().data)
    assert.lengthOf((await reading(client, stranger.user).csv()).text().trim().split('\n'), 1)
  })

  test('pages are asked for as everywhere', async ({ client, assert }) => {
    const { user } = await givenHistory(client)
    ;(await reading(client, user).list('?limit=0')).assertStatus(422)
    ;(await reading(client, user).list('?page=none')).assertStatus(422)
    const second = (await reading(client, user).list('?page=2&limit=1')).body()
    assert.containsSubset(second, {
      data: [{ status: 'failed' }],
      pagination: { page: 2, limit: 1, total: 2, totalPages: 2 },
    })
  })

  test('says by what was paid, why a try failed, what came back, and the papers of both', async ({
    client,
    assert,
  }) => {
    const { user, order } = await givenHistory(client)
    const invoice = await Invoice.query()
      .where({ orderId: order.id, kind: 'invoice' })
      .firstOrFail()
    const note = await Invoice.findByOrFail('invoiceId', invoice.id)
    const [paid, failed] = (await reading(client, user).list()).body().data
    assert.containsSubset(paid, {
      status: 'paid',
      amount: order.amount,
      refunded: 10_000,
      currency: 'INR',
      gateway: 'Sandbox',
      method: 'Test card',
      failure: null,
      orderNumber: order.number,
      invoice: { number: invoice.number },
      refunds: [
        {
          status: 'done',
          amount: 10_000,
          reason: '=Three days were lost',
          creditNote: { number: note.number },
        },
      ],
    })
    assert.containsSubset(failed, {
      status: 'failed',
      failure: 'The card was refused',
      method: null,
      invoice: null,
      refunds: [],
    })
    for (const { _id } of [paid.invoice, paid.refunds[0].creditNote])
      (await client.get(`/api/v1/invoices/${_id}/pdf`).loginAs(user)).assertStatus(200)
  })

  test('shows no refund that waits for a second admin or was declined', async ({
    client,
    assert,
  }) => {
    const { user } = await givenHistory(client)
    const refund = await Refund.firstOrFail()
    for (const status of ['asked', 'declined'] as const) {
      await refund.merge({ status }).save()
      const [paid] = (await reading(client, user).list()).body().data
      assert.isEmpty(paid.refunds)
    }
  })

  test('goes to an accountant as CSV: a movement a row, amounts as numbers, no formulas', async ({
    client,
    assert,
  }) => {
    const { user, order } = await givenHistory(client)
    const csv = await reading(client, user).csv()
    csv.assertStatus(200)
    assert.include(csv.header('content-disposition'), 'attachment; filename="payments.csv"')
    const [head, ...rows] = csv
      .text()
      .replace(/^\ufeff/, '')
      .trim()
      .split('\n')
      .map((line: string) => line.split(','))
    assert.equal(head.join(), 'date,kind,state,amount,currency,method,gateway,order,paper,note')
    const inHindi = (await reading(client, user).csv().header('accept-language', 'hi')).text()
    assert.include(inHindi, 'तारीख़,प्रकार,स्थिति,रक़म,मुद्रा,')
    assert.notMatch(inHindi, /Payment|Refund|Paid|Failed/)
    assert.deepEqual(
      rows.map(([, kind, state, amount]: string[]) => [kind, state, amount]),
      [
        ['Payment', 'Failed', '1180.00'],
        ['Payment', 'Paid', '1180.00'],
        ['Refund', 'Paid back', '-100.00'],
      ]
    )
    assert.equal(rows[2].at(-1), `'=Three days were lost`)
    assert.isTrue(rows.every((row: string[]) => row[7] === order.number))
    assert.match(rows[1][8], /^INV\//)
    assert.match(rows[2][8], /^CN\//)
  })

  test('is a candidate’s too', async ({ client, assert }) => {
    const { user } = await givenBuyingCandidate()
    await givenRefundedOrder(client, user)
    const [paid, ...more] = (await reading(client, user).list()).body().data
    assert.isEmpty(more)
    assert.equal(paid.refunded, paid.amount)
    assert.equal(paid.refunds[0].status, 'done')
  })
})
