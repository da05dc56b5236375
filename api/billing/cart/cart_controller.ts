import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { cartOf, putInCart } from '#api/billing/cart/cart'
import { CartTransformer } from '#api/billing/cart/cart_transformer'
import CartItem from '#api/billing/models/cart_item'
import { cartItem } from '#api/billing/orders/order_validators'

/** What a candidate means to buy. */
export default class CartController {
  /** Shows the cart at the prices of today. */
  async show({ candidate, serialize }: HttpContext) {
    return serialize({
      message: 'Your cart',
      data: CartTransformer.transform(await cartOf(candidate)),
    })
  }

  /** Puts a product into the cart, or changes how many. */
  async store({ candidate, request, response, serialize }: HttpContext) {
    await putInCart(candidate, await request.validateUsing(cartItem))
    response.status(201)
    return serialize({
      message: 'It is in your cart',
      data: CartTransformer.transform(await cartOf(candidate)),
    })
  }

  /** Takes a product out of the cart. */
  async destroy({ candidate, params, serialize }: HttpContext) {
    const item = await CartItem.query()
      .where({ id: rowId(params.itemId), candidateId: candidate.id })
      .firstOrFail()
    await item.delete()
    return serialize({
      message: 'It is out of your cart',
      data: CartTransformer.transform(await cartOf(candidate)),
    })
  }
}
