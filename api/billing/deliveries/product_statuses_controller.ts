import type { HttpContext } from '@adonisjs/core/http'
import { wholeList } from '#api/http/pagination'
import { productStatuses } from '#api/billing/deliveries/product_status'
import { ProductStatusTransformer } from '#api/billing/deliveries/product_status_transformer'

/** The state of what a candidate bought. */
export default class ProductStatusesController {
  /**
   * Says of each product that candidates buy whether it runs, waits or was delivered.
   * @most 10
   */
  async index({ candidate, serialize }: HttpContext) {
    const statuses = await productStatuses(candidate)
    return serialize({
      message: 'Your products',
      data: ProductStatusTransformer.transform(statuses),
      pagination: wholeList(statuses),
    })
  }
}
