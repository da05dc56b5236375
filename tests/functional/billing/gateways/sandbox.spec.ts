import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Secret } from '@adonisjs/core/helpers'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Invoice from '#api/billing/models/invoice'
import Payment from '#api/billing/models/payment'
import { drainQueue } from '#tests/queue'
import { setSettings } from '#tests/settings'
import { buying, givenOpenOrder, givenPayer, givenProduct, orderOf } from '../given_billing.js'

test.group('Checkout at the sandbox', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an order of the sandbox is paid again by either path, at the sandbox', async ({
    client,
    assert,
  }) => {
    const { user } = await givenPayer()
    const product = await givenProduct({ kind: 'company_spotlight' })
    const buyer = buying(client, user)
    for (const gateway of ['stripe', 'razorpay']) {
      const { orderId, payment } = (
        await buyer.checkout({ items: [{ productId: product.id }] })
      ).body().data
      // one that still waits is the same payment
      const same = await buyer.post(`/client/${gateway}/process-payment`, { orderId })
      assert.equal(same.body().data.payment._id, payment._id)
      await buyer.pays(payment._id, { outcome: 'failed' })
      const again = await buyer.post(`/${gateway}/process-payment`, { orderId })
      again.assertStatus(200)
      assert.containsSubset(again.body().data, { gateway: 'sandbox', status: 'pending' })
      assert.notEqual(again.body().data.payment._id, payment._id)
      assert.match(again.body().data.payment.redirectUrl, /^\/sandbox\/sbx_/)
      await buyer.pays(again.body().data.payment._id)
      assert.equal((await orderOf(orderId)).status, 'paid')
      const late = await buyer.post(`/${gateway}/process-payment`, { orderId })
      assert.isNull(late.body().data.payment)
    }
  })

  test('the page of the sandbox asks for a second factor, and tells late, twice and out of order', async ({
    client,
    assert,
  }) => {
    const { orderId, payment } = await givenOpenOrder(client)
    const page = payment.redirectUrl
    const press = (chosen: object) => client.post(page).form(chosen).redirects(0)
    const html = (await client.get(page)).text()
    for (const name of ['outcome', 'delayMs', 'webhooks', 'outOfOrder', 'failsLater'])
      assert.include(html, `name="${name}"`)
    await press({ outcome: 'challenge' })
    assert.include((await client.get(page)).text(), 'Yes, it is me')
    await press({
      outcome: 'paid',
      delayMs: '10000',
      webhooks: '2',
      outOfOrder: 'true',
      failsLater: 'false',
    })
    const { rows: jobs } = await db.rawQuery(
      `select data->>'raw' as raw, start_after > now() + interval '5 seconds' as late from queue.job where name = 'sandbox.tell' order by created_on, id`
    )
    assert.lengthOf(jobs, 4)
    assert.isTrue(jobs.every(({ late }: { late: boolean }) => late))
    assert.equal((await orderOf(orderId)).status, 'pending')
    await db.rawQuery(`update queue.job set start_after = now() where name = 'sandbox.tell'`)
    await drainQueue()
    assert.equal((await orderOf(orderId)).status, 'paid')
    assert.lengthOf(await Invoice.query(), 1)
  })

  test('the sandbox stands in for no gateway in production, nor beside one that has keys', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { buyer, orderId, payment } = await givenOpenOrder(client)
    const refused = async () => {
      const answer = await buyer.post('/stripe/process-payment', { orderId })
      answer.assertStatus(422)
      answer.assertBodyContains({ errors: [{ field: 'gateway' }] })
      assert.equal((await Payment.findOrFail(payment._id)).status, 'open')
    }
    const unset = setSettings({
      RAZORPAY_KEY_ID: 'rzp_test_1',
      RAZORPAY_KEY_SECRET: new Secret('key secret'),
      RAZORPAY_WEBHOOK_SECRET: new Secret('webhook secret'),
    })
    cleanup(unset)
    await refused()
    unset()
    Object.defineProperty(app, 'inProduction', { value: true, configurable: true })
    cleanup(() => void Reflect.deleteProperty(app, 'inProduction'))
    await refused()
  })
})
