import fc from 'fast-check'
import { test, timeTravel } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import { CREDIT_MONTHS, NOT_ENOUGH_CREDITS } from '#api/assessments/credits/credit_facts'
import * as credits from '#api/assessments/credits/credits'
import expireCredits from '#api/assessments/credits/expire_credits'
import CreditAccount from '#api/assessments/models/credit_account'
import CreditEntry from '#api/assessments/models/credit_entry'
import CreditLot from '#api/assessments/models/credit_lot'
import { emptyDatabase } from '#tests/empty_database'
import { givenCandidate, givenCompany } from '#tests/givens'

const within = <T>(verb: (trx: TransactionClientContract) => Promise<T>) => db.transaction(verb)
const buy = (owner: credits.CreditOwner, amount: number, key: string) =>
  within((trx) => credits.purchase(trx, { owner, credits: amount, reference: key, key }))
const keep = (owner: credits.CreditOwner, amount: number, reference: string) =>
  within((trx) => credits.reserve(trx, { owner, credits: amount, reference, key: reference }))

/** Both sums by the ledger alone. */
async function sums(accountId: number) {
  const { rows } = await db.rawQuery(
    `select coalesce(sum(delta), 0)::int as available, coalesce(sum(held), 0)::int as reserved from credit_ledger where account_id = ?`,
    [accountId]
  )
  return rows[0] as { available: number; reserved: number }
}

