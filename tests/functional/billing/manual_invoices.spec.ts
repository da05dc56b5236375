import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import Delivery from '#api/billing/models/delivery'
import Invoice from '#api/billing/models/invoice'
import { balances } from '#api/billing/ledger/book'
import { givenAdmin, givenCompany } from '#tests/givens'
import { buying, givenBuyingCandidate, givenPayer, givenProduct } from './given_billing.js'

const LINES = [
  { description: 'Hiring campaign', quantity: 2, each: 100_050, discount: 100 },
  { description: 'Workshop', quantity: 1, each: 50_000, sac: '998365' },
]

/** Finance at its desk. */
async function desk(client: ApiClient, role: 'finance' | 'support' | 'content' = 'finance') {
  const admin = await givenAdmin(role)
  const at = (path: string) => `/api/v1/admin/invoices${path}`
  return {
    write: (body: object) => client.post(at('')).loginAs(admin).json(body),
    edit: (id: string, body: object) =>
      client
        .put(at(`/${id}`))
        .loginAs(admin)
        .json(body),
    issue: (id: string) =>
      client
        .put(at(`/${id}/issue`))
        .loginAs(admin)
        .json({}),
    void: (id: string, body: object = { reason: 'Agreed with the company' }) =>
      client
        .post(at(`/${id}/void`))
        .loginAs(admin)
        .json(body),
    show: (id: string) => client.get(at(`/${id}`)).loginAs(admin),
  }
}

