import fc from 'fast-check'
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import { isGstin } from '#api/companies/billing/tax_number'
import { sum } from '#api/billing/money/money'
import { amountInWords } from '#api/billing/invoices/amount_in_words'
import { gstinIsOf, gstStates } from '#api/companies/billing/gst_states'
import { financialYear, paperNumber } from '#api/billing/invoices/numbers'
import { ratesOf, supplyTo, taxed, type Seller } from '#api/billing/invoices/tax'

const seller: Seller = {
  countryCode: 'IN',
  stateCode: 'KA',
  taxNumber: '29AAGCB7383J1Z4',
  lut: true,
  fixedPoints: null,
  fixedName: null,
}
const amounts = fc.bigInt({ min: 0n, max: 10n ** 13n })

test.group('GST', () => {
  test('is CGST and SGST at home, IGST elsewhere in India, nothing abroad under a letter of undertaking', ({
    assert,
  }) => {
    const names = (buyer: Parameters<typeof supplyTo>[1], of = seller) =>
      ratesOf(of, supplyTo(of, buyer)).map(({ name, points }) => `${name} ${points}`)
    assert.deepEqual(names({ countryCode: 'IN', stateCode: 'KA' }), ['CGST 900', 'SGST 900'])
    assert.deepEqual(names({ countryCode: 'IN', stateCode: 'MH' }), ['IGST 1800'])
    assert.deepEqual(names({ countryCode: 'IN', stateCode: 'KA', isSez: true }), [])
    assert.deepEqual(
      names({ countryCode: 'IN', stateCode: 'KA', isSez: true }, { ...seller, lut: false }),
      ['IGST 1800']
    )
    assert.deepEqual(names({ countryCode: 'DE', stateCode: null }), [])
    assert.deepEqual(
      names({ countryCode: 'IN', stateCode: 'MH' }, { ...seller, taxNumber: null }),
      []
    )
  })

  test('an unregistered person whose state is unknown is where the seller is', ({ assert }) => {
    assert.equal(supplyTo(seller, { countryCode: 'IN', stateCode: null }), 'intra')
  })

  test('both halves are equal, and the parts are the whole, with the tax in the price or beside it', ({
    assert,
  }) => {
    const halves = ratesOf(seller, 'intra')
    fc.assert(
      fc.property(amounts, fc.boolean(), (amount, included) => {
        const { taxable, taxes, total } = taxed(amount, { included }, halves)
        assert.equal(taxes[0].amount, taxes[1].amount)
        assert.equal(taxable + sum(taxes.map((tax) => tax.amount)), total)
        assert.equal(included ? total : taxable, amount)
      })
    )
    assert.deepEqual(taxed(11_801n, { included: true }, halves), {
      taxable: 10_001n,
      taxes: [
        { name: 'CGST', points: 900, amount: 900n },
        { name: 'SGST', points: 900, amount: 900n },
      ],
      total: 11_801n,
    })
  })

  test('outside India a fixed rate applies where one is set', ({ assert }) => {
    const german = { ...seller, countryCode: 'DE', fixedPoints: 1_900, fixedName: 'VAT' }
    const rates = ratesOf(german, supplyTo(german, { countryCode: 'FR', stateCode: null }))
    assert.equal(taxed(10_000n, { included: false }, rates).total, 11_900n)
  })

  test('a GSTIN has its check digit and the number of its state', ({ assert }) => {
    assert.isTrue(isGstin('29AAGCB7383J1Z4'))
    assert.isFalse(isGstin('29AAGCB7383J1Z5'))
    assert.isTrue(gstinIsOf('29AAGCB7383J1Z4', 'KA'))
    assert.isFalse(gstinIsOf('29AAGCB7383J1Z4', 'MH'))
    assert.lengthOf(new Set(Object.values(gstStates)), 36)
  })
})

test.group('Numbers and words of papers', () => {
  test('the financial year turns at midnight of 1 April in India', ({ assert }) => {
    const year = (iso: string) => financialYear(DateTime.fromISO(iso))
    assert.equal(year('2027-03-31T18:29:59Z'), '26-27')
    assert.equal(year('2027-03-31T18:30:00Z'), '27-28')
    assert.equal(year('2099-12-31T12:00:00Z'), '99-00')
  })

  test('a number has 16 signs at most', ({ assert }) => {
    assert.equal(paperNumber('INV', '26-27', 123), 'INV/26-27/000123')
    assert.equal(paperNumber('CN', '26-27', 1), 'CN/26-27/000001')
    assert.throws(() => paperNumber('INV', '26-27', 1_000_000))
  })

  test('amounts are in lakh and crore for rupees, and exact to the smallest unit', ({ assert }) => {
    assert.equal(
      amountInWords(12_345_650, 'INR'),
      'One Lakh Twenty Three Thousand Four Hundred Fifty Six Rupees and Fifty Paise Only'
    )
    assert.equal(amountInWords(100, 'INR'), 'One Rupee Only')
    assert.equal(
      amountInWords(12_345_650, 'INR', 'hi'),
      'एक लाख तेईस हज़ार चार सौ छप्पन रुपये और पचास पैसे मात्र'
    )
    assert.equal(amountInWords(550, 'USD', 'hi'), 'पांच यूएस डॉलर और 50/100 मात्र')
    assert.include(amountInWords(1_23_45_678_00, 'INR'), 'One Crore')
    assert.include(amountInWords(123_456_00, 'USD'), 'One Hundred Twenty Three Thousand')
    assert.equal(amountInWords(501, 'JPY'), 'Five Hundred One Japanese Yen Only')
    assert.equal(amountInWords(1_001, 'USD'), 'Ten US Dollars and 1/100 Only')
    assert.equal(amountInWords(100, 'EUR'), 'One Euro Only')
  })
})