test.group('The credit ledger', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('what is bought is reserved, then used or given back, and each line has its balance', async ({
    assert,
  }) => {
    const owner = { companyId: (await givenCompany()).company.id }
    await buy(owner, 5, 'order:1')
    await keep(owner, 2, 'send:1')
    await keep(owner, 1, 'send:2')
    await within((trx) =>
      credits.consume(trx, { owner, reference: 'send:1', credits: 1, key: 'start:1' })
    )
    await within((trx) => credits.release(trx, { owner, reference: 'send:1', key: 'end:1' }))
    await within((trx) => credits.release(trx, { owner, reference: 'send:2', key: 'end:2' }))
    const lines = await CreditEntry.query().orderBy('id')
    assert.deepEqual(
      lines.map(({ kind, delta, held, balance }) => [kind, delta, held, balance]),
      [
        ['purchase', 5, 0, 5],
        ['reserve', -2, 2, 3],
        ['reserve', -1, 1, 2],
        ['consume', 0, -1, 2],
        ['release', 1, -1, 3],
        ['release', 1, -1, 4],
      ]
    )
    const account = await CreditAccount.findByOrFail('company_id', owner.companyId)
    assert.deepEqual([account.available, account.reserved], [4, 0])
  })

  test('a candidate has an account of their own', async ({ assert }) => {
    const { candidate } = await givenCandidate()
    await buy({ candidateId: candidate.id }, 3, 'order:2')
    const account = await CreditAccount.findByOrFail('candidate_id', candidate.id)
    assert.equal(account.available, 3)
    assert.equal((await CreditEntry.firstOrFail()).candidateId, candidate.id)
  })

  test('too few are refused with the sentence of the product, and nothing is booked', async ({
    assert,
  }) => {
    const owner = { companyId: (await givenCompany()).company.id }
    await buy(owner, 2, 'order:1')
    const refused = await keep(owner, 3, 'send:1').catch((error) => error)
    assert.instanceOf(refused, Refusal)
    assert.containsSubset(refused, {
      message: NOT_ENOUGH_CREDITS,
      status: 403,
      reason: 'quota',
      details: { available: 2, needed: 3 },
    })
    assert.equal(
      NOT_ENOUGH_CREDITS,
      'Insufficient test credits to add assessments to this job. Please purchase additional credits first!'
    )
    assert.lengthOf(await CreditEntry.all(), 1)
  })

  test('a key that is known books nothing more', async ({ assert }) => {
    const owner = { companyId: (await givenCompany()).company.id }
    const [first] = await buy(owner, 4, 'order:1')
    const [again] = await buy(owner, 4, 'order:1')
    assert.equal(again.id, first.id)
    await keep(owner, 1, 'send:1')
    await keep(owner, 1, 'send:1')
    const account = await CreditAccount.findByOrFail('company_id', owner.companyId)
    assert.deepEqual([account.available, account.reserved], [3, 1])
  })

  test('what runs out first is spent first, over several lots, and gifts without a date last', async ({
    assert,
  }) => {
    const owner = { companyId: (await givenCompany()).company.id }
    const now = DateTime.now()
    await within((trx) =>
      credits.grant(trx, { owner, credits: 10, reference: 'gift', key: 'gift' })
    )
    for (const [key, months] of [
      ['late', 9],
      ['early', 2],
    ] as const)
      await within((trx) =>
        credits.purchase(trx, {
          owner,
          credits: 2,
          reference: key,
          key,
          expiresAt: now.plus({ months }),
        })
      )
    const lines = await keep(owner, 5, 'send:1')
    assert.deepEqual(
      lines.map(({ delta }) => delta),
      [-2, -2, -1]
    )
    const lots = await CreditLot.query().orderBy('id')
    assert.deepEqual(
      lots.map(({ available }) => available),
      [9, 0, 0]
    )
  })

  test('bought credits end after 12 months, those that are reserved with their release', async ({
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const owner = { companyId: company.id }
    await buy(owner, 5, 'order:1')
    await keep(owner, 2, 'send:1')
    timeTravel(DateTime.now().plus({ months: CREDIT_MONTHS }).minus({ days: 1 }).toJSDate())
    assert.deepEqual(await expireCredits(), { expired: 0, warned: 1 })
    assert.deepEqual(await expireCredits(), { expired: 0, warned: 0 })
    const bell = await db.from('notifications').where('user_id', user.id).firstOrFail()
    assert.equal(bell.kind, 'billing.credits_run_out')
    assert.match(bell.message, /^3 of your test credits run out/)
    assert.lengthOf(await db.from('mails').where('kind', 'billing.credits_run_out'), 1)

    timeTravel(DateTime.now().plus({ days: 2 }).toJSDate())
    assert.equal((await expireCredits()).expired, 3)
    assert.equal((await expireCredits()).expired, 0)
    await within((trx) => credits.release(trx, { owner, reference: 'send:1', key: 'end' }))
    assert.equal((await expireCredits()).expired, 2)
    const account = await CreditAccount.findByOrFail('company_id', company.id)
    assert.deepEqual([account.available, account.reserved], [0, 0])
  })

  test('credits that have run out are not spent before the sweep comes either', async ({
    assert,
  }) => {
    const owner = { companyId: (await givenCompany()).company.id }
    await buy(owner, 5, 'order:1')
    timeTravel(
      DateTime.now()
        .plus({ months: CREDIT_MONTHS + 1 })
        .toJSDate()
    )
    await assert.rejects(() => keep(owner, 1, 'send:1'), NOT_ENOUGH_CREDITS)
  })

  test('a refund takes back what is left of its purchase, and no more', async ({ assert }) => {
    const owner = { companyId: (await givenCompany()).company.id }
    await buy(owner, 5, 'order:1')
    await buy(owner, 5, 'order:2')
    await keep(owner, 3, 'send:1')
    const refund = (key: string) =>
      within((trx) => credits.refund(trx, { owner, reference: 'order:1', key }))
    assert.deepEqual(
      (await refund('refund:1')).map(({ delta }) => delta),
      [-2]
    )
    assert.deepEqual(
      (await refund('refund:1')).map(({ delta }) => delta),
      [-2]
    )
    assert.lengthOf(await refund('refund:2'), 0)
    const account = await CreditAccount.findByOrFail('company_id', owner.companyId)
    assert.deepEqual([account.available, account.reserved], [5, 3])
  })

  test('the database refuses a change, a deletion and an account below zero', async ({
    assert,
  }) => {
    const owner = { companyId: (await givenCompany()).company.id }
    const [line] = await buy(owner, 1, 'order:1')
    const tries: [string, RegExp][] = [
      ['update credit_ledger set delta = 100', /neither changed nor deleted/],
      ['delete from credit_ledger', /neither changed nor deleted/],
      ['delete from credit_accounts', /neither changed nor deleted/],
      [
        `insert into credit_ledger (account_id, lot_id, kind, delta, held, reference, idempotency_key)
         values (${line.accountId}, ${line.lotId}, 'reserve', -2, 2, 'x', 'x')`,
        /credit_lots_available_check/,
      ],
      [
        `insert into credit_ledger (account_id, lot_id, kind, delta, held, reference, idempotency_key)
         values (${line.accountId}, ${line.lotId}, 'consume', 0, -1, 'x', 'x')`,
        /credit_lots_reserved_check/,
      ],
      [
        `insert into credit_ledger (account_id, lot_id, kind, delta, held, reference, idempotency_key)
         values (${line.accountId}, ${line.lotId}, 'release', -1, 1, 'x', 'x')`,
        /credit_ledger_check/,
      ],
      ['update credit_accounts set available = -1', /credit_accounts_available_check/],
    ]
    for (const [sql, why] of tries)
      await assert.rejects(() => within((trx) => trx.rawQuery(sql)), why)
    assert.lengthOf(await CreditEntry.all(), 1)
  })
})

type Step = { verb: string; amount: number; about: number; repeats: boolean; days: number }

const steps = fc.array(
  fc.record<Step>({
    verb: fc.constantFrom(
      'purchase',
      'grant',
      'reserve',
      'reserve',
      'consume',
      'release',
      'refund',
      'adjust',
      'expire'
    ),
    amount: fc.integer({ min: 1, max: 8 }),
    about: fc.integer({ min: 0, max: 4 }),
    repeats: fc.boolean(),
    days: fc.integer({ min: 0, max: 120 }),
  }),
  { minLength: 1, maxLength: 25 }
)

