import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import type Candidate from '#api/candidates/models/candidate'
import { billingLimits } from '#api/billing/billing_facts'
import { productsOnSale } from '#api/billing/catalogue/on_sale'
import type { PricedProduct } from '#api/billing/catalogue/plan_transformers'
import { seller } from '#api/billing/invoices/seller'
import { ratesOf, supplyTo } from '#api/billing/invoices/tax'
import CartItem from '#api/billing/models/cart_item'
import { small } from '#api/billing/money/money'
import { volumePrice } from '#api/billing/money/slabs'
import { buyerOf, pricedAt } from '#api/billing/orders/buyers'
import type { cartItem } from '#api/billing/orders/order_validators'
import { quoteOf, storedTaxes } from '#api/billing/orders/quote'

export type Cart = {
  items: { item: CartItem; priced: PricedProduct | null; amount: number }[]
  currency: string | null
  total: number
  taxes: ReturnType<typeof storedTaxes>
}

/** A cart at the prices of today; what is not on sale any more is there without a price, and not in the total. */
export async function cartOf(candidate: Candidate): Promise<Cart> {
  const items = await CartItem.query()
    .where('candidate_id', candidate.id)
    .preload('product')
    .orderBy('id')
    .limit(billingLimits.items.max)
  const onSale = await productsOnSale('candidate', await pricedAt(candidate))
  const { snapshot } = await buyerOf(candidate)
  const found = items.map((item) => ({
    item,
    priced: onSale.find(({ product }) => product.id === item.productId) ?? null,
  }))
  const sold = found.flatMap(({ item, priced }) => (priced ? [{ item, priced }] : []))
  const amountOf = ({ item, priced }: (typeof sold)[number]) =>
    volumePrice(priced.price.bands, item.quantity)
  const quote = quoteOf(
    sold.map((each) => ({ subtotal: amountOf(each), taxIncluded: each.priced.price.taxIncluded })),
    0n,
    ratesOf(seller(), supplyTo(seller(), snapshot))
  )
  return {
    items: found.map(({ item, priced }) => ({
      item,
      priced,
      amount: priced ? small(amountOf({ item, priced })) : 0,
    })),
    currency: sold[0]?.priced.price.currency ?? null,
    total: small(quote.total),
    taxes: storedTaxes(quote.taxes),
  }
}

/** Puts so many of a product into a cart, in place of those that were there. Refuses with 422 what is not on sale. */
export async function putInCart(
  candidate: Candidate,
  { productId, quantity = 1 }: Infer<typeof cartItem>
) {
  const onSale = await productsOnSale('candidate', await pricedAt(candidate))
  if (!onSale.some(({ product }) => product.id === productId))
    throw new Refusal('This is not on sale; choose another', { status: 422, field: 'productId' })
  await db.transaction(async (trx) => {
    const [{ total }] = await trx
      .from('cart_items')
      .where('candidate_id', candidate.id)
      .whereNot('product_id', productId)
      .count('* as total')
    if (Number(total) >= billingLimits.items.max)
      throw new Refusal(
        sentence('A cart holds up to {max} different items; order these first', {
          max: billingLimits.items.max,
        })
      )
    await CartItem.updateOrCreate(
      { candidateId: candidate.id, productId },
      { quantity },
      { client: trx }
    )
  })
}
