import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#api/http/refusal'
import { aiRunsOf, giveBackAiRuns, spendAiRuns } from '#api/companies/access/ai_runs'
import { DateTime } from 'luxon'
import CreditEntry from '#api/assessments/models/credit_entry'
import type Plan from '#api/billing/models/plan'
import Subscription from '#api/billing/models/subscription'
import giveDueCredits, { creditMonth } from '#api/billing/subscriptions/plan_credits'
import type { ApiClient } from '@japa/api-client'
import { buying, givenPayer, givenPlan } from '../given_billing.js'

const spend = (companyId: number, key: string, runs = 1) =>
  db.transaction((trx) => spendAiRuns(trx, { companyId, runs, key }))

test.group('AI runs of a plan', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('runs are taken once for a key, and the usage says how many', async ({ client, assert }) => {
    await givenPlan({ isFree: true, entitlements: { ai_runs: 20 } })
    const { user, company } = await givenPayer()
    assert.equal((await spend(company.id, 'analysis:1', 3)).left, 17)
    assert.equal((await spend(company.id, 'analysis:1', 3)).left, 17)
    const usage = (await buying(client, user).summary()).body().data.usage
    assert.containsSubset(usage, [{ key: 'ai_runs', used: 3, limit: 20, upgradeTo: null }])
  })

  test('too few left refuses by the name of the plan and of the next, and takes nothing', async ({
    assert,
  }) => {
    const free = await givenPlan({ isFree: true, entitlements: { ai_runs: 4 } })
    const more = await givenPlan({ entitlements: { ai_runs: 100 } })
    const { company } = await givenPayer()
    await spend(company.id, 'analysis:1', 3)
    const refusal = await spend(company.id, 'analysis:2', 2).catch((error: Refusal) => error)
    assert.instanceOf(refusal, Refusal)
    const { message, status, reason, details } = refusal as Refusal
    assert.match(
      message,
      new RegExp(`^The ${free.name} plan includes 4 AI analyses a month: 1 is left`)
    )
    assert.deepEqual([status, reason], [403, 'quota'])
    assert.deepEqual(details, { limit: 4, used: 3, left: 1, upgradeTo: more.slug })
    assert.equal((await aiRunsOf(company.id)).left, 1)
  })

  test('runs that came to nothing are given back, all of them or some', async ({ assert }) => {
    await givenPlan({ isFree: true, entitlements: { ai_runs: 10 } })
    const { company } = await givenPayer()
    await spend(company.id, 'analysis:1', 5)
    await db.transaction((trx) => giveBackAiRuns(trx, { key: 'analysis:1', runs: 2 }))
    assert.equal((await aiRunsOf(company.id)).used, 3)
    await db.transaction((trx) => giveBackAiRuns(trx, { key: 'analysis:1' }))
    await db.transaction((trx) => giveBackAiRuns(trx, { key: 'analysis:1' }))
    assert.equal((await aiRunsOf(company.id)).used, 0)
  })

  test('the runs of last month are not those of this one', async ({ assert }) => {
    await givenPlan({ isFree: true, entitlements: { ai_runs: 10 } })
    const { company } = await givenPayer()
    await spend(company.id, 'analysis:1', 5)
    await db.from('plan_uses').update({ month: '2020-01-01' })
    assert.equal((await aiRunsOf(company.id)).used, 0)
  })
})

const creditPlan = (credits: number, month?: number) =>
  givenPlan({ entitlements: { users: 5, credits_a_month: credits } }, month)

async function givenSubscriber(client: ApiClient, plan: Plan, interval = 'month') {
  const { user, company } = await givenPayer()
  const buyer = buying(client, user)
  const made = await buyer.checkout({ planId: plan.id, interval })
  await buyer.pays(made.body().data.payment._id)
  return {
    buyer,
    company,
    subscription: await Subscription.findByOrFail('company_id', company.id),
    available: async () =>
      (await client.get('/api/v1/client/assessment-credit').loginAs(user)).body().data.available,
  }
}

test.group('Credits of a plan', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are given with the payment, once a month, and the usage says where they stand', async ({
    client,
    assert,
  }) => {
    const { buyer, company, available } = await givenSubscriber(client, await creditPlan(10))
    assert.equal(await available(), 10)
    assert.deepEqual(await giveDueCredits(), { given: 0 })
    await Subscription.query().update({ credits_until: null })
    assert.deepEqual(await giveDueCredits(), { given: 0 })
    assert.equal(await available(), 10)
    const { data } = (await buyer.summary()).body()
    assert.containsSubset(data.usage, [{ key: 'credits_a_month', used: 0, limit: 10 }])
    assert.lengthOf(await CreditEntry.query().where('company_id', company.id), 1)
  })

  test('an upgrade gives the difference', async ({ client, assert }) => {
    const larger = await creditPlan(40, 900_000)
    const { buyer, available } = await givenSubscriber(client, await creditPlan(10))
    const made = await buyer.change({ planId: larger.id, interval: 'month' })
    const { payment } = made.body().data.order
    if (payment) await buyer.pays(payment._id)
    assert.equal(await available(), 40)
  })

  test('of a plan that is paid by the year come each month, and run out with it', async ({
    client,
    assert,
  }) => {
    const { subscription, available, company } = await givenSubscriber(
      client,
      await creditPlan(10),
      'year'
    )
    assert.equal(await available(), 10)
    const earlier = (time: DateTime | null) => time!.minus({ days: 32 })
    await subscription
      .merge({
        anchorAt: earlier(subscription.anchorAt),
        periodStart: earlier(subscription.periodStart),
        periodEnd: earlier(subscription.periodEnd),
        creditsUntil: earlier(subscription.creditsUntil),
      })
      .save()
    await db.from('credit_lots').update({ expires_at: DateTime.now().minus({ days: 1 }).toSQL() })
    assert.deepEqual(await giveDueCredits(), { given: 10 })
    assert.deepEqual(await giveDueCredits(), { given: 0 })
    assert.equal(await available(), 10)
    const kinds = await CreditEntry.query().where('company_id', company.id).orderBy('id')
    assert.deepEqual(
      kinds.map(({ kind }) => kind),
      ['grant', 'expire', 'grant']
    )
  })

  test('a month is counted from the anchor, within what is paid for', ({ assert }) => {
    const at = (text: string) => DateTime.fromISO(text, { zone: 'utc' })
    const subscription = {
      anchorAt: at('2026-01-31T10:00'),
      periodStart: at('2026-01-31T10:00'),
      periodEnd: at('2027-01-31T10:00'),
    }
    const month = creditMonth(subscription, at('2026-03-15'))!
    assert.equal(month.start.toISODate(), '2026-02-28')
    assert.equal(month.end.toISODate(), '2026-03-31')
    assert.isNull(creditMonth(subscription, at('2027-01-31T10:00')))
    assert.isNull(creditMonth(subscription, at('2026-01-31T09:59')))
  })

  test('the free plan has none to give', async ({ assert }) => {
    await assert.rejects(() => givenPlan({ isFree: true, entitlements: { credits_a_month: 5 } }))
  })
})
