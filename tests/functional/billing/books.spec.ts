import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'csv-parse/sync'
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import { eInvoice, wrongEInvoice } from '#api/billing/books/e_invoice'
import { papersOfPeriod } from '#api/billing/books/papers_of_period'
import { periodOf } from '#api/billing/books/period'
import Invoice from '#api/billing/models/invoice'
import type Company from '#api/companies/models/company'
import BillingAddress from '#api/companies/models/billing_address'
import { financialYear } from '#api/billing/invoices/numbers'
import { givenAdmin, givenCompany } from '#tests/givens'
import { drainQueue } from '#tests/queue'
import {
  booksMonth,
  buying,
  givenAddress,
  givenBuyingCandidate,
  givenPayer,
  givenPlan,
  givenProduct,
} from './given_billing.js'
import { inv01 } from './inv01_schema.js'

let month: string
let year: string
/** The same PAN with the number of each state and its check digit. */
const GSTIN = { KA: '29AAGCB7383J1Z4', MH: '27AAGCB7383J1Z8' }

async function bookKeeper(client: ApiClient) {
  const admin = await givenAdmin('finance')
  const read = (path: string, period: string) =>
    client.get(`/api/v1/admin/books${path}`).qs({ period }).loginAs(admin)
  return {
    admin,
    read,
    show: async (period = month) => (await read('', period)).body().data,
    gstr1: async () => (await read('/gstr1', month)).body(),
    rows: async (path: string, period = month): Promise<Record<string, string>[]> =>
      parse((await read(path, period)).text(), { columns: true, bom: true }),
    refund: (orderId: number, amount?: number) =>
      client
        .put(`/api/v1/admin/orders/${orderId}/refund`)
        .loginAs(admin)
        .json({ amount, reason: 'Agreed' }),
  }
}

/** Buys through HTTP and pays; returns the invoice. */
async function bought(client: ApiClient, user: User, body: object) {
  const made = await buying(client, user).checkout(body)
  made.assertStatus(201)
  await buying(client, user).pays(made.body().data.payment._id)
  return Invoice.query()
    .where({ order_id: Number(made.body().data.orderId), kind: 'invoice' })
    .firstOrFail()
}

const identify = (company: Company, over: Partial<BillingAddress>) =>
  BillingAddress.query()
    .where('company_id', company.id)
    .firstOrFail()
    .then((address) => address.merge(over).save())

/** A sale of each kind that the return knows, and two that were paid back in part. */
async function givenMonth(client: ApiClient) {
  const { refund } = await bookKeeper(client)
  const small = await givenProduct({ kind: 'company_spotlight', sac: '998365' }, 100_005)
  const large = await givenProduct({ kind: 'company_spotlight', sac: '998519' }, 12_000_000)
  const written = await givenProduct({ kind: 'resume_writing', side: 'candidate' }, 149_900, true)
  const plan = await givenPlan()

  const home = await givenPayer('KA')
  await identify(home.company, { taxNumber: GSTIN.KA })
  const b2b = await bought(client, home.user, { items: [{ productId: small.id }] })

  const consumer = await givenPayer('MH')
  const b2cl = await bought(client, consumer.user, { items: [{ productId: large.id }] })

  const zone = await givenPayer('MH')
  await identify(zone.company, { taxNumber: GSTIN.MH, isSez: true })
  const sez = await bought(client, zone.user, { items: [{ productId: small.id }] })

  const abroad = await givenCompany({ countryCode: 'DE' })
  await givenAddress(abroad.company, null, 'DE')
  await identify(abroad.company, { taxNumber: 'DE136695976', city: 'Berlin' })
  const exported = await bought(client, abroad.user, { planId: plan.id, interval: 'month' })

  const candidate = await givenBuyingCandidate()
  const b2cs = await bought(client, candidate.user, { items: [{ productId: written.id }] })

  for (const [paper, amount] of [
    [b2b, 33_333],
    [b2cs, 50_000],
  ] as const)
    (await refund(paper.orderId!, amount)).assertStatus(200)
  await drainQueue()
  return { b2b, b2cl, sez, exported, b2cs }
}

const cents = (text: string) => Math.round(Number(text) * 100)

