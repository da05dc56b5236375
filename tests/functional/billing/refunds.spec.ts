import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import { refundAlone } from '#api/billing/billing_facts'
import Dispute from '#api/billing/models/dispute'
import Invoice from '#api/billing/models/invoice'
import Order from '#api/billing/models/order'
import Payment from '#api/billing/models/payment'
import Refund from '#api/billing/models/refund'
import { currencies } from '#api/billing/money/currency_facts'
import { settle } from '#api/billing/payments/settle'
import { givenAdmin } from '#tests/givens'
import { drainQueue } from '#tests/queue'
import { buying, givenPayer, givenProduct } from './given_billing.js'

const LIMIT = Number(refundAlone('INR'))

/** An order above the limit, paid through HTTP. */
async function givenLargeOrder(client: ApiClient) {
  const { user } = await givenPayer()
  const product = await givenProduct({ kind: 'company_spotlight' }, LIMIT * 2)
  const made = await buying(client, user).checkout({ items: [{ productId: product.id }] })
  await buying(client, user).pays(made.body().data.payment._id)
  return Order.findOrFail(Number(made.body().data.orderId))
}

const desk = (client: ApiClient, admin: User) => {
  const put = (path: string, body: object) =>
    client.put(`/api/v1/admin/${path}`).loginAs(admin).json(body)
  return {
    payBack: (order: Order, body: object = {}) =>
      put(`orders/${order.id}/refund`, { reason: 'Agreed with the company', ...body }),
    approve: (refund: Refund) => put(`refunds/${refund.id}/approve`, {}),
    decline: (refund: Refund, reason = 'The company was told otherwise') =>
      put(`refunds/${refund.id}/decline`, { reason }),
    show: (refund: Refund) => client.get(`/api/v1/admin/refunds/${refund.id}`).loginAs(admin),
  }
}

const bellsOf = (kind: string) => db.from('notifications').where('kind', kind)

