import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CartItemSchema } from '#database/schema'
import Product from '#api/billing/models/product'

/** What a candidate means to buy. */
export default class CartItem extends CartItemSchema {
  @belongsTo(() => Product)
  declare product: BelongsTo<typeof Product>
}
