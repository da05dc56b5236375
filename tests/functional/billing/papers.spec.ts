import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import { paperDrawers } from '#api/billing/invoices/paper_pdf'
import Invoice from '#api/billing/models/invoice'
import BillingAddress from '#api/companies/models/billing_address'
import { linesInOrder } from '#api/engines/resume_reader/pages/reading_order'
import { readPdf } from '#api/engines/resume_reader/pages/read_pdf'
import { givenMember } from '#tests/givens'
import { setSettings } from '#tests/settings'
import {
  buying,
  givenBuyingCandidate,
  givenPayer,
  givenProduct,
  givenRefundedOrder,
} from './given_billing.js'

const paperAt = (client: ApiClient, user: User, id: number | string) =>
  client.get(`/api/v1/invoices/${id}/pdf`).loginAs(user)

/** All that stands on a paper, in one line. */
const wordsOf = async (file: Buffer) =>
  linesInOrder(await readPdf(file, 5))
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')

async function givenPaid(client: ApiClient, user: User, lines = 1) {
  const items = []
  for (let nth = 0; nth < lines; nth++)
    items.push({ productId: (await givenProduct({ kind: 'company_spotlight' })).id })
  const made = await buying(client, user).checkout({ items })
  await buying(client, user).pays(made.body().data.payment._id)
  return Invoice.query().orderBy('id', 'desc').firstOrFail()
}