test.group('The credit ledger, over random sequences', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lots, account and balances are the sums of the lines, nothing is below zero, and repeating changes nothing', async ({
    assert,
  }) => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const owner = { companyId: (await givenCompany()).company.id }
        const begin = DateTime.now()
        let clock = begin
        for (const [nth, step] of sequence.entries()) {
          clock = clock.plus({ days: step.days })
          timeTravel(clock.toJSDate())
          const act = () => takeStep(owner, nth, step)
          await act()
          if (!step.repeats) continue
          const account = await CreditAccount.findBy('company_id', owner.companyId)
          await act()
          const again = await CreditAccount.findBy('company_id', owner.companyId)
          assert.deepEqual(
            [again?.available, again?.reserved],
            [account?.available, account?.reserved]
          )
        }
        timeTravel(begin.toJSDate())
        const account = await CreditAccount.findBy('company_id', owner.companyId)
        if (account) await assertSums(assert, account)
      }),
      { numRuns: 40 }
    )
  })

  async function takeStep(owner: credits.CreditOwner, nth: number, step: Step) {
    const key = `step:${Object.values(owner)[0]}:${nth}`
    const told = { owner, key, credits: step.amount }
    const bought = `order:${step.about}`
    const sent = `send:${step.about}`
    const verbs: Record<string, (trx: TransactionClientContract) => Promise<unknown>> = {
      purchase: (trx) => credits.purchase(trx, { ...told, reference: bought }),
      grant: (trx) => credits.grant(trx, { ...told, reference: 'gift' }),
      reserve: (trx) => credits.reserve(trx, { ...told, reference: sent }),
      consume: (trx) => credits.consume(trx, { ...told, reference: sent }),
      release: (trx) => credits.release(trx, { ...told, reference: sent }),
      refund: (trx) => credits.refund(trx, { ...told, reference: bought }),
      adjust: (trx) =>
        credits.adjust(trx, {
          ...told,
          credits: step.about > 1 ? -step.amount : step.amount,
          reference: 'console',
        }),
      expire: async (trx) => credits.expire(trx, await credits.lockAccount(trx, owner)),
    }
    await within(verbs[step.verb]).catch((error) => {
      if (!(error instanceof Refusal)) throw error
    })
  }

  async function assertSums(assert: any, account: CreditAccount) {
    assert.deepEqual(await sums(account.id), {
      available: account.available,
      reserved: account.reserved,
    })
    assert.isAtLeast(account.available, 0)
    assert.isAtLeast(account.reserved, 0)
    const lots = await CreditLot.query().where('account_id', account.id)
    assert.equal(
      lots.reduce((sum, lot) => sum + lot.available, 0),
      account.available
    )
    assert.equal(
      lots.reduce((sum, lot) => sum + lot.reserved, 0),
      account.reserved
    )
    const lines = await CreditEntry.query().where('account_id', account.id).orderBy('id')
    let balance = 0
    for (const line of lines) {
      balance += line.delta
      assert.equal(line.balance, balance)
      assert.isAtLeast(balance, 0)
    }
    const { rows } = await db.rawQuery(
      'select 1 from credit_ledger where account_id = ? group by reference having sum(held) < 0',
      [account.id]
    )
    assert.lengthOf(rows, 0)
  }
})

test.group('The credit ledger, with real commits', (group) => {
  group.each.teardown(emptyDatabase)

  test('200 spends at once of 50 credits end with exactly 50', async ({ assert }) => {
    const owner = { companyId: (await givenCompany()).company.id }
    await buy(owner, 20, 'order:1')
    await buy(owner, 30, 'order:2')
    const spends = await Promise.allSettled(
      Array.from({ length: 200 }, (_, nth) => keep(owner, 1, `send:${nth}`))
    )
    const refused = spends.filter((spend) => spend.status === 'rejected')
    assert.lengthOf(refused, 150)
    for (const { reason } of refused as PromiseRejectedResult[])
      assert.equal(reason.message, NOT_ENOUGH_CREDITS)
    const account = await CreditAccount.findByOrFail('company_id', owner.companyId)
    assert.deepEqual([account.available, account.reserved], [0, 50])
    assert.deepEqual(await sums(account.id), { available: 0, reserved: 50 })
  })

  test('a webhook that comes ten times at once buys once, also as the first of an account', async ({
    assert,
  }) => {
    const owner = { companyId: (await givenCompany()).company.id }
    const lines = await Promise.all(Array.from({ length: 10 }, () => buy(owner, 7, 'order:9')))
    assert.lengthOf(new Set(lines.map(([{ id }]) => id)), 1)
    const account = await CreditAccount.findByOrFail('company_id', owner.companyId)
    assert.equal(account.available, 7)
  })

  test('start and decline at once end a reservation once', async ({ assert }) => {
    const owner = { companyId: (await givenCompany()).company.id }
    await buy(owner, 1, 'order:1')
    await keep(owner, 1, 'send:1')
    await Promise.all([
      within((trx) => credits.consume(trx, { owner, reference: 'send:1', key: 'start' })),
      within((trx) => credits.release(trx, { owner, reference: 'send:1', key: 'decline' })),
    ])
    const account = await CreditAccount.findByOrFail('company_id', owner.companyId)
    assert.equal(account.reserved, 0)
    assert.lengthOf(await CreditEntry.query().whereIn('kind', ['consume', 'release']), 1)
  })
})
