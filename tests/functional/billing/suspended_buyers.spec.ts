import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import Payment from '#api/billing/models/payment'
import Refund from '#api/billing/models/refund'
import Subscription from '#api/billing/models/subscription'
import renewSubscriptions from '#api/billing/subscriptions/renew_subscriptions'
import deliverMail from '#api/notifications/deliver_mail'
import { deliver, givenGateways } from '#tests/gateways/given_gateways'
import { givenAdmin, givenMember } from '#tests/givens'
import { drainQueue } from '#tests/queue'
import {
  buying,
  givenBuyingCandidate,
  givenPayer,
  givenPlan,
  givenProduct,
  orderOf,
  passes,
} from './given_billing.js'

const reason = { reason: 'Asks candidates for money' }

async function decide(client: ApiClient, companyId: number, act: 'suspend' | 'restore') {
  const said = await client
    .put(`/api/v1/admin/clients/${companyId}/${act}`)
    .json(reason)
    .loginAs(await givenAdmin())
  said.assertStatus(200)
}

test.group('A company that is suspended while it buys', (group) => {
  let servers: Awaited<ReturnType<typeof givenGateways>>
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    servers = await givenGateways()
    return () => servers.close()
  })

  for (const gateway of ['stripe', 'razorpay'] as const) {
    async function begun(client: ApiClient) {
      const plan = await givenPlan()
      const { user, company } = await givenPayer()
      const buyer = buying(client, user)
      const made = await buyer.checkout({ planId: plan.id, interval: 'month', gateway })
      made.assertStatus(201)
      const { orderId, payment } = made.body().data
      const { gatewayRef } = await Payment.findOrFail(payment._id)
      return { buyer, company, orderId, payment, ref: gatewayRef! }
    }

    test(`gets back at ${gateway} what it paid after that, and has no plan`, async ({
      client,
      assert,
    }) => {
      const { buyer, company, orderId, payment, ref } = await begun(client)
      await decide(client, company.id, 'suspend')
      servers[gateway].pay(ref)
      assert.deepEqual(
        [...new Set(await deliver(gateway, servers[gateway].take()))],
        [200],
        'the gateway is answered as ever'
      )
      await drainQueue()
      assert.equal((await orderOf(orderId)).status, 'expired')
      const refund = await Refund.findByOrFail('payment_id', payment._id)
      assert.equal(refund.amount, (await Payment.findOrFail(payment._id)).amount)
      assert.notEqual(refund.status, 'failed')
      assert.equal((await Subscription.firstOrFail()).status, 'ended')
      assert.isEmpty(await db.from('invoices').where('order_id', orderId))
      ;(await buyer.post('/payment/verify', { orderId, gateway })).assertStatus(403)
      ;(await buyer.checkout({ planId: 1, interval: 'month', gateway })).assertStatus(403)

      await decide(client, company.id, 'restore')
      assert.equal((await buyer.summary()).body().data.status, 'free')
    })

    test(`finds its order closed at ${gateway}, and can order anew once it is restored`, async ({
      client,
      assert,
    }) => {
      const { buyer, company, orderId } = await begun(client)
      await decide(client, company.id, 'suspend')
      await drainQueue()
      assert.equal((await orderOf(orderId)).status, 'expired')
      await decide(client, company.id, 'restore')
      const plan = await givenPlan()
      const again = await buyer.checkout({ planId: plan.id, interval: 'month', gateway })
      again.assertStatus(201)
      const { gatewayRef } = await Payment.findOrFail(again.body().data.payment._id)
      servers[gateway].pay(gatewayRef!)
      await deliver(gateway, servers[gateway].take())
      assert.equal((await buyer.summary()).body().data.status, 'active')
    })
  }
})

test.group('A person who is suspended while they buy', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('gets back what was paid for the profile after that, and buys nothing until it is restored', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenBuyingCandidate()
    await candidate.merge({ approval: 'approved' }).save()
    const product = await givenProduct({ side: 'candidate', kind: 'profile_spotlight' })
    const buyer = buying(client, user)
    const order = { items: [{ productId: product.id }] }
    const made = await buyer.checkout(order)
    made.assertStatus(201)
    const { orderId, payment } = made.body().data
    const decide = async (act: string) =>
      (
        await client
          .put(`/api/v1/admin/developers/${candidate.id}/${act}`)
          .json(reason)
          .loginAs(await givenAdmin())
      ).assertStatus(200)
    await decide('suspend')
    await buyer.pays(payment._id)
    assert.equal((await orderOf(orderId)).status, 'expired')
    assert.equal((await Refund.findByOrFail('payment_id', payment._id)).status, 'done')
    assert.isEmpty(await db.from('spotlights').where('candidate_id', candidate.id))
    const refused = await buyer.checkout(order)
    refused.assertStatus(403)
    assert.equal(refused.body().reason, 'status')
    await decide('restore')
    ;(await buyer.checkout(order)).assertStatus(201)
  })

  test('leaves what they ordered to their company, where they act for one', async ({
    client,
    assert,
  }) => {
    const plan = await givenPlan()
    const { company } = await givenPayer()
    const { user, member } = await givenMember(company, 'billing')
    const buyer = buying(client, user)
    const made = await buyer.checkout({ planId: plan.id, interval: 'month' })
    made.assertStatus(201)
    const suspended = await client
      .put(`/api/v1/admin/client-users/${member.id}/suspend`)
      .json(reason)
      .loginAs(await givenAdmin())
    suspended.assertStatus(200)
    ;(await buyer.verify(made.body().data.orderId)).assertStatus(401)
    await buyer.pays(made.body().data.payment._id)
    assert.equal((await orderOf(made.body().data.orderId)).status, 'paid')
    assert.equal((await Subscription.findByOrFail('company_id', company.id)).status, 'active')
  })
})