test.group('Papers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.teardown(() => paperDrawers.end())

  test('are for their buyer and those of a company who may see papers', async ({ client }) => {
    const { user, company } = await givenPayer()
    const paper = await givenPaid(client, user)
    ;(await client.get(`/api/v1/invoices/${paper.id}/pdf`)).assertStatus(401)
    const recruiter = await givenMember(company, 'recruiter')
    ;(await paperAt(client, recruiter.user, paper.id)).assertStatus(403)
    for (const stranger of [await givenPayer('MH'), await givenBuyingCandidate()])
      (await paperAt(client, stranger.user, paper.id)).assertStatus(404)
    for (const id of ['0', 'x', '999999999']) (await paperAt(client, user, id)).assertStatus(404)
    const billing = await givenMember(company, 'billing')
    ;(await paperAt(client, billing.user, paper.id)).assertStatus(200)
    await company.merge({ isActive: false }).save()
    ;(await paperAt(client, user, paper.id)).assertStatus(200)
    ;(await buying(client, user).papers()).assertStatus(200)
  })

  test('say all that an invoice of India must say, in the letters of the buyer', async ({
    client,
    assert,
  }) => {
    const { user, company } = await givenPayer('MH')
    const legalName = 'ಕಾವೇರಿ ಸಾಫ್ಟ್\u200cವೇರ್'
    await BillingAddress.query()
      .where('company_id', company.id)
      .update({ legal_name: legalName, city: 'Pune', tax_number: '27AAGCB7383J1Z8' })
    const paper = await givenPaid(client, user)
    const answer = await paperAt(client, user, paper.id)
    answer.assertStatus(200)
    answer.assertHeader('content-type', 'application/pdf')
    assert.include(
      answer.header('content-disposition'),
      `${paper.number!.replaceAll('/', '-')}.pdf`
    )
    const words = (await wordsOf(answer.body())).normalize('NFC')
    for (const said of [
      'Tax invoice',
      paper.number!,
      paper.issuedAt.setZone('Asia/Kolkata').toFormat('d LLL yyyy'),
      paper.snapshot.seller.name,
      '29AAGCB7383J1Z4',
      // the reader of the tests leaves joiners out
      legalName.replace('\u200c', ''),
      '12 MG Road',
      '27AAGCB7383J1Z8',
      '(27)',
      'reverse charge: No',
      paper.snapshot.lines[0].description,
      paper.snapshot.lines[0].sac,
      'IGST 18 %',
      '180.00',
      '1,000.00',
      '1,180.00',
      'One Thousand One Hundred Eighty Rupees Only',
      'page 1/1',
    ])
      assert.isTrue(words.includes(said), `${said} in ${words}`)
  })

  test('speak the language that their buyer had on the day of issue, a credit note that of its invoice', async ({
    client,
    assert,
  }) => {
    const { user } = await givenBuyingCandidate()
    await user.merge({ language: 'hi' }).save()
    await givenRefundedOrder(client, user)
    await user.merge({ language: 'en' }).save()
    const [invoice, note] = await Invoice.query().orderBy('id')
    const wordsOn = async ({ id }: Invoice) =>
      (await wordsOf((await paperAt(client, user, id)).body())).normalize('NFC')
    const words = await wordsOn(invoice)
    for (const said of [
      'टैक्स इनवॉइस',
      'आपूर्ति का स्थान',
      invoice.issuedAt.setZone('Asia/Kolkata').setLocale('hi').toFormat('d LLL yyyy'),
      invoice.snapshot.words,
      'राशि शब्दों में',
    ])
      assert.isTrue(words.includes(said.normalize('NFC')), `${said} in ${words}`)
    assert.match(invoice.snapshot.words, /(रुपये|पैसे) मात्र$/)
    const taken = await wordsOn(note)
    for (const said of ['क्रेडिट नोट', `${invoice.number} का सुधार`])
      assert.isTrue(taken.includes(said.normalize('NFC')), `${said} in ${taken}`)
    assert.match(note.snapshot.lines[0].description, /^Correction of/)
    assert.equal(note.snapshot.language, 'hi')

    const { user: other } = await givenPayer('MH')
    const later = await givenPaid(client, other)
    assert.equal(later.snapshot.language, 'en')
  })

  test('split the tax within a state, and go over as many pages as they need', async ({
    client,
    assert,
  }) => {
    const { user } = await givenPayer('KA')
    const paper = await givenPaid(client, user, 20)
    const file: Buffer = (await paperAt(client, user, paper.id)).body()
    assert.lengthOf((await readPdf(file, 5)).pages, 2)
    const words = await wordsOf(file)
    for (const said of ['CGST 9 %', 'SGST 9 %', '1,800.00', '23,600.00'])
      assert.include(words, said)
    for (const { description } of paper.snapshot.lines) assert.include(words, description)
  })

  test('of a special economic zone are zero-rated as they were shown, or bear IGST', async ({
    client,
    assert,
  }) => {
    const { user, company } = await givenPayer('KA')
    const saved = await client.put('/api/v1/client/billing-address').loginAs(user).json({
      legalName: 'Kaveri Software Private Limited',
      line1: '12 MG Road',
      city: 'Bengaluru',
      state: 'KA',
      postalCode: '560001',
      countryCode: 'IN',
      taxNumber: '29AAGCB7383J1Z4',
      isSez: true,
    })
    saved.assertStatus(200)
    const shown = await client.get('/api/v1/client/get-all-plans').loginAs(user)
    for (const { tax } of shown.body().data) assert.equal(tax.percent, 0)
    const paper = await givenPaid(client, user)
    assert.equal(paper.companyId, company.id)
    assert.containsSubset(paper, { supply: 'sez', amount: 100_000, tax: 0 })
    const words = await wordsOf((await paperAt(client, user, paper.id)).body())
    assert.include(
      words,
      'Supply to a special economic zone under letter of undertaking without payment of integrated tax'
    )
    const undo = setSettings({ SELLER_LUT: false })
    try {
      const taxed = await givenPaid(client, user)
      // within the seller's own state, too
      assert.containsSubset(taxed, { supply: 'sez', amount: 118_000, tax: 18_000 })
      assert.deepEqual(
        taxed.snapshot.taxes.map(({ name }) => name),
        ['IGST']
      )
      const words = await wordsOf((await paperAt(client, user, taxed.id)).body())
      assert.include(words, 'Supply to a special economic zone on payment of integrated tax')
    } finally {
      undo()
    }
  })

  test('name what a credit note corrects', async ({ client, assert }) => {
    const { user } = await givenBuyingCandidate()
    await givenRefundedOrder(client, user)
    const [invoice, note] = await Invoice.query().orderBy('id')
    assert.equal(note.kind, 'credit_note')
    const words = await wordsOf((await paperAt(client, user, note.id)).body())
    for (const said of ['Credit note', note.number!, `Corrects ${invoice.number}`, 'Given back'])
      assert.include(words, said)
  })
})
