import type { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import { billingLimits as limits, type Supply } from '#api/billing/billing_facts'
import { amountInWords } from '#api/billing/invoices/amount_in_words'
import type { PaperLine, PaperSnapshot } from '#api/billing/invoices/paper'
import { placeOfSupply } from '#api/billing/invoices/place_of_supply'
import { rupeeRate } from '#api/billing/invoices/rupees'
import { seller } from '#api/billing/invoices/seller'
import { ratesOf, supplyTo } from '#api/billing/invoices/tax'
import { big, small } from '#api/billing/money/money'
import { buyerCompany, languageOfBuyer } from '#api/billing/orders/buyers'
import { quoteOf, storedTaxes } from '#api/billing/orders/quote'

/** A line as it is written by hand: amounts in minor units, before tax. */
export type HandLine = {
  description: string
  sac?: string | null
  quantity: number
  each: number
  discount?: number | null
}

/** What of an invoice is reckoned; the model itself asks for it, and so is not named here. */
type Draft = {
  lines: HandLine[] | null
  companyId: number | null
  currency: string
  note: string | null
  dueAt: DateTime | null
  $trx?: TransactionClientContract
  merge: (sums: {
    taxable: number
    tax: number
    amount: number
    supply: Supply
    placeOfSupply: string | null
    snapshot: PaperSnapshot
  }) => unknown
}

/** What is wrong with lines that were written by hand, in words; null when they can be billed. */
function wrongLines(found: unknown): string | null {
  if (!Array.isArray(found) || found.length === 0 || found.length > limits.handLines.max)
    return `Give 1 to ${limits.handLines.max} lines`
  for (const [index, line] of found.entries()) {
    const wrong = wrongLine(line)
    if (wrong) return `Line ${index + 1}: ${wrong}`
  }
  return null
}

const isWhole = (value: unknown, least: number, most: number) =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most

function wrongLine(line: unknown): string | null {
  if (typeof line !== 'object' || line === null)
    return 'say what it is for, how many, and what one costs'
  const { description, quantity, each, ...others } = line as Record<string, unknown>
  const sac = others.sac ?? SAC
  const discount = others.discount ?? 0
  if (typeof description !== 'string' || !description.trim() || description.length > 200)
    return 'say what it is for, in at most 200 characters'
  if (typeof sac !== 'string' || !/^\d{6}$/.test(sac))
    return 'the SAC of a service has 6 digits, such as 998365'
  if (!isWhole(quantity, 1, limits.handLines.quantity))
    return `the quantity is a whole number from 1 to ${limits.handLines.quantity}`
  if (!isWhole(each, 0, limits.handLines.each)) return 'the price of one is 0 or more, before tax'
  if (!isWhole(discount, 0, (quantity as number) * (each as number)))
    return 'the discount is at most what the line costs'
  return null
}

/** Employment services, where a line names no other. */
const SAC = '998519'

/**
 * Reckons a draft anew: who is billed as their billing address is now, the taxes of the place, and the sums; the draft's
 * snapshot is what the paper will say. Refuses with 422 on `clientId` a company in India whose state is not known, on
 * `lines` what cannot be billed, and on `currency` another one than INR within India.
 */
export async function reckonDraft(draft: Draft, trx?: TransactionClientContract) {
  const wrong = wrongLines(draft.lines)
  if (wrong) throw new Refusal(wrong, { status: 422, field: 'lines' })
  const client = trx ?? draft.$trx ?? db.connection()
  const { currency } = draft
  const buyer = await buyerCompany(draft.companyId!, client)
  const from = seller()
  const supply = supplyTo(from, buyer)
  if (buyer.countryCode === 'IN' && !buyer.stateCode)
    throw new Refusal('This company has no state in its billing address; its tax depends on it', {
      status: 422,
      field: 'clientId',
    })
  if ((supply === 'intra' || supply === 'inter' || supply === 'sez') && currency !== 'INR')
    throw new Refusal('Within India an invoice is in INR', { status: 422, field: 'currency' })
  const written = draft.lines!
  const { lines, subtotal, taxable, taxes, total } = quoteOf(
    written.map(({ quantity, each, discount }) => ({
      subtotal: big(quantity) * big(each) - big(discount ?? 0),
      taxIncluded: false,
    })),
    0n,
    ratesOf(from, supply)
  )
  const discount = written.reduce((all, line) => all + big(line.discount ?? 0), 0n)
  const place = placeOfSupply(from, buyer)
  const language = await languageOfBuyer({ companyId: draft.companyId, placedBy: null }, client)
  draft.merge({
    taxable: small(taxable),
    tax: small(total - taxable),
    amount: small(total),
    supply,
    placeOfSupply: place.stateCode,
    snapshot: {
      seller: from,
      buyer: { ...buyer, email: null },
      placeOfSupply: place,
      orderNumber: null,
      corrects: null,
      lines: written.map((line, index): PaperLine => ({
        description: line.description.trim(),
        sac: line.sac ?? SAC,
        quantity: line.quantity,
        each: line.each,
        subtotal: line.quantity * line.each,
        discount: line.discount ?? 0,
        taxable: small(lines[index].taxable),
        taxes: storedTaxes(lines[index].taxes),
        total: small(lines[index].total),
      })),
      subtotal: small(subtotal + discount),
      discount: small(discount),
      taxable: small(taxable),
      taxes: storedTaxes(taxes),
      amount: small(total),
      currency,
      rupeeRate: await rupeeRate(currency, client),
      words: amountInWords(small(total), currency, language),
      language,
      note: draft.note,
      dueAt: draft.dueAt?.toUTC().toISO() ?? null,
    },
  })
}
