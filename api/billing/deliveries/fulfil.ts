import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inSavepoint } from '#api/http/in_transaction'
import { Refusal } from '#api/http/refusal'
import { purchase, refund as refundCredits } from '#api/assessments/credits/credits'
import Promotion from '#api/talent/models/promotion'
import Spotlight from '#api/talent/models/spotlight'
import { endBoughtPlaces } from '#api/talent/spotlight/end_bought_places'
import { tellOfPlace } from '#api/talent/spotlight/place_notices'
import type { ProductKind } from '#api/billing/billing_facts'
import { deliveryMoves } from '#api/billing/deliveries/delivery_moves'
import Delivery from '#api/billing/models/delivery'
import type Order from '#api/billing/models/order'
import OrderLine from '#api/billing/models/order_line'
import Subscription from '#api/billing/models/subscription'
import { givePlanCredits } from '#api/billing/subscriptions/plan_credits'
import { planIsPaid, planIsPaidBack } from '#api/billing/subscriptions/plan_is_paid'
import type { Saved } from '#api/billing/gateways/gateway'

/**
 * Gives the buyer what an order was paid for, once: the order is locked, and its line has one delivery. What cannot be
 * given now, such as a place for a job that has closed, waits at the delivery desk; the payment is kept.
 */
export async function fulfil(trx: TransactionClientContract, order: Order, saved: Saved) {
  if (order.fulfilledAt) return
  const lines = await OrderLine.query({ client: trx })
    .where('order_id', order.id)
    .preload('product')
    .orderBy('id')
  if (lines.some(({ planId }) => planId)) {
    await planIsPaid(trx, order, saved)
    await givePlanCredits(
      trx,
      await Subscription.query({ client: trx }).where('id', order.subscriptionId!).firstOrFail()
    )
  }
  for (const line of lines) if (line.productId) await deliver(trx, order, line)
  if (order.candidateId)
    await trx
      .from('cart_items')
      .where('candidate_id', order.candidateId)
      .whereIn(
        'product_id',
        lines.flatMap(({ productId }) => productId ?? [])
      )
      .delete()
  order.fulfilledAt = DateTime.now()
  await order.save()
}

async function deliver(trx: TransactionClientContract, order: Order, line: OrderLine) {
  const delivery = await Delivery.create(
    {
      orderId: order.id,
      orderLineId: line.id,
      companyId: order.companyId,
      candidateId: order.candidateId,
      kind: line.product.kind,
      status: 'waiting',
      quantity: line.quantity,
    },
    { client: trx }
  )
  const give = ways[delivery.kind]
  if (!give) return
  try {
    const said = await inSavepoint(delivery, (inner) => give(inner, order, line))
    await deliveryMoves.deliver(delivery, null, typeof said === 'string' ? { note: said } : {})
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await delivery.merge({ note: error.message.slice(0, 500) }).save()
  }
}

/** Gives it, and says in words what of it is worth knowing, such as its end. */
type Way = (trx: TransactionClientContract, order: Order, line: OrderLine) => Promise<unknown>

/** A place for the days of the product, by its quantity: one after the other, by the very rules of a grant. */
const place =
  (
    kind: 'spotlight' | 'promotion',
    subjectOf: (
      order: Order,
      line: OrderLine
    ) => { of: 'candidate' | 'company' | 'job'; id: number | null }
  ): Way =>
  async (trx, order, line) => {
    const { of, id } = subjectOf(order, line)
    if (!id) throw new Refusal('What it was for is gone')
    let until: DateTime = DateTime.now()
    for (let nth = 0; nth < line.quantity; nth++) {
      const row = new (kind === 'spotlight' ? Spotlight : Promotion)().useTransaction(
        trx
      ) as Spotlight & Promotion
      row.fill({
        candidateId: null,
        [`${of}Id`]: id,
        source: 'purchase',
        days: line.product.days,
        orderLineId: line.id,
        note: `Order ${order.number}`,
      } as never)
      await row.save()
      until = row.endsAt
    }
    await tellOfPlace(trx, kind, { of, id }, 'granted', until)
    return `Runs until ${until.toUTC().toFormat('d LLLL yyyy')}.`
  }

/** How each kind is given; what is not here is a person's work. */
const ways: Partial<Record<ProductKind, Way>> = {
  job_promotion: place('promotion', (_, { jobId }) => ({ of: 'job', id: jobId })),
  company_spotlight: place('spotlight', ({ companyId }) => ({ of: 'company', id: companyId })),
  profile_spotlight: place('spotlight', ({ candidateId }) => ({
    of: 'candidate',
    id: candidateId,
  })),
  profile_promotion: place('promotion', ({ candidateId }) => ({
    of: 'candidate',
    id: candidateId,
  })),
  credits: (trx, { id: orderId, companyId, candidateId }, { id, quantity }) =>
    purchase(trx, {
      owner: companyId ? { companyId } : { candidateId: candidateId! },
      credits: quantity,
      reference: `order:${orderId}`,
      key: `order:${orderId}:line:${id}`,
    }),
  users: (trx, { companyId }, { id, quantity, product }) =>
    trx.table('plan_extras').insert({
      company_id: companyId,
      feature: 'users',
      amount: quantity,
      ends_at: DateTime.now()
        .plus({ days: product.days ?? 30 })
        .toSQL(),
      order_line_id: id,
    }),
}

/** What waits of an order that was paid back is not done any more; its plan, places and further users end. */
export async function takeBack(trx: TransactionClientContract, order: Order) {
  const open = await Delivery.query({ client: trx })
    .where('order_id', order.id)
    .whereIn('status', ['waiting', 'in_progress'])
  for (const delivery of open)
    await deliveryMoves.cancel(delivery, null, { reason: 'The order was paid back' })
  const credits = await Delivery.query({ client: trx })
    .where({ order_id: order.id, kind: 'credits', status: 'delivered' })
    .first()
  if (credits)
    await refundCredits(trx, {
      owner: order.companyId ? { companyId: order.companyId } : { candidateId: order.candidateId! },
      reference: `order:${order.id}`,
      key: `order:${order.id}:refund`,
    })
  const lines = await OrderLine.query({ client: trx }).where('order_id', order.id)
  const lineIds = lines.map(({ id }) => id)
  await Delivery.query({ client: trx })
    .whereIn('order_line_id', await endBoughtPlaces(trx, lineIds))
    .update({ note: 'Ended, as the order was paid back.' })
  await trx.from('plan_extras').whereIn('order_line_id', lineIds).update({ ends_at: new Date() })
  await planIsPaidBack(trx, order)
}
