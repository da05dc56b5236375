import type { HttpContext } from '@adonisjs/core/http'
import { pagination } from '#api/http/pagination'
import PlaceTransformer from '#api/taxonomy/place_transformer'
import { cities, countries, places, states } from '#api/taxonomy/places'
import { placeList } from '#api/taxonomy/taxonomy_validators'

export default class PlacesController {
  /** Lists the countries. */
  async countries({ request, serialize }: HttpContext) {
    const list = await countries(await request.validateUsing(placeList))
    return serialize({
      message: 'Countries',
      data: PlaceTransformer.transform(list).useVariant('country'),
    })
  }

  /** Lists the states of a country. */
  async states({ params, request, serialize }: HttpContext) {
    const list = await states(params.countryCode, await request.validateUsing(placeList))
    return serialize({
      message: 'States',
      data: PlaceTransformer.transform(list).useVariant('state'),
    })
  }

  /** Lists the cities of a state. */
  async cities({ params, request, serialize }: HttpContext) {
    const list = await cities(params.stateCode, await request.validateUsing(placeList))
    return serialize({
      message: 'Cities',
      data: PlaceTransformer.transform(list.all()).useVariant('city'),
      pagination: pagination(list.currentPage, list.perPage, list.total),
    })
  }

  /** Finds places by name. */
  async index({ request, serialize }: HttpContext) {
    const list = await places(await request.validateUsing(placeList))
    return serialize({
      message: 'Places',
      data: PlaceTransformer.transform(list.all()),
      pagination: pagination(list.currentPage, list.perPage, list.total),
    })
  }
}
