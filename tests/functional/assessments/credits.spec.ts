import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import AuditEntry from '#api/accounts/models/audit_entry'
import * as credits from '#api/assessments/credits/credits'
import CreditEntry from '#api/assessments/models/credit_entry'
import { givenAdmin, givenCandidate, givenCompany, givenMember } from '#tests/givens'

const balance = '/api/v1/client/assessment-credit'
const history = '/api/v1/client/credit-usage-history'
const ledger = '/api/v1/admin/credit-ledger'

const give = (companyId: number, amount: number, key: string) =>
  db.transaction((trx) =>
    credits.purchase(trx, { owner: { companyId }, credits: amount, reference: key, key })
  )

test.group('The credits of a company', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for those who send tests or pay', async ({ client }) => {
    const { company } = await givenCompany()
    const dev = await givenCandidate()
    for (const path of [balance, history]) {
      ;(await client.get(path)).assertStatus(401)
      ;(await client.get(path).loginAs(dev.user)).assertStatus(403)
      for (const [role, status] of [
        ['admin', 200],
        ['recruiter', 200],
        ['billing', 200],
        ['hiring_manager', 403],
        ['interviewer', 403],
      ] as const)
        (await client.get(path).loginAs((await givenMember(company, role)).user)).assertStatus(
          status
        )
    }
    const recruiter = await givenMember(company, 'recruiter')
    const refused = await client.put(balance).loginAs(recruiter.user).json({ turnedOff: true })
    refused.assertStatus(403)
    refused.assertBodyContains({ reason: 'role' })
  })

  test('bad input names its field', async ({ client }) => {
    const { user } = await givenCompany()
    const wrong: [string, string][] = [
      ['page=0', 'page'],
      ['limit=101', 'limit'],
      ['kind=theft', 'kind'],
    ]
    for (const [query, field] of wrong) {
      const refused = await client.get(`${history}?${query}`).loginAs(user)
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
    ;(await client.put(balance).loginAs(user).json({ turnedOff: 'perhaps' })).assertStatus(422)
  })

  test('are said with what is reserved and what runs out when', async ({ client, assert }) => {
    const { company, user } = await givenCompany()
    assert.deepEqual((await client.get(balance).loginAs(user)).body().data, {
      available: 0,
      reserved: 0,
      expiring: [],
      soon: 0,
      turnedOff: false,
    })
    await give(company.id, 5, 'order:1')
    await db.transaction((trx) =>
      credits.reserve(trx, {
        owner: { companyId: company.id },
        credits: 2,
        reference: 'send:1',
        key: 'send:1',
        actorId: user.id,
      })
    )
    const { data } = (await client.get(balance).loginAs(user)).body()
    assert.containsSubset(data, { available: 3, reserved: 2, turnedOff: false })
    assert.lengthOf(data.expiring, 1)
    assert.equal(data.expiring[0].credits, 3)
  })

  test('the history is the ledger: the latest first, with who and the balance, paged, and of this company alone', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const other = await givenCompany()
    await give(other.company.id, 9, 'order:other')
    for (let nth = 1; nth <= 3; nth++) await give(company.id, nth, `order:${nth}`)
    const first = (await client.get(`${history}?limit=2`).loginAs(user)).body()
    assert.containsSubset(first.data, [
      { kind: 'purchase', delta: 3, credits: 3, balance: 6, reference: 'order:3' },
      { kind: 'purchase', delta: 2, balance: 3, reference: 'order:2' },
    ])
    assert.containsSubset(first.pagination, { page: 1, limit: 2, total: 3, totalPages: 2 })
    const second = (await client.get(`${history}?limit=2&page=2`).loginAs(user)).body()
    assert.deepEqual(
      second.data.map((line: { reference: string }) => line.reference),
      ['order:1']
    )
    assert.lengthOf((await client.get(`${history}?kind=grant`).loginAs(user)).body().data, 0)
  })

  test('can be turned off and on by those who pay, with a line in the audit log', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const off = await client.put(balance).loginAs(user).json({ turnedOff: true })
    off.assertStatus(200)
    assert.isTrue(off.body().data.turnedOff)
    await client.put(balance).loginAs(user).json({ turnedOff: true })
    const on = await client.put(balance).loginAs(user).json({ turnedOff: false })
    assert.isFalse(on.body().data.turnedOff)
    assert.lengthOf(
      await AuditEntry.query()
        .where('companyId', company.id)
        .whereIn('action', ['credits.turn-off', 'credits.turn-on']),
      2
    )
  })
})

