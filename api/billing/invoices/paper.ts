import type { LanguageCode } from '#api/languages/language_facts'
import type { SellerPaper } from '#api/billing/invoices/seller'
import type { StoredTax } from '#api/billing/models/order_line'
import type { BuyerSnapshot } from '#api/billing/orders/buyers'

/** A line of a paper; amounts in minor units. */
export type PaperLine = {
  description: string
  /** The same in the language of the paper, where that is another one. */
  said?: string
  sac: string
  quantity: number
  each: number
  subtotal: number
  discount: number
  taxable: number
  taxes: StoredTax[]
  total: number
}

/** All that a paper says, as it was when it was issued; its PDF is made from nothing else. */
export type PaperSnapshot = {
  seller: SellerPaper
  buyer: BuyerSnapshot
  placeOfSupply: { stateCode: string | null; gstCode: string | null; countryCode: string }
  /** Empty for an invoice made by hand. */
  orderNumber: string | null
  corrects: string | null
  /** When what it corrects was issued. */
  correctedAt?: string | null
  lines: PaperLine[]
  subtotal: number
  discount: number
  taxable: number
  taxes: StoredTax[]
  amount: number
  currency: string
  /** Rupees for one unit of another currency on the day of issue, in ten-thousandths. */
  rupeeRate?: number | null
  words: string
  /** Of its buyer on the day of issue; English where it is older than the choice. */
  language?: LanguageCode
  /** What finance adds. */
  note?: string | null
  dueAt?: string | null
}