test.group('The books of a period', (group) => {
  group.each.setup(async () => {
    const here = await booksMonth()
    month = here.toFormat('yyyy-MM')
    year = financialYear(here)
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for finance alone', async ({ client }) => {
    for (const path of ['', '/gstr1', '/gstr1-table', '/e-invoices', '/journal']) {
      const at = `/api/v1/admin/books${path}?period=${month}`
      ;(await client.get(at)).assertStatus(401)
      for (const role of ['support', 'moderator', 'content'] as const)
        (await client.get(at).loginAs(await givenAdmin(role))).assertStatus(403)
      ;(await client.get(at).loginAs((await givenPayer()).user)).assertStatus(403)
    }
  })

  test('say which periods there are', async ({ client, assert }) => {
    const { read } = await bookKeeper(client)
    for (const period of ['', '2026-13', '26-28', 'all', '2026', '2026-1']) {
      const answer = await read('', period)
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, 'period')
    }
    const yearly = await read('/gstr1', year)
    yearly.assertStatus(422)
    assert.match(yearly.body().errors[0].message, /month/)
    ;(await read('/gstr1-table', year)).assertStatus(200)
  })

  test('begin and end by the clock of India', ({ assert }) => {
    assert.equal(periodOf('2026-10')!.start.toUTC().toISO(), '2026-09-30T18:30:00.000Z')
    assert.equal(periodOf('2026-10')!.end.toUTC().toISO(), '2026-10-31T18:30:00.000Z')
    assert.equal(periodOf('26-27')!.start.toUTC().toISO(), '2026-03-31T18:30:00.000Z')
    assert.equal(periodOf('26-27')!.end.toUTC().toISO(), '2027-03-31T18:30:00.000Z')
  })

  test('put each sale into its table of GSTR-1, and the sums agree with the papers', async ({
    client,
    assert,
  }) => {
    const { b2b, b2cl, sez, exported, b2cs } = await givenMonth(client)
    const { show, gstr1, rows, read } = await bookKeeper(client)
    const noteOf = ({ id }: Invoice) => Invoice.findByOrFail('invoice_id', id)
    const [note, smallNote] = [await noteOf(b2b), await noteOf(b2cs)]
    const books = await show()
    const table = (name: string) => books.tables.find((each: any) => each.table === name)
    assert.containsSubset(table('4A'), {
      papers: 1,
      taxable: 100_005,
      igst: 0,
      cgst: 9_000,
      sgst: 9_000,
      value: 118_005,
    })
    assert.containsSubset(table('5'), { papers: 1, taxable: 12_000_000, igst: 2_160_000 })
    assert.containsSubset(table('6B'), { papers: 1, taxable: 100_005, igst: 0, value: 100_005 })
    const rate = exported.snapshot.rupeeRate!
    assert.isAbove(rate, 500_000)
    assert.equal(exported.currency, 'USD')
    assert.containsSubset(table('6A'), { papers: 1, igst: 0, value: (300_000 * rate) / 10_000 })
    assert.equal(table('7').taxable, b2cs.taxable - smallNote.taxable)
    assert.equal(table('7').papers, 2)
    assert.containsSubset(table('9B'), { papers: 1, value: 33_333 })
    // equal to the unit, whatever is paid back
    assert.equal(table('9B').cgst, table('9B').sgst)

    const found = await gstr1()
    assert.equal(found.gstin, GSTIN.KA)
    assert.equal(found.fp, month.split('-').reverse().join(''))
    const date = b2b.issuedAt.setZone('Asia/Kolkata').toFormat('dd-MM-yyyy')
    assert.deepEqual(found.b2b, [
      {
        ctin: GSTIN.KA,
        inv: [
          {
            inum: b2b.number,
            idt: date,
            val: 1180.05,
            pos: '29',
            rchrg: 'N',
            inv_typ: 'R',
            itms: [{ num: 1, itm_det: { txval: 1000.05, rt: 18, camt: 90, samt: 90, csamt: 0 } }],
          },
        ],
      },
      {
        ctin: GSTIN.MH,
        inv: [
          {
            inum: sez.number,
            idt: date,
            val: 1000.05,
            pos: '27',
            rchrg: 'N',
            inv_typ: 'SEWOP',
            itms: [{ num: 1, itm_det: { txval: 1000.05, rt: 0, iamt: 0, csamt: 0 } }],
          },
        ],
      },
    ])
    assert.containsSubset(found.b2cl, [
      { pos: '27', inv: [{ inum: b2cl.number, val: 141600, itms: [{ num: 1 }] }] },
    ])
    assert.containsSubset(found.exp, [
      { exp_typ: 'WOPAY', inv: [{ inum: exported.number, itms: [{ rt: 0, iamt: 0 }] }] },
    ])
    assert.lengthOf(found.b2cs, 1)
    assert.containsSubset(found.b2cs[0], { sply_ty: 'INTRA', pos: '29', typ: 'OE', rt: 18 })
    assert.equal(cents(found.b2cs[0].txval), b2cs.taxable - smallNote.taxable)
    assert.containsSubset(found.cdnr, [
      { ctin: GSTIN.KA, nt: [{ ntty: 'C', nt_num: note.number, val: 333.33, inv_typ: 'R' }] },
    ])
    assert.deepEqual(found.cdnur, [])
    assert.containsSubset(found.doc_issue.doc_det, [
      { doc_num: 1, docs: [{ from: b2b.number, to: b2cs.number, totnum: 5, net_issue: 5 }] },
      { doc_num: 5, docs: [{ totnum: 2 }] },
    ])

    // table 12 is the other tables, taken together: exports with those without a GSTIN
    const taxable = (of: any[]) => of.reduce((sum, { txval }) => sum + cents(txval), 0)
    assert.equal(
      taxable(found.hsn.hsn_b2b),
      table('4A').taxable + table('6B').taxable - table('9B').taxable
    )
    assert.equal(
      taxable(found.hsn.hsn_b2c),
      table('5').taxable + table('6A').taxable + table('7').taxable
    )

    const csv = await rows('/gstr1-table')
    assert.lengthOf(csv, 7)
    assert.equal(
      csv.reduce((sum, row) => sum + cents(row.taxable), 0),
      taxable(found.hsn.hsn_b2b) + taxable(found.hsn.hsn_b2c)
    )
    assert.equal(csv.find(({ table: name }) => name === '6A')!.gstin, '')
    assert.deepEqual(await rows('/gstr1-table', year), csv)
    assert.match(
      (await read('/gstr1', month)).header('content-disposition')!,
      new RegExp(`GSTR1-${month}.json`)
    )
  })

  test('have e-invoices by the schema INV-01, none for consumers, and say what is missing', async ({
    client,
    assert,
  }) => {
    const { b2b, sez, exported } = await givenMonth(client)
    const { read, show } = await bookKeeper(client)
    const answer = await read('/e-invoices', month)
    answer.assertStatus(200)
    const found = answer.body()
    const note = await Invoice.query().where('invoice_id', b2b.id).firstOrFail()
    assert.sameMembers(
      found.map(({ DocDtls }: any) => DocDtls.No),
      [b2b, sez, exported, note].map(({ number }) => number)
    )
    const fits = new Ajv2020({ allErrors: true, multipleOfPrecision: 6 }).compile(inv01)
    for (const each of found) {
      assert.isTrue(fits(each), JSON.stringify(fits.errors))
      const { AssVal, IgstVal, CgstVal, SgstVal, TotInvVal } = each.ValDtls
      assert.equal(cents(TotInvVal), cents(AssVal) + cents(IgstVal) + cents(CgstVal) * 2)
      assert.equal(CgstVal, SgstVal)
      for (const item of each.ItemList)
        assert.closeTo(item.Qty * item.UnitPrice - item.Discount, item.AssAmt, 1)
    }
    const of = (paper: Invoice) => found.find(({ DocDtls }: any) => DocDtls.No === paper.number)
    assert.containsSubset(of(sez), {
      TranDtls: { SupTyp: 'SEZWOP' },
      BuyerDtls: { Gstin: GSTIN.MH, Pos: '27', Stcd: '27' },
    })
    assert.containsSubset(of(exported), {
      TranDtls: { SupTyp: 'EXPWOP' },
      BuyerDtls: { Gstin: 'URP', Pos: '96', Stcd: '96', Pin: 999_999 },
      ExpDtls: { ForCur: 'USD', CntCode: 'DE' },
      ValDtls: { TotInvValFc: 3000 },
    })
    assert.containsSubset(of(note), {
      DocDtls: { Typ: 'CRN' },
      RefDtls: { PrecDocDtls: [{ InvNo: b2b.number }] },
    })
    assert.deepEqual((await show()).eInvoices, { ready: 4, of: 4 })

    // what the portal would refuse is told beside its number, and left out
    const vague = await givenPayer('KA')
    await identify(vague.company, { taxNumber: GSTIN.KA, postalCode: 'near the lake' })
    const product = await givenProduct({ kind: 'company_spotlight' })
    const paper = await bought(client, vague.user, { items: [{ productId: product.id }] })
    const books = await show()
    assert.deepEqual(books.eInvoices, { ready: 4, of: 5 })
    const [fault] = books.faults
    assert.equal(fault.number, paper.number)
    assert.match(fault.message, /PIN has not 6 digits: complete the billing address/)
    const { papers } = await papersOfPeriod(periodOf(month)!)
    const whole = eInvoice(papers[0])!
    for (const [wrong, message] of [
      [{ ...whole, SellerDtls: { ...whole.SellerDtls, Pin: 0 } }, /SELLER_ADDRESS/],
      [{ ...whole, SellerDtls: { ...whole.SellerDtls, Gstin: null } }, /SELLER_TAX_NUMBER/],
      [{ ...whole, BuyerDtls: { ...whole.BuyerDtls, Loc: '' } }, /town/],
    ] as const)
      assert.match(wrongEInvoice(wrong)!, message)
  })

  test('have a journal whose vouchers balance, and accounts that are its sums', async ({
    client,
    assert,
  }) => {
    const { b2b, exported } = await givenMonth(client)
    const { rows, show } = await bookKeeper(client)
    const csv = await rows('/journal')
    const vouchers = Map.groupBy(csv, ({ voucher }) => voucher)
    // five payments, five invoices, two refunds and their notes
    assert.equal(vouchers.size, 14)
    for (const [voucher, legs] of vouchers) {
      const sum = (side: string) => legs.reduce((all, leg) => all + cents(leg[side]), 0)
      assert.equal(sum('debit'), sum('credit'), voucher)
      assert.isAbove(sum('debit'), 0)
      assert.lengthOf(new Set(legs.map(({ currency }) => currency)), 1)
    }
    assert.sameDeepMembers(
      vouchers.get(b2b.number!)!.map(({ account, debit, credit }) => ({ account, debit, credit })),
      [
        { account: 'Owed by buyers', debit: '1180.05', credit: '' },
        { account: 'Revenue', debit: '', credit: '1000.05' },
        { account: 'Tax to pay: CGST', debit: '', credit: '90.00' },
        { account: 'Tax to pay: SGST', debit: '', credit: '90.00' },
      ]
    )
    assert.equal(vouchers.get(exported.number!)![0].currency, 'USD')
    for (const balance of (await show()).balances) {
      const own = csv.filter(
        ({ account, currency }) => account === balance.account && currency === balance.currency
      )
      assert.isNotEmpty(own)
      for (const side of ['debit', 'credit'])
        assert.equal(
          balance[side],
          own.reduce((sum, row) => sum + cents(row[side]), 0),
          `${side} of ${balance.account}`
        )
      assert.equal(balance.closing, balance.opening + balance.debit - balance.credit)
    }
    const before = DateTime.now().minus({ years: 1 })
    assert.deepEqual(await rows('/journal', before.toFormat('yyyy-MM')), [])
  })

  test('tell apart what has no rate in rupees, and note series without a gap', async ({
    client,
    assert,
  }) => {
    await db.from('exchange_rates').where('currency', 'USD').delete()
    const abroad = await givenCompany({ countryCode: 'DE' })
    await givenAddress(abroad.company, null, 'DE')
    const plan = await givenPlan()
    const paper = await bought(client, abroad.user, { planId: plan.id, interval: 'month' })
    const { show, gstr1 } = await bookKeeper(client)
    const books = await show()
    assert.equal(books.faults[0].number, paper.number)
    assert.match(books.faults[0].message, /rates:load/)
    assert.deepEqual((await gstr1()).exp, [])
    assert.containsSubset(books.documents, [{ kind: 'invoice', count: 1, range: 1 }])
  })
})