test.group('Refunds above a limit', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('have a limit in every currency that something is sold in', ({ assert }) => {
    for (const { value } of currencies) assert.isTrue(refundAlone(value) > 0n, value)
    assert.equal(refundAlone('XAF'), 0n)
  })

  test('are decided by finance alone', async ({ client }) => {
    const [first, support] = [await givenAdmin('finance'), await givenAdmin('support')]
    await givenAdmin('finance')
    const order = await givenLargeOrder(client)
    ;(await desk(client, support).payBack(order)).assertStatus(403)
    ;(await desk(client, first).payBack(order)).assertStatus(200)
    const refund = await Refund.firstOrFail()
    ;(await desk(client, support).approve(refund)).assertStatus(403)
    ;(await client.put(`/api/v1/admin/refunds/${refund.id}/approve`)).assertStatus(401)
    ;(await desk(client, support).show(refund)).assertStatus(200)
    ;(await desk(client, await givenAdmin('content')).show(refund)).assertStatus(403)
  })

  test('wait for a second admin, never the one who asked, and go back then', async ({
    client,
    assert,
  }) => {
    const [first, second] = [await givenAdmin('finance'), await givenAdmin('finance')]
    const order = await givenLargeOrder(client)
    ;(await desk(client, first).payBack(order)).assertStatus(200)
    await drainQueue()
    const refund = await Refund.firstOrFail()
    assert.containsSubset(refund, { status: 'asked', amount: order.amount, askedBy: first.id })
    assert.equal((await order.refresh()).refunded, 0)
    const [bell, ...more] = await bellsOf('billing.refund_asked').where('user_id', second.id)
    assert.lengthOf(more, 0)
    assert.include(bell.message, order.number)
    assert.isEmpty(await bellsOf('billing.refund_asked').where('user_id', first.id))
    const queue = await client.get('/api/v1/admin/dashboard').loginAs(second)
    assert.containsSubset(queue.body().data.queues, [{ name: 'refunds', count: 1 }])

    // by this the console offers it to the others alone
    const shown = (await desk(client, second).show(refund)).body().data
    assert.containsSubset(shown, { askedBy: first.fullName, askedById: String(first.id) })
    const own = await desk(client, first).approve(refund)
    own.assertStatus(409)
    assert.match(own.body().message, /another admin/)
    ;(await desk(client, first).decline(refund)).assertStatus(409)
    // what waits is not there to be asked for again
    const again = await desk(client, second).payBack(order, { amount: 1 })
    again.assertStatus(422)

    ;(await desk(client, second).approve(refund)).assertStatus(200)
    await drainQueue()
    assert.containsSubset(await refund.refresh(), { status: 'done', decidedBy: second.id })
    assert.containsSubset(await order.refresh(), { status: 'refunded', refunded: order.amount })
    const note = await Invoice.findByOrFail('refund_id', refund.id)
    assert.equal(note.amount, order.amount)
    assert.lengthOf(await bellsOf('billing.refund_decided').where('user_id', first.id), 1)
    const [line] = await db.from('audit_log').where('action', 'refunds.approve')
    assert.equal(line.actor_id, second.id)
    const wire = (await desk(client, second).show(refund)).body().data
    assert.containsSubset(wire, { askedBy: first.fullName, decidedBy: second.fullName })

    for (const late of [desk(client, second).approve(refund), desk(client, second).decline(refund)])
      (await late).assertStatus(409)
  })

  test('are declined with a reason that the first one reads; then another may be asked for', async ({
    client,
    assert,
  }) => {
    const [first, second] = [await givenAdmin('finance'), await givenAdmin()]
    const order = await givenLargeOrder(client)
    ;(await desk(client, first).payBack(order)).assertStatus(200)
    const refund = await Refund.firstOrFail()
    ;(await desk(client, second).decline(refund, '')).assertStatus(422)
    ;(await desk(client, second).decline(refund)).assertStatus(200)
    await drainQueue()
    assert.containsSubset(await refund.refresh(), {
      status: 'declined',
      decisionNote: 'The company was told otherwise',
    })
    assert.equal((await order.refresh()).refunded, 0)
    assert.lengthOf(await bellsOf('billing.refund_decided').where('user_id', first.id), 1)
    ;(await desk(client, first).payBack(order, { amount: 1_000 })).assertStatus(200)
    await drainQueue()
    assert.equal((await order.refresh()).refunded, 1_000)
  })

  test('are not made small by parts, and need somebody else to be there', async ({
    client,
    assert,
  }) => {
    const only = await givenAdmin('finance')
    await db
      .from('users')
      .where('user_type', 'admin')
      .whereNot('id', only.id)
      .update({ status: 'suspended' })
    const order = await givenLargeOrder(client)
    ;(await desk(client, only).payBack(order, { amount: LIMIT - 1 })).assertStatus(200)
    const alone = await desk(client, only).payBack(order, { amount: 2 })
    alone.assertStatus(409)
    assert.match(alone.body().message, /there is none; have one added, or refund less/)
    ;(await desk(client, only).payBack(order, { amount: 1 })).assertStatus(200)
    await givenAdmin('finance')
    ;(await desk(client, only).payBack(order, { amount: 2 })).assertStatus(200)
    const asked = await Refund.query().where('status', 'asked')
    assert.lengthOf(asked, 1)
    await drainQueue()
    assert.equal((await order.refresh()).refunded, LIMIT)
  })

  test('are looked at again when they are approved: a dispute gives the money back by itself', async ({
    client,
    assert,
  }) => {
    const [first, second] = [await givenAdmin('finance'), await givenAdmin('finance')]
    const order = await givenLargeOrder(client)
    ;(await desk(client, first).payBack(order)).assertStatus(200)
    const refund = await Refund.firstOrFail()
    const payment = await Payment.findByOrFail('order_id', order.id)
    const dispute = await Dispute.create({
      paymentId: payment.id,
      orderId: order.id,
      gateway: payment.gateway,
      gatewayDispute: `dp_${payment.key}`,
      status: 'open',
      amount: payment.amount,
      currency: payment.currency,
    })
    const refused = await desk(client, second).approve(refund)
    refused.assertStatus(409)
    assert.match(refused.body().message, /disputed at the bank/)
    await dispute.merge({ status: 'won' }).save()
    // paid back at the gateway's own console meanwhile
    await db.from('sandbox_payments').where('ref', payment.gatewayRef!).update({ refunded: 500 })
    await settle(payment.id)
    assert.equal((await order.refresh()).refunded, 500)
    const more = await desk(client, second).approve(refund)
    more.assertStatus(409)
    assert.match(more.body().message, /ask for a smaller one/)
    ;(await desk(client, second).decline(refund)).assertStatus(200)
  })
})
