import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { pricePreview } from '#api/billing/catalogue/catalogue_validators'
import { previewPrice } from '#api/billing/catalogue/preview_price'
import PriceSlab from '#api/billing/models/price_slab'

/** What prices come to, for those who keep them. */
export default class PricePreviewsController {
  /** Shows what a buyer in a country pays for a quantity of what a price is of, with tax. */
  async show({ params, request }: HttpContext) {
    const slab = await PriceSlab.findOrFail(rowId(params.id))
    const asked = await request.validateUsing(pricePreview, { data: request.qs() })
    return { message: 'What a buyer pays', data: await previewPrice(slab, asked) }
  }
}
