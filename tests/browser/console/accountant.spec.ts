import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { DateTime, Settings } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import BillingAddress from '#api/companies/models/billing_address'
import CompanyMember from '#api/companies/models/company_member'
import type Product from '#api/billing/models/product'
import { big } from '#api/billing/money/money'
import { buyerOf } from '#api/billing/orders/buyers'
import { draftsOf } from '#api/billing/orders/drafts'
import { placeOrder } from '#api/billing/orders/place_order'
import { beginPayment } from '#api/billing/payments/pay_order'
import { take } from '#api/billing/payments/settle'
import { booksMonth, givenPayer, givenProduct } from '#tests/functional/billing/given_billing'
import { givenAdmin, givenCandidate } from '#tests/givens'
import {
  accessFaults,
  eventually,
  look,
  openSignedIn,
  settled,
  withScreens,
} from '#tests/browser/product'

/** Something that a company of a state bought at a time, and paid unless told; `gstin` where it has one. */
async function sold(
  product: Product,
  at: DateTime,
  stateCode: string,
  { gstin, isPaid = true }: { gstin?: string; isPaid?: boolean } = {}
) {
  const { user, company } = await givenPayer(stateCode)
  if (gstin)
    await BillingAddress.query().where('company_id', company.id).update({ tax_number: gstin })
  const member = await CompanyMember.query()
    .where('user_id', user.id)
    .preload('company')
    .firstOrFail()
  Settings.now = () => at.toMillis()
  try {
    return await db.transaction(async (trx) => {
      const buyer = await buyerOf(member, trx)
      const drafts = await draftsOf(trx, buyer, [{ productId: product.id }])
      const order = await placeOrder(trx, { buyer, kind: 'purchase', drafts, gateway: 'sandbox' })
      if (!isPaid) return order
      const payment = await beginPayment(trx, order, 'sandbox')
      await payment.merge({ status: 'open', gatewayRef: `sbx_books_${payment.id}` }).save()
      await take(trx, order, payment, {
        state: 'paid',
        amount: big(order.amount),
        currency: order.currency,
        payment: `pay_books_${payment.id}`,
        refunded: 0n,
        method: 'Test card',
        failure: null,
        saved: null,
      })
      return order
    })
  } finally {
    Settings.now = () => Date.now()
  }
}

test.group('An accountant', () => {
  test('closes the month: reads the tables, sees what is wrong, takes every file', ({ assert }) =>
    withScreens('accountant', async () => {
      const product = await givenProduct({ kind: 'company_spotlight' }, 1_000_000)
      // the middle of the month before this one
      const lastMonth = (await booksMonth()).minus({ months: 1 }).set({ day: 15 })
      await sold(product, lastMonth, 'KA', { gstin: '29AAGCB7383J1Z4' })
      await sold(product, lastMonth, 'MH')
      const { page, errors, close } = await openSignedIn(await givenAdmin('finance'))
      const faults: string[] = []
      const check = async (where: string) => {
        await settled(page)
        faults.push(...(await accessFaults(page)).map((fault) => `${where}: ${fault}`))
        await look(page, where)
      }
      const month = lastMonth.toFormat('yyyy-LL')

      await page.goto(`/admin/books?period=${month}`)
      const figures = page.getByRole('region', { name: 'GSTR-1, the table' })
      const row = (table: string) =>
        figures
          .getByRole('row')
          .filter({ has: page.getByRole('cell', { name: table, exact: true }) })
      await row('4A').getByText('₹11,800.00').waitFor()
      await row('7').getByText('₹1,800.00').waitFor()
      await check('books')

      const files: Record<string, string> = {}
      for (const name of [
        'GSTR-1 as JSON',
        'GSTR-1 as CSV',
        'E-invoices (INV-01)',
        'Journal as CSV',
      ]) {
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name }).click(),
        ])
        files[name] = await readFile(await file.path(), 'utf8')
      }
      const gstr1 = JSON.parse(files['GSTR-1 as JSON'])
      assert.equal(gstr1.fp, lastMonth.toFormat('LLyyyy'))
      assert.equal(gstr1.b2b[0].inv[0].val, 11_800)
      assert.equal(gstr1.b2cs[0].txval, 10_000)
      assert.lengthOf(JSON.parse(files['E-invoices (INV-01)']), 1)
      assert.lengthOf(files['GSTR-1 as CSV'].trim().split('\n'), 3)
      const amounts = files['Journal as CSV']
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(','))
      const sumOf = (column: number) =>
        amounts.reduce((sum, cells) => sum + Math.round(Number(cells[column] || 0) * 100), 0)
      assert.equal(sumOf(4), sumOf(5))
      assert.isAbove(sumOf(4), 0)

      await page.goto('/admin/charts?span=12m')
      await page.getByRole('region', { name: 'Revenue', exact: true }).waitFor()
      await check('charts')
      assert.deepEqual(faults, [])
      assert.deepEqual(errors, [])
      await close()
    }))

  test('begins with money: what is not paid, what came lately, and the market below', ({
    assert,
  }) =>
    withScreens('accountant-home', async () => {
      const product = await givenProduct({ kind: 'company_spotlight' }, 1_000_000)
      await sold(product, DateTime.now(), 'KA')
      const waiting = await sold(product, DateTime.now(), 'KA', { isPaid: false })
      const { page, errors, close } = await openSignedIn(await givenAdmin('finance'))
      await page.goto('/admin')
      const orders = page.getByRole('link', { name: /^Orders not paid yet/ })
      await orders.waitFor()
      const money = page.getByRole('region', { name: 'Money, the last 30 days' })
      const revenue = money.getByRole('region', { name: 'Revenue', exact: true })
      await revenue
        .getByText(/^₹[1-9]/)
        .first()
        .waitFor()
      await eventually(async () => {
        const market = await page
          .getByRole('heading', { name: /^The last \d+ days$/ })
          .boundingBox()
        assert.isBelow((await revenue.boundingBox())!.y, market!.y)
      })
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'home')
      await orders.click()
      await page.getByRole('link', { name: new RegExp(waiting.number) }).waitFor()
      assert.deepEqual(errors, [])
      await close()
    }))

  test('reads whose place was bought by its number, as who works in finance reads no candidates', ({
    assert,
  }) =>
    withScreens('accountant-places', async () => {
      const { candidate } = await givenCandidate()
      await db.table('promotions').insert({
        candidate_id: candidate.id,
        starts_at: new Date(),
        ends_at: new Date(Date.now() + 86_400_000),
      })
      const { page, errors, close } = await openSignedIn(await givenAdmin('finance'))
      await page.goto('/admin/promotions')
      const row = page.getByRole('row').filter({ hasText: `Candidate ${candidate.id}` })
      await row.first().waitFor()
      await page.getByRole('button', { name: 'Add filter' }).click()
      const offered = page.getByRole('menuitemcheckbox')
      await offered.filter({ hasText: 'Job' }).waitFor()
      assert.equal(await offered.filter({ hasText: 'Candidate' }).count(), 0)
      // nothing was asked for that is refused
      assert.deepEqual(errors, [])
      await close()
    }))
})
