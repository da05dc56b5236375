// Pure: screens and tests import it too.
import { gstStates } from '#api/companies/billing/gst_states'

/** Where a sale takes place for its tax: the buyer's state in India, the seller's where it is not known. */
export function placeOfSupply(
  seller: { stateCode: string | null },
  buyer: { countryCode: string; stateCode: string | null }
) {
  const { countryCode } = buyer
  const stateCode = countryCode === 'IN' ? (buyer.stateCode ?? seller.stateCode) : null
  return { stateCode, gstCode: stateCode ? (gstStates[stateCode] ?? null) : null, countryCode }
}
