import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Cart } from '#api/billing/cart/cart'
import { wireTaxes } from '#api/billing/orders/quote'

export class CartTransformer extends BaseTransformer<Cart> {
  toObject() {
    const { items, currency, total, taxes } = this.resource
    return {
      items: items.map(({ item, priced, amount }) => ({
        _id: String(item.id),
        productId: String(item.productId),
        name: item.product.name,
        kind: item.product.kind,
        quantity: item.quantity,
        unit: priced?.price.unit ?? null,
        amount,
        onSale: priced !== null,
      })),
      currency,
      total,
      tax: wireTaxes(taxes),
    }
  }
}
