import { BaseTransformer } from '@adonisjs/core/transformers'
import type BillingAddress from '#api/companies/models/billing_address'

export default class BillingAddressTransformer extends BaseTransformer<BillingAddress> {
  toObject() {
    const { legalName, line1, line2, city, stateCode, postalCode, countryCode } = this.resource
    const { taxNumber, isSez, email } = this.resource
    return {
      legalName,
      line1,
      line2,
      city,
      state: stateCode,
      postalCode,
      countryCode,
      taxNumber,
      isSez,
      email,
    }
  }
}
