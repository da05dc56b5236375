import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Job from '#api/jobs/models/job'
import Delivery from '#api/billing/models/delivery'
import Payment from '#api/billing/models/payment'
import Product from '#api/billing/models/product'
import { big } from '#api/billing/money/money'
import { askRefund } from '#api/billing/payments/refund_payment'
import Promotion from '#api/talent/models/promotion'
import { drainQueue } from '#tests/queue'
import { givenJob, givenMember } from '#tests/givens'
import { buying, givenPayer, givenProduct, orderOf } from './given_billing.js'

const daysLeft = (time: DateTime | null) => Math.round(time!.diffNow('days').days)

/** A company in Karnataka with a live job, and promotions of 7 and 15 days on sale. */
async function givenPromotions() {
  await Product.query().where('kind', 'job_promotion').update({ status: 'inactive' })
  const given = await givenPayer()
  await givenProduct({ days: 7 })
  await givenProduct({ days: 15 }, 180_000)
  return { ...given, job: await givenJob(given.company) }
}

test.group('A job is promoted for money', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('by owners, admins and recruiters who may; others and strangers are refused', async ({
    client,
    assert,
  }) => {
    const { user, company, job } = await givenPromotions()
    const body = { jobId: job.id, days: 7, gateway: 'sandbox' }
    const theirs = await givenPayer()
    ;(await client.post('/api/v1/client/promote-job').json(body)).assertStatus(401)
    ;(await buying(client, theirs.user).post('/client/promote-job', body)).assertStatus(404)
    for (const role of ['recruiter', 'hiring_manager', 'billing'] as const) {
      const { user: other } = await givenMember(company, role)
      ;(await buying(client, other).post('/client/promote-job', body)).assertStatus(403)
    }
    const { user: recruiter, member } = await givenMember(company, 'recruiter')
    await member.merge({ canPromote: true }).save()
    const buyer = buying(client, recruiter)
    const listed = await client.get('/api/v1/product-list').loginAs(recruiter)
    assert.includeMembers(
      listed.body().data.map(({ kind }: any) => kind),
      ['job_promotion']
    )
    const made = await buyer.post('/client/promote-job', body)
    made.assertStatus(201)
    const { orderId, payment } = made.body().data
    await buyer.pays(payment._id)
    ;(await buyer.verify(orderId)).assertBodyContains({ data: { status: 'paid' } })
    // their own orders, and no one else's; nothing else is theirs to buy, and no invoice theirs to read
    const owners = await buying(client, user).post('/client/promote-job', body)
    const own = (await buyer.orders()).body().data
    assert.deepEqual(
      own.map(({ _id }: any) => _id),
      [orderId]
    )
    ;(await buyer.verify(owners.body().data.orderId)).assertStatus(404)
    ;(await buyer.checkout({ items: [{ productId: 1 }] })).assertStatus(403)
    ;(await buyer.papers()).assertStatus(403)
    assert.lengthOf((await buying(client, user).orders()).body().data, 2)
    // one of them by its id, and another one's is not there
    const one = async (who: typeof user, id: string) =>
      (await buying(client, who).orders({ orderId: id })).body().data.map(({ _id }: any) => _id)
    assert.deepEqual(await one(recruiter, orderId), [orderId])
    assert.deepEqual(await one(user, orderId), [orderId])
    assert.deepEqual(await one(recruiter, owners.body().data.orderId), [])
    ;(await buyer.orders({ orderId: 'x' })).assertStatus(422)
  })

  test('for days that are on sale, of a job that candidates can read', async ({ client }) => {
    const { user, company, job } = await givenPromotions()
    const draft = await givenJob(company, { status: 'draft', isApproved: null } as never)
    const buyer = buying(client, user)
    for (const [body, field] of [
      [{ days: 7 }, 'jobId'],
      [{ jobId: job.id }, 'days'],
      [{ jobId: job.id, days: 8 }, 'days'],
      [{ jobId: job.id, days: 7.5 }, 'days'],
      [{ jobId: draft.id, days: 7 }, 'items.0.subjectId'],
    ] as const) {
      const refused = await buyer.post('/client/promote-job', body)
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
  })

  test('stands above the lists that it fits until its days are over; further days follow', async ({
    client,
    assert,
  }) => {
    const { user, job } = await givenPromotions()
    const buyer = buying(client, user)
    const promoted = async (body: object = {}) =>
      (await client.post('/api/v1/promoted-job-list').json(body)).body().data
    assert.lengthOf(await promoted(), 0)
    for (const days of [7, 15]) {
      const made = await buyer.post('/client/promote-job', {
        jobId: job.id,
        days,
        gateway: 'sandbox',
      })
      await buyer.pays(made.body().data.payment._id)
    }
    assert.equal(daysLeft((await Job.findOrFail(job.id)).promotionExpiresAt), 22)
    const [shown] = await promoted()
    assert.include(shown, { _id: String(job.id), isPromoted: true })
    assert.lengthOf(await promoted({ search: 'nothing like it at all' }), 0)
    const own = await client.post('/api/v1/client/get-posted-jobs').loginAs(user).json({})
    assert.equal(daysLeft(DateTime.fromISO(own.body().data[0].promotionExpiryDate)), 22)
    const [, { deliveries }] = (await buyer.orders()).body().data
    assert.match(deliveries[0].note, /^Runs until \d+ \w+ \d{4}\.$/)
    assert.isNotNull(await db.from('notifications').where('kind', 'job.promotion').first())
  })

  test('ends with its order when that is paid back; days that were to follow come forward', async ({
    client,
    assert,
  }) => {
    const { user, job } = await givenPromotions()
    const buyer = buying(client, user)
    const orders: string[] = []
    for (const days of [7, 15]) {
      const made = await buyer.post('/client/promote-job', {
        jobId: job.id,
        days,
        gateway: 'sandbox',
      })
      orders.push(made.body().data.orderId)
      await buyer.pays(made.body().data.payment._id)
    }
    const payBack = async (orderId: string) => {
      const order = await orderOf(orderId)
      const payment = await Payment.findByOrFail('order_id', order.id)
      await db.transaction((trx) =>
        askRefund(trx, order, payment, { amount: big(order.amount), reason: 'Asked for' })
      )
      await drainQueue()
    }
    await payBack(orders[0])
    const [first, second] = await Promotion.query().orderBy('id')
    assert.isNotNull(first.closedAt)
    assert.equal(daysLeft(first.grantedUntil), 7)
    assert.equal(daysLeft(second.startsAt), 0)
    assert.equal(daysLeft(second.endsAt), 15)
    assert.equal(daysLeft((await Job.findOrFail(job.id)).promotionExpiresAt), 15)
    await payBack(orders[1])
    assert.isNull((await Job.findOrFail(job.id)).promotionExpiresAt)
    assert.lengthOf((await client.post('/api/v1/promoted-job-list').json({})).body().data, 0)
    for (const { note } of await Delivery.all()) assert.match(note!, /paid back/)
    const last = await db
      .from('notifications')
      .where('kind', 'job.promotion')
      .orderBy('id', 'desc')
      .first()
    assert.match(last.message, /is not promoted any more/)
  })
})
