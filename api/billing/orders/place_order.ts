import { randomInt } from 'node:crypto'
import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FIRST_LANGUAGE, languageOf } from '#api/languages/language_facts'
import { say } from '#api/languages/say'
import type { Sentence } from '#api/languages/sentence'
import { small } from '#api/billing/money/money'
import type { BillingInterval, GatewayName, OrderKind } from '#api/billing/billing_facts'
import { RESERVED_MINUTES } from '#api/billing/billing_facts'
import { couponFor, reserveCoupon } from '#api/billing/coupons/use_coupon'
import { seller } from '#api/billing/invoices/seller'
import { ratesOf, supplyTo } from '#api/billing/invoices/tax'
import Order from '#api/billing/models/order'
import OrderLine from '#api/billing/models/order_line'
import type PriceSlab from '#api/billing/models/price_slab'
import { languageOfBuyer, type Buyer } from '#api/billing/orders/buyers'
import { quoteOf, storedTaxes } from '#api/billing/orders/quote'
import type { PlanChange } from '#api/billing/subscriptions/plan_change'

/** A line before it is taxed; `subtotal` is what it costs where that is not its price by its quantity. */
export type Draft = {
  description: string
  /** The description for other languages; a name alone needs none. */
  said?: Sentence
  sac: string
  planId: number | null
  productId: number | null
  interval?: BillingInterval | null
  jobId?: number | null
  quantity: number
  each: bigint
  subtotal: bigint
  price: Pick<PriceSlab, 'id' | 'version' | 'taxIncluded' | 'currency'>
}

type Wanted = {
  buyer: Buyer
  kind: OrderKind
  drafts: Draft[]
  coupon?: string | null
  gateway: GatewayName | null
  subscriptionId?: number | null
  change?: PlanChange | null
  credit?: bigint
  /** Waits for its payment without an end, as a renewal does. */
  waits?: boolean
}

/** What an order would cost: its lines with coupon and tax, before anything is kept. */
export async function reckon(
  { buyer, drafts, coupon: code }: Pick<Wanted, 'buyer' | 'drafts' | 'coupon'>,
  trx: TransactionClientContract | Parameters<typeof couponFor>[2],
  options: { lock?: boolean; field?: string } = {}
) {
  const { currency } = drafts[0].price
  const supply = supplyTo(seller(), buyer.snapshot)
  const found = code
    ? await couponFor(code, { buyer, lines: drafts, currency }, trx, options)
    : null
  const items = drafts.map(({ subtotal, price }, index) => ({
    subtotal,
    taxIncluded: price.taxIncluded,
    isEligible: found?.isEligible[index],
  }))
  return {
    currency,
    supply,
    coupon: found?.coupon ?? null,
    quote: quoteOf(items, found?.discount ?? 0n, ratesOf(seller(), supply)),
  }
}

/**
 * Places an order with its lines, price and taxes as they are now, and keeps its coupon for it; nothing of them changes
 * any more. The coupon is checked under its lock (422 on `coupon`).
 */
export async function placeOrder(trx: TransactionClientContract, wanted: Wanted): Promise<Order> {
  const { buyer, kind, drafts, gateway, subscriptionId, change, credit = 0n, waits } = wanted
  const { currency, supply, coupon, quote } = await reckon(wanted, trx, {
    lock: true,
    field: 'coupon',
  })
  const expiresAt = waits ? null : DateTime.now().plus({ minutes: RESERVED_MINUTES })
  const order = await Order.create(
    {
      number: orderNumber(),
      kind,
      status: 'pending',
      companyId: buyer.companyId,
      candidateId: buyer.candidateId,
      placedBy: buyer.userId || null,
      subscriptionId: subscriptionId ?? null,
      currency,
      subtotal: small(quote.subtotal),
      discount: small(quote.discount),
      credit: small(credit),
      taxable: small(quote.taxable),
      taxes: storedTaxes(quote.taxes),
      amount: small(quote.total),
      refunded: 0,
      supply,
      buyer: buyer.snapshot,
      change: change ?? null,
      gateway: quote.total === 0n ? null : gateway,
      couponId: coupon?.id ?? null,
      expiresAt,
    },
    { client: trx }
  )
  const language = languageOf(await languageOfBuyer(order, trx))
  await OrderLine.createMany(
    drafts.map((draft, index) => ({
      orderId: order.id,
      planId: draft.planId,
      productId: draft.productId,
      priceSlabId: draft.price.id,
      priceVersion: draft.price.version,
      billingInterval: draft.interval ?? null,
      description: draft.description.slice(0, 200),
      said:
        draft.said && language !== FIRST_LANGUAGE ? say(language, draft.said).slice(0, 300) : null,
      sac: draft.sac,
      quantity: draft.quantity,
      each: small(draft.each),
      subtotal: small(draft.subtotal),
      discount: small(quote.lines[index].discount),
      taxable: small(quote.lines[index].taxable),
      taxes: storedTaxes(quote.lines[index].taxes),
      total: small(quote.lines[index].total),
      jobId: draft.jobId ?? null,
    })),
    { client: trx }
  )
  if (coupon)
    await reserveCoupon(trx, order, coupon, expiresAt ?? DateTime.now().plus({ days: 30 }))
  return order
}

const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** "ORD-7K3M9QXA2C": not a count, so that it tells nobody how many there are. */
const orderNumber = () =>
  `ORD-${Array.from({ length: 10 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`
