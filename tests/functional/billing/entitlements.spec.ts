import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#api/http/refusal'
import { aiRunsOf, giveBackAiRuns, spendAiRuns } from '#api/companies/access/ai_runs'
import { buying, givenPayer, givenPlan } from './given_billing.js'

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