test.group('Credits by hand, in the console', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are given by finance alone, and read by support too', async ({ client }) => {
    const { company } = await givenCompany()
    const body = { clientId: company.id, delta: 5, reason: 'A thank you' }
    ;(await client.post(ledger).json(body)).assertStatus(401)
    for (const role of ['moderator', 'content', 'support'] as const)
      (
        await client
          .post(ledger)
          .loginAs(await givenAdmin(role))
          .json(body)
      ).assertStatus(403)
    ;(await client.get(ledger).loginAs(await givenAdmin('support'))).assertStatus(200)
    ;(await client.get(ledger).loginAs(await givenAdmin('content'))).assertStatus(403)
  })

  test('need a company, a whole number that is not 0, and a reason', async ({ client, assert }) => {
    const finance = await givenAdmin('finance')
    const { company } = await givenCompany()
    const good = { clientId: company.id, delta: 5, reason: 'A thank you' }
    const wrong: [object, string][] = [
      [{ clientId: null }, 'clientId'],
      [{ clientId: 999_999_999 }, 'clientId'],
      [{ delta: 0 }, 'delta'],
      [{ delta: 1.5 }, 'delta'],
      [{ delta: 100_001 }, 'delta'],
      [{ delta: -1 }, 'delta'],
      [{ reason: '' }, 'reason'],
    ]
    for (const [over, field] of wrong) {
      const refused = await client
        .post(ledger)
        .loginAs(finance)
        .json({ ...good, ...over })
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
    assert.lengthOf(await CreditEntry.all(), 0)
  })

  test('stand in the ledger with their reason, and in the audit log', async ({
    client,
    assert,
  }) => {
    const finance = await givenAdmin('finance')
    const { company, user } = await givenCompany()
    const given = await client
      .post(ledger)
      .loginAs(finance)
      .json({ clientId: company.id, delta: 50, reason: 'For the pilot' })
    given.assertStatus(201)
    assert.containsSubset(given.body().data, {
      clientId: String(company.id),
      kind: 'grant',
      delta: 50,
      balance: 50,
      reason: 'For the pilot',
      by: finance.fullName,
    })
    const taken = await client
      .post(ledger)
      .loginAs(finance)
      .json({ clientId: company.id, delta: -20, reason: 'Too many' })
    assert.containsSubset(taken.body().data, { kind: 'adjust', delta: -20, balance: 30 })
    const shown = await client.get(`${ledger}/${given.body().data._id}`).loginAs(finance)
    assert.equal(shown.body().data.reason, 'For the pilot')
    const list = await client
      .get(ledger)
      .loginAs(finance)
      .qs({ filter: JSON.stringify({ clientId: company.id }) })
    assert.lengthOf(list.body().data, 2)
    assert.lengthOf(await AuditEntry.query().where('action', 'credit-ledger.create'), 2)
    const read = (await client.get(history).loginAs(user)).body().data
    assert.containsSubset(read[1], { by: 'Candor', reason: 'For the pilot', credits: 50 })
  })

  test('a line is neither changed nor deleted, as there is no such route', async ({ client }) => {
    const admin = await givenAdmin()
    const { company } = await givenCompany()
    const [line] = await give(company.id, 1, 'order:1')
    ;(await client.put(`${ledger}/${line.id}`).loginAs(admin).json({ delta: 5 })).assertStatus(404)
    ;(await client.delete(`${ledger}/${line.id}`).loginAs(admin)).assertStatus(404)
  })
})
