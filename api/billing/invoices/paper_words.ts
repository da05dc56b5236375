import type { Language } from '#api/languages/language_facts'
import { say } from '#api/languages/say'
import { sentence } from '#api/languages/sentence'

/** What the product itself writes on a paper, in one language. */
export type PaperWords = Record<keyof typeof words, string> & {
  language: string
  /** How it writes dates. */
  locale: string
}

const words = {
  invoice: sentence('Invoice'),
  taxInvoice: sentence('Tax invoice'),
  creditNote: sentence('Credit note'),
  draft: sentence('Draft'),
  number: sentence('Number'),
  date: sentence('Date'),
  order: sentence('Order number'),
  due: sentence('Due'),
  corrects: sentence('Corrects'),
  dated: sentence('Dated'),
  soldBy: sentence('Sold by'),
  billedTo: sentence('Billed to'),
  taxNumber: sentence('Tax number'),
  placeOfSupply: sentence('Place of supply'),
  reverseCharge: sentence('Tax payable on reverse charge: No'),
  // the words that rule 46 of the CGST Rules asks for
  exportTaxed: sentence('Supply meant for export on payment of integrated tax'),
  exportUntaxed: sentence(
    'Supply meant for export under letter of undertaking without payment of integrated tax'
  ),
  sezTaxed: sentence('Supply to a special economic zone on payment of integrated tax'),
  sezUntaxed: sentence(
    'Supply to a special economic zone under letter of undertaking without payment of integrated tax'
  ),
  description: sentence('Description'),
  quantity: sentence('Quantity'),
  price: sentence('Price'),
  discount: sentence('Discount'),
  taxable: sentence('Taxable'),
  taxableValue: sentence('Taxable value'),
  subtotal: sentence('Subtotal'),
  total: sentence('Total'),
  givenBack: sentence('Given back'),
  inWords: sentence('Amount in words'),
  page: sentence('page'),
  issuedElectronically: sentence('Issued electronically'),
}

/** Returns what a paper says beside its facts, in a language. */
export const paperWords = (language: Language) =>
  ({
    ...Object.fromEntries(Object.entries(words).map(([name, word]) => [name, say(language, word)])),
    language: language.code,
    locale: language.locales[0],
  }) as PaperWords
