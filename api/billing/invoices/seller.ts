import app from '@adonisjs/core/services/app'
import env from '#config/env'
import type { Seller } from '#api/billing/invoices/tax'

export type SellerPaper = Seller & { name: string; address: string; email: string | null }

/** Who sells, from the settings. Outside production an example stands in, so that papers and taxes can be looked at. */
export function seller(): SellerPaper {
  const example = !env.get('SELLER_NAME') && !app.inProduction
  const percent = env.get('SELLER_TAX_PERCENT')
  return {
    name: env.get('SELLER_NAME') ?? (example ? 'Candor Example Private Limited' : 'Candor'),
    address: env.get('SELLER_ADDRESS') ?? (example ? '1 Example Road, Bengaluru 560001' : ''),
    email: env.get('SELLER_EMAIL') ?? null,
    countryCode: env.get('SELLER_COUNTRY') ?? 'IN',
    stateCode: env.get('SELLER_STATE') ?? (example ? 'KA' : null),
    // the number of nobody: its PAN is not one that is given out
    taxNumber: env.get('SELLER_TAX_NUMBER') ?? (example ? '29AAGCB7383J1Z4' : null),
    lut: env.get('SELLER_LUT') ?? example,
    fixedPoints: percent === undefined ? null : Math.round(percent * 100),
    fixedName: env.get('SELLER_TAX_NAME') ?? null,
  }
}
