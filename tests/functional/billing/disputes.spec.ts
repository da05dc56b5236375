import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Dispute from '#api/billing/models/dispute'
import Invoice from '#api/billing/models/invoice'
import Payment from '#api/billing/models/payment'
import Subscription from '#api/billing/models/subscription'
import { quotaOf } from '#api/companies/access/quotas'
import { givenAdmin } from '#tests/givens'
import { deliver, givenGateways } from '#tests/gateways/given_gateways'
import { buying, givenPayer, givenPlan, givenProduct, orderOf } from './given_billing.js'

const mailsOf = async (kind: string) =>
  (await db.from('mails').where('kind', kind).orderBy('id').select('subject')).map(
    ({ subject }) => subject as string
  )

test.group('A disputed payment', (group) => {
  let servers: Awaited<ReturnType<typeof givenGateways>>
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    servers = await givenGateways()
    return () => servers.close()
  })

  async function paid(client: any, body: object, gateway: 'stripe' | 'razorpay') {
    const { user, company } = await givenPayer()
    const buyer = buying(client, user)
    const made = await buyer.checkout({ gateway, ...body })
    const { orderId, payment } = made.body().data
    const row = () => Payment.findOrFail(payment._id)
    const server = servers[gateway]
    server.pay((await row()).gatewayRef!)
    await deliver(gateway, server.take())
    const { gatewayPayment } = await row()
    return { buyer, company, orderId, payment: gatewayPayment!, server }
  }

  for (const gateway of ['stripe', 'razorpay'] as const)
    test(`of ${gateway} is told to finance and the buyer; won, all stays as it is`, async ({
      client,
      assert,
    }) => {
      const admin = await givenAdmin('finance')
      const product = await givenProduct({ kind: 'company_spotlight' })
      const { buyer, orderId, payment, server } = await paid(
        client,
        { items: [{ productId: product.id }] },
        gateway
      )
      const { id } = server.dispute(payment)
      const hooks = server.take()
      await deliver(gateway, [...hooks, ...hooks])
      const [dispute, ...more] = await Dispute.query()
      assert.lengthOf(more, 0)
      assert.include(dispute.serialize(), { status: 'open', amount: 118_000, currency: 'INR' })
      assert.isNotNull(dispute.answerBy)
      assert.lengthOf(await mailsOf('billing.alarm'), 1)
      assert.lengthOf(await mailsOf('billing.disputed'), 1)
      assert.containsSubset((await buyer.orders()).body().data, [
        { _id: orderId, status: 'paid', dispute: 'open' },
      ])

      // a moderator does not see money; nothing is paid back besides the bank
      const moderator = await givenAdmin('moderator')
      const list = (by: typeof admin) => client.get('/api/v1/admin/disputes').loginAs(by)
      ;(await list(moderator)).assertStatus(403)
      ;(await list(admin)).assertBodyContains({ data: [{ gatewayDispute: id, status: 'open' }] })
      const refused = await client
        .put(`/api/v1/admin/orders/${orderId}/refund`)
        .loginAs(admin)
        .json({ reason: 'Asked for' })
      refused.assertStatus(409)

      server.decide(id, 'under_review')
      await deliver(gateway, server.take())
      assert.equal((await dispute.refresh()).status, 'under_review')
      server.decide(id, 'won')
      await deliver(gateway, server.take())
      assert.equal((await dispute.refresh()).status, 'won')
      assert.equal((await orderOf(orderId)).status, 'paid')
      assert.lengthOf(await Invoice.query(), 1)
    })

  test('that is lost counts as paid back, and ends the plan that it paid', async ({
    client,
    assert,
  }) => {
    await givenAdmin('finance')
    const plan = await givenPlan()
    const { company, orderId, payment, server } = await paid(client, { planId: plan.id }, 'stripe')
    const subscription = await Subscription.firstOrFail()
    assert.equal(subscription.gatewayMethod, 'pm_visa')
    const { id } = server.dispute(payment)
    await deliver('stripe', server.take())
    await subscription.refresh()
    // who disputes a charge is not charged again without a word; the plan stays until the bank decides
    assert.isNull(subscription.gatewayMethod)
    assert.equal(subscription.status, 'active')
    server.decide(id, 'lost')
    const hooks = server.take()
    await deliver('stripe', [...hooks, ...hooks])
    assert.equal((await subscription.refresh()).status, 'ended')
    assert.equal((await quotaOf(company.id, 'invite_user')).limit, 2)
    const order = await orderOf(orderId)
    assert.equal(order.status, 'refunded')
    assert.equal(order.refunded, order.amount)
    assert.lengthOf(await Invoice.query().where('kind', 'credit_note'), 1)
    assert.lengthOf(await mailsOf('billing.dispute_lost'), 1)
    // the gateway was asked for no refund
    assert.equal(servers.stripe.refunds.size, 0)
  })

  test('of somebody else’s product on the same account is none of ours', async ({ assert }) => {
    const intent = { id: 'pi_other', latest_charge: 'ch_other', metadata: {}, status: 'succeeded' }
    servers.stripe.intents.set(intent.id, intent)
    servers.stripe.charges.set('ch_other', { amount: 100, amount_refunded: 0, currency: 'inr' })
    servers.stripe.dispute(intent.id)
    assert.deepEqual(await deliver('stripe', servers.stripe.take()), [200])
    assert.lengthOf(await Dispute.query(), 0)
  })
})
