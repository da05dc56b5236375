import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Dispute from '#api/billing/models/dispute'
import Invoice from '#api/billing/models/invoice'
import Payment from '#api/billing/models/payment'
import Reconciliation from '#api/billing/models/reconciliation'
import { reconcile } from '#api/billing/reconcile/reconcile'
import BillingReconcile from '#api/commands/billing_reconcile'
import { drainQueue } from '#tests/queue'
import { givenAdmin } from '#tests/givens'
import { deliver, givenRazorpay, givenStripe } from '#tests/gateways/given_gateways'
import { buying, givenPayer, givenProduct, orderOf } from '../given_billing.js'

/** Of one gateway, with all that has happened until now. */
const compared = async (name: string) =>
  (await reconcile({ quietMinutes: -1 })).find(({ gateway }) => gateway === name)!

for (const name of ['stripe', 'razorpay'] as const)
  test.group(`Comparing with ${name}`, (group) => {
    let given: Awaited<ReturnType<typeof givenStripe | typeof givenRazorpay>>
    group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
    group.each.setup(async () => {
      given = name === 'stripe' ? await givenStripe() : await givenRazorpay()
      return () => given.close()
    })

    async function ordered(client: any) {
      const product = await givenProduct({ kind: 'company_spotlight' })
      const { user } = await givenPayer()
      const made = await buying(client, user).checkout({
        items: [{ productId: product.id }],
        gateway: name,
      })
      const { orderId, payment } = made.body().data
      return { orderId, ref: (await Payment.findOrFail(payment._id)).gatewayRef! }
    }

    test('a paid order whose webhook was lost is completed, and the silence is reported once', async ({
      client,
      assert,
    }) => {
      await givenAdmin('finance')
      const lost = await ordered(client)
      const told = await ordered(client)
      const unpaid = await ordered(client)
      given.server.pay(lost.ref)
      given.server.take()
      given.server.pay(told.ref)
      await deliver(name, given.server.take())
      const row = await compared(name)
      assert.include(row.serialize(), { compared: 2, repaired: 1, untold: 1 })
      assert.equal((await orderOf(lost.orderId)).status, 'paid')
      assert.equal((await orderOf(unpaid.orderId)).status, 'pending')
      assert.lengthOf(await Invoice.query(), 2)
      assert.lengthOf(row.problems, 1)
      assert.include(row.problems[0], 'had no webhook')
      assert.lengthOf(await db.from('mails').where('kind', 'billing.alarm'), 1)
      // all is well the second time, and nothing is done again
      const again = await compared(name)
      assert.include(again.serialize(), { compared: 2, repaired: 0, untold: 0 })
      assert.deepEqual(again.problems, [])
      await drainQueue()
      assert.lengthOf(await Invoice.query(), 2)
    })

    test('refunds and disputes that were not told are taken in', async ({ client, assert }) => {
      const { orderId, ref } = await ordered(client)
      given.server.pay(ref)
      await deliver(name, given.server.take())
      const other = await ordered(client)
      given.server.pay(other.ref)
      await deliver(name, given.server.take())
      const payments = await Payment.query().orderBy('id')
      const theirs = payments.map(({ gatewayPayment }) => gatewayPayment!)
      if ('charges' in given.server) {
        const [charge] = given.server.charges.values()
        given.server.refundCharge(charge, 18_000)
      } else given.server.refund(given.server.payments.get(theirs[0])!, 18_000)
      const { id } = given.server.dispute(theirs[1])
      given.server.decide(id, 'lost')
      given.server.take()
      const row = await compared(name)
      assert.deepEqual(row.problems, [])
      assert.equal((await orderOf(orderId)).refunded, 18_000)
      assert.equal((await Dispute.firstOrFail()).status, 'lost')
      assert.equal((await orderOf(other.orderId)).status, 'refunded')
      assert.lengthOf(await Invoice.query().where('kind', 'credit_note'), 2)
      assert.deepEqual((await compared(name)).problems, [])
    })

    test('what differs is reported: an amount, a payment that is not there, and a strange one', async ({
      client,
      assert,
    }) => {
      const one = await ordered(client)
      given.server.pay(one.ref)
      await deliver(name, given.server.take())
      const two = await ordered(client)
      given.server.pay(two.ref)
      await deliver(name, given.server.take())
      const [first, second] = await Payment.query().orderBy('id')
      // another product's on the same account is not ours to look at
      if ('charges' in given.server) {
        const charge = [...given.server.charges.values()][0]
        given.server.charges.set('ch_other', {
          ...charge,
          id: 'ch_other',
          payment_intent: 'pi_other',
          metadata: {},
        })
      } else {
        const payment = [...given.server.payments.values()][0]
        given.server.payments.set('pay_other', { ...payment, id: 'pay_other', order_id: 'o' })
      }
      await first.merge({ amount: first.amount - 1 }).save()
      await second
        .merge({ status: 'open', paidAt: null, key: 'of nobody', gatewayPayment: null })
        .save()
      await second.merge({ gatewayRef: null }).save()
      const row = await compared(name)
      assert.equal(row.compared, name === 'stripe' ? 2 : 2)
      assert.isTrue(row.problems.some((each) => each.includes('another amount')))
      assert.isTrue(row.problems.some((each) => each.includes('for a payment that is not here')))
    })

    test('the command says what it found', async ({ client, assert }) => {
      const { orderId, ref } = await ordered(client)
      given.server.pay(ref)
      given.server.take()
      ace.ui.switchMode('raw')
      const command = await ace.create(BillingReconcile, ['--days=1', '--quiet=-1'])
      await command.exec()
      command.assertFailed()
      command.assertLogMatches(/1 payments compared, 1 completed, 1 of them without a webhook/)
      assert.equal((await orderOf(orderId)).status, 'paid')
      const rows = await Reconciliation.query().where('gateway', name)
      assert.isTrue(rows[0].since > DateTime.now().minus({ days: 1, minutes: 5 }))
    })
  })
