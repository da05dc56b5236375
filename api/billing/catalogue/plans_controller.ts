import type { HttpContext } from '@adonisjs/core/http'
import { wholeList } from '#api/http/pagination'
import { addonsQuery, countryQuery, plansQuery } from '#api/billing/catalogue/catalogue_validators'
import { featuresOnSale, plansOnSale, productsOnSale } from '#api/billing/catalogue/on_sale'
import * as shown from '#api/billing/catalogue/plan_transformers'
import { pricedAt } from '#api/billing/orders/buyers'

/** What is sold, and for how much. */
export default class PlansController {
  /**
   * Lists the plans with their price in a country.
   * @most 100
   */
  async index({ request, serialize }: HttpContext) {
    const plans = await plansOnSale(await request.validateUsing(plansQuery))
    return serialize({
      message: 'Plans',
      data: shown.PlanTransformer.transform(plans),
      pagination: wholeList(plans),
    })
  }

  /**
   * Lists the plans with their price where the company is billed.
   * @most 100
   */
  async mine({ member, request, serialize }: HttpContext) {
    const { country, ...query } = await request.validateUsing(plansQuery)
    const plans = await plansOnSale({
      ...query,
      ...(country ? { country } : await pricedAt(member)),
    })
    return serialize({
      message: 'Plans',
      data: shown.PlanTransformer.transform(plans),
      pagination: wholeList(plans),
    })
  }

  /**
   * Lists what plans may include.
   * @most 100
   */
  async features({ serialize }: HttpContext) {
    const features = await featuresOnSale()
    return serialize({
      message: 'Features',
      data: shown.FeatureTransformer.transform(features),
      pagination: wholeList(features),
    })
  }

  /**
   * Lists what companies buy beside a plan, or what candidates buy.
   * @most 100
   */
  async addons({ request, serialize }: HttpContext) {
    const { country, side = 'client' } = await request.validateUsing(addonsQuery)
    const products = await productsOnSale(side, { country })
    return serialize({
      message: 'Add-ons',
      data: shown.ProductTransformer.transform(products),
      pagination: wholeList(products),
    })
  }

  /**
   * Lists what the caller can buy, at its price where they are.
   * @most 100
   */
  async products({ auth, candidate, member, request, serialize }: HttpContext) {
    const { country } = await request.validateUsing(countryQuery)
    const side = auth.user!.userType === 'client' ? 'client' : 'candidate'
    const at = country ? { country } : await pricedAt(member ?? candidate)
    const products = await productsOnSale(side, at)
    return serialize({
      message: 'Products',
      data: shown.ProductTransformer.transform(products),
      pagination: wholeList(products),
    })
  }
}
