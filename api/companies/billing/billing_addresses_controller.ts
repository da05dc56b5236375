import type { HttpContext } from '@adonisjs/core/http'
import BillingAddress from '#api/companies/models/billing_address'
import BillingAddressTransformer from '#api/companies/billing/billing_address_transformer'
import { saveBillingAddress } from '#api/companies/company_validators'

export default class BillingAddressesController {
  /** Shows the company's billing address. */
  async show({ member, serialize }: HttpContext) {
    const address = await member.company.related('billingAddress').query().first()
    return serialize({
      message: address ? 'Billing address' : 'No billing address yet',
      data: address ? BillingAddressTransformer.transform(address) : null,
    })
  }

  /** Saves the company's billing address and tax number. */
  async update({ member, request, serialize }: HttpContext) {
    const { state, isSez = false, ...input } = await request.validateUsing(saveBillingAddress)
    const address = await BillingAddress.updateOrCreate(
      { companyId: member.companyId },
      { ...input, isSez, stateCode: state ?? null }
    )
    return serialize({
      message: 'Billing address saved',
      data: BillingAddressTransformer.transform(await address.refresh()),
    })
  }
}