test.group('Invoices by hand', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are written by finance alone', async ({ client }) => {
    const { company } = await givenPayer()
    const body = { clientId: company.id, currency: 'INR', lines: LINES }
    ;(await client.post('/api/v1/admin/invoices').json(body)).assertStatus(401)
    for (const role of ['support', 'content'] as const)
      (await (await desk(client, role)).write(body)).assertStatus(403)
    ;(await (await desk(client)).write(body)).assertStatus(201)
  })

  test('say what is wrong beside its field', async ({ client, assert }) => {
    const { write } = await desk(client)
    const { company } = await givenPayer()
    const good = { clientId: company.id, currency: 'INR', lines: LINES }
    const { company: nowhere } = await givenCompany({ countryCode: 'IN', stateCode: null } as never)
    for (const [field, body] of [
      ['lines', { ...good, lines: [] }],
      ['lines', { ...good, lines: 'all' }],
      ['lines', { ...good, lines: [{ ...LINES[0], quantity: 1.5 }] }],
      ['lines.0.each', { ...good, lines: [{ ...LINES[0], each: -1 }] }],
      ['lines.0.description', { ...good, lines: [{ ...LINES[0], description: '' }] }],
      ['lines', { ...good, lines: [{ ...LINES[0], discount: 300_000 }] }],
      ['lines', { ...good, lines: [{ ...LINES[0], sac: 'x' }] }],
      ['currency', { ...good, currency: 'USD' }],
      ['clientId', { ...good, clientId: nowhere.id }],
      ['clientId', { ...good, clientId: 999_999_999 }],
    ] as const) {
      const answer = await write(body)
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, field, JSON.stringify(body))
    }
  })

  test('are drafts that nobody else sees, then final with the next number', async ({
    client,
    assert,
  }) => {
    const { user, company } = await givenPayer('MH')
    const { write, edit, issue, show } = await desk(client)
    const made = await write({ clientId: company.id, currency: 'INR', lines: LINES, note: 'PO 7' })
    const { _id } = made.body().data
    assert.containsSubset(made.body().data, {
      status: 'draft',
      number: null,
      taxable: 250_000,
      tax: 45_000,
      amount: 295_000,
      supply: 'inter',
    })
    assert.lengthOf((await buying(client, user).papers()).body().data, 0)
    ;(await client.get(`/api/v1/invoices/${_id}/pdf`).loginAs(user)).assertStatus(404)
    const edited = await edit(_id, { lines: [LINES[1]] })
    edited.assertStatus(200)
    assert.equal(edited.body().data.amount, 59_000)
    const issued = await issue(_id)
    issued.assertStatus(200)
    assert.match(issued.body().data.number, /^INV\/\d\d-\d\d\/000001$/)
    ;(await edit(_id, { lines: LINES })).assertStatus(409)
    ;(await issue(_id)).assertStatus(409)
    assert.equal((await show(_id)).body().data.amount, 59_000)
    const [paper] = (await buying(client, user).papers()).body().data
    assert.containsSubset(paper, {
      number: issued.body().data.number,
      orderId: null,
      amount: 59_000,
    })
    const { rows } = await db.rawQuery(balances)
    assert.containsSubset(rows, [
      { account: 'receivable', balance: 59_000 },
      { account: 'revenue', balance: -50_000 },
      { account: 'tax', name: 'IGST', balance: -9_000 },
    ])
  })

  test('become void by a credit note of all of it, and numbers stay without a gap', async ({
    client,
    assert,
  }) => {
    const { company } = await givenPayer()
    const { write, issue, void: end } = await desk(client)
    const body = { clientId: company.id, currency: 'INR', lines: LINES }
    const [first, dropped, second] = [await write(body), await write(body), await write(body)].map(
      (made) => made.body().data._id as string
    )
    ;(await end(dropped, {})).assertStatus(422)
    ;(await end(dropped)).assertStatus(200)
    for (const id of [first, second]) (await issue(id)).assertStatus(200)
    ;(await end(first)).assertStatus(200)
    ;(await end(first)).assertStatus(409)
    const papers = await Invoice.query().orderBy('id')
    assert.deepEqual(
      papers.map(({ kind, status, nth }) => [kind, status, nth]),
      [
        ['invoice', 'void', 1],
        ['invoice', 'void', null],
        ['invoice', 'issued', 2],
        ['credit_note', 'issued', 1],
      ]
    )
    const note = papers[3]
    assert.containsSubset(note.snapshot, {
      corrects: papers[0].number,
      note: 'Agreed with the company',
      amount: papers[0].amount,
    })
    const { rows } = await db.rawQuery(balances)
    assert.equal(
      rows.find(({ account }: { account: string }) => account === 'receivable').balance,
      papers[2].amount
    )
    await assert.rejects(() => db.from('invoices').where('id', note.id).update({ amount: 1 }))
  })

  test('an invoice of an order is made void by paying the order back alone', async ({
    client,
    assert,
  }) => {
    const { user } = await givenPayer()
    const product = await givenProduct({ kind: 'company_spotlight' })
    const made = await buying(client, user).checkout({ items: [{ productId: product.id }] })
    await buying(client, user).pays(made.body().data.payment._id)
    const invoice = await Invoice.firstOrFail()
    const answer = await (await desk(client)).void(String(invoice.id))
    answer.assertStatus(409)
    assert.include(answer.body().message, 'pay the order back')
  })
})

test.group('What a candidate bought', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('each product says whether it runs, waits or was delivered', async ({ client, assert }) => {
    const path = '/api/v1/developer-product-status'
    ;(await client.get(path)).assertStatus(401)
    ;(await client.get(path).loginAs((await givenPayer()).user)).assertStatus(403)
    const { user } = await givenBuyingCandidate()
    const status = async (kind: string) =>
      (await client.get(path).loginAs(user))
        .body()
        .data.find((one: { kind: string }) => one.kind === kind)
    const products = [
      await givenProduct({ side: 'candidate', kind: 'resume_writing' }),
      await givenProduct({ side: 'candidate', kind: 'profile_spotlight' }),
      await givenProduct({ side: 'candidate', kind: 'credits' }),
    ]
    assert.containsSubset(await status('resume_writing'), { status: 'none', orderId: null })
    const buyer = buying(client, user)
    for (const product of products) {
      const made = await buyer.checkout({ items: [{ productId: product.id, quantity: 1 }] })
      await buyer.pays(made.body().data.payment._id)
    }
    assert.containsSubset(await status('resume_writing'), { status: 'waiting' })
    assert.containsSubset(await status('credits'), { status: 'active', credits: 1 })
    const place = await status('profile_spotlight')
    const given = await Delivery.findByOrFail('kind', 'profile_spotlight')
    assert.equal(place.status, given.status === 'delivered' ? 'active' : 'waiting')
  })
})
