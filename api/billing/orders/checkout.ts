import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { Refusal } from '#api/http/refusal'
import type Candidate from '#api/candidates/models/candidate'
import type CompanyMember from '#api/companies/models/company_member'
import { gatewayFor } from '#api/billing/gateways/gateways'
import { failpoint } from '#api/billing/failpoint'
import CartItem from '#api/billing/models/cart_item'
import type Order from '#api/billing/models/order'
import type Payment from '#api/billing/models/payment'
import { buyerOf, type Buyer } from '#api/billing/orders/buyers'
import { draftsOf, type Item } from '#api/billing/orders/drafts'
import { giveUpOrder } from '#api/billing/orders/expire_orders'
import type { checkout as valid } from '#api/billing/orders/order_validators'
import { placeOrder } from '#api/billing/orders/place_order'
import { beginPayment, openPayment, payAgain } from '#api/billing/payments/pay_order'
import { payInFull } from '#api/billing/payments/settle'
import { subscribe, waitingStart } from '#api/billing/subscriptions/subscribe'

type Input = Infer<typeof valid>
export type Checkout = { order: Order; payment: Payment | null }

/**
 * Orders a plan, products or what lies in the cart, and begins its payment; an order that costs nothing is paid at once,
 * without a gateway. Prices, taxes and the total are those of the catalogue, whatever the browser says.
 */
export async function checkout(
  subject: CompanyMember | Candidate,
  input: Input
): Promise<Checkout> {
  const buyer = await buyerOf(subject)
  const gateway = gatewayFor(buyer.snapshot.countryCode, input.gateway)
  if (input.planId && !buyer.companyId)
    throw new Refusal('Plans are for companies', { status: 422, field: 'planId' })
  if (input.planId) {
    const waiting = await waitingOrder(buyer, input)
    if (waiting) return { order: waiting, payment: await payAgain(waiting, gateway) }
  }
  const { order, payment } = await db.transaction(async (trx) => {
    const items = input.items ?? (input.planId ? [] : await inCart(buyer))
    if (items.length === 0 && !input.planId)
      throw new Refusal('There is nothing to order; choose something first', {
        status: 422,
        field: 'items',
      })
    const plan = input.planId
      ? await subscribe(trx, buyer, {
          planId: input.planId,
          interval: input.interval ?? 'month',
          trial: input.trial ?? false,
        })
      : null
    const drafts = [...(plan ? [plan.draft] : []), ...(await draftsOf(trx, buyer, items))]
    if (drafts.some(({ price }) => price.currency !== drafts[0].price.currency))
      throw new Refusal('These are priced in different currencies; order them one by one', {
        status: 422,
        field: 'items',
      })
    const order = await placeOrder(trx, {
      buyer,
      kind: plan ? 'start' : 'purchase',
      drafts,
      coupon: input.coupon,
      gateway,
      subscriptionId: plan?.subscription.id,
      change: plan?.change,
    })
    if (order.amount > 0) return { order, payment: await beginPayment(trx, order, gateway) }
    await payInFull(trx, order, null)
    return { order, payment: null }
  })
  await failpoint('order.placed')
  return { order, payment: payment && (await openPayment(payment, order)) }
}

/** The same plan that was ordered a moment ago is paid, not ordered again; another one takes its place. */
async function waitingOrder(buyer: Buyer, { planId, interval = 'month', coupon, items }: Input) {
  const waiting = await waitingStart(buyer.companyId!)
  if (!waiting?.change) return null
  const isSame =
    waiting.change.planId === planId &&
    waiting.change.interval === interval &&
    (waiting.coupon?.code ?? null) === (coupon ?? null) &&
    !items?.length
  if (isSame) return waiting
  await giveUpOrder(waiting)
  return null
}

async function inCart({ candidateId }: Buyer): Promise<Item[]> {
  if (!candidateId) return []
  const items = await CartItem.query().where('candidate_id', candidateId).orderBy('id').limit(100)
  return items.map(({ productId, quantity }) => ({ productId, quantity }))
}
