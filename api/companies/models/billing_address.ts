import { BillingAddressSchema } from '#database/schema'

/** Where a company's invoices go, and the tax number on them. */
export default class BillingAddress extends BillingAddressSchema {}