test.group('The plan of a suspended company', (group) => {
  let servers: Awaited<ReturnType<typeof givenGateways>>
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    servers = await givenGateways()
    return () => servers.close()
  })

  async function subscribed(client: ApiClient) {
    const plan = await givenPlan()
    const { user, company } = await givenPayer()
    const buyer = buying(client, user)
    const made = await buyer.checkout({ planId: plan.id, interval: 'month', gateway: 'stripe' })
    servers.stripe.pay((await Payment.findOrFail(made.body().data.payment._id)).gatewayRef!)
    await deliver('stripe', servers.stripe.take())
    const subscription = await Subscription.findByOrFail('company_id', company.id)
    if (subscription.status !== 'active' || !subscription.gatewayMethod)
      throw new Error('The company has no plan with a saved card')
    return { user, company, buyer, subscription }
  }
  const charges = async () => Number((await Payment.query().count('* as n'))[0].$extras.n)
  const renewed = async (subscription: Subscription) => {
    const before = await charges()
    await renewSubscriptions()
    await subscription.refresh()
    return (await charges()) - before
  }

  test('is charged nothing and ends with what was paid, as its owner is told at once and finance reads', async ({
    client,
    assert,
  }) => {
    const { user, company, buyer, subscription } = await subscribed(client)
    await decide(client, company.id, 'suspend')
    await subscription.refresh()
    assert.containsSubset(subscription, {
      status: 'cancels_at_end',
      cancelReason: 'company_suspended',
    })
    const mail = await db.from('mails').where({ kind: 'billing.held', user_id: user.id }).first()
    assert.include(JSON.stringify(mail), 'Nothing is charged meanwhile')
    await deliverMail({ mailId: mail.id })
    assert.notEqual((await db.from('mails').where('id', mail.id).first()).status, 'queued')
    const shown = await client
      .get(`/api/v1/admin/subscriptions/${subscription.id}`)
      .loginAs(await givenAdmin('finance'))
    assert.containsSubset(shown.body().data, {
      status: 'cancels_at_end',
      cancelReason: 'company_suspended',
    })
    ;(await buyer.resume()).assertStatus(403)

    await passes(subscription, 32)
    assert.equal(await renewed(subscription), 0)
    assert.equal(subscription.status, 'ended')
    assert.lengthOf(
      await db.from('mails').where({ kind: 'billing.ended', user_id: user.id }),
      1,
      'that it ended is told, too'
    )
    await decide(client, company.id, 'restore')
    assert.equal(await renewed(subscription), 0)
    assert.equal((await buyer.summary()).body().data.status, 'free')
  })

  test('goes on and renews as before, where the suspension is taken back in time', async ({
    client,
    assert,
  }) => {
    const { user, company, subscription } = await subscribed(client)
    await decide(client, company.id, 'suspend')
    await passes(subscription, 10)
    await decide(client, company.id, 'restore')
    await subscription.refresh()
    assert.containsSubset(subscription, { status: 'active', cancelReason: null })
    const told = await db.from('mails').where({ kind: 'billing.plan', user_id: user.id })
    assert.include(JSON.stringify(told), 'as before the suspension')
    await passes(subscription, 22)
    assert.equal(await renewed(subscription), 1)
    assert.equal(subscription.status, 'active')
  })

  test('stays cancelled where its company had cancelled it', async ({ client, assert }) => {
    const { company, buyer, subscription } = await subscribed(client)
    ;(await buyer.cancel()).assertStatus(200)
    await decide(client, company.id, 'suspend')
    await decide(client, company.id, 'restore')
    await subscription.refresh()
    assert.containsSubset(subscription, {
      status: 'cancels_at_end',
      cancelReason: 'too_expensive',
    })
  })

  test('is not tried again while a payment is due; once restored, a person pays the open order', async ({
    client,
    assert,
  }) => {
    const { company, buyer, subscription } = await subscribed(client)
    await subscription.merge({ gatewayMethod: 'pm_expired' }).save()
    await passes(subscription, 32)
    await renewed(subscription)
    assert.equal(subscription.status, 'past_due')
    const { openOrderId } = (await buyer.summary()).body().data
    await decide(client, company.id, 'suspend')
    await drainQueue()
    await subscription.merge({ gatewayMethod: 'pm_card' }).save()
    await passes(subscription, 3, { isDue: true })
    assert.equal(await renewed(subscription), 0)
    assert.equal(subscription.status, 'past_due')
    await decide(client, company.id, 'restore')
    const opened = await buyer.post('/client/stripe/process-payment', { orderId: openOrderId })
    servers.stripe.pay(opened.body().data.payment.redirectUrl.split('/').at(-1), 'pm_other')
    await deliver('stripe', servers.stripe.take())
    assert.equal((await subscription.refresh()).status, 'active')
  })
})
