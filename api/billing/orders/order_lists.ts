import Invoice from '#api/billing/models/invoice'
import Order from '#api/billing/models/order'
import { ownedBy, type Owner } from '#api/billing/orders/buyers'
import type { OrderStatus } from '#api/billing/orders/order_flow'

/** A page of somebody's orders, with all that is shown of them. */
export const ordersOf = (
  owner: Owner,
  {
    page,
    limit,
    status,
    orderId,
  }: { page: number; limit: number; status?: OrderStatus; orderId?: number }
) =>
  Order.query()
    .where(ownedBy(owner))
    .if(status, (query) => query.where('status', status!))
    .if(orderId, (query) => query.where('id', orderId!))
    .preload('lines', (lines) => lines.orderBy('id'))
    .preload('payments', (payments) => payments.orderBy('id'))
    .preload('disputes', (disputes) => disputes.orderBy('id'))
    .preload('deliveries', (deliveries) => deliveries.orderBy('id'))
    .preload('papers', (papers) => papers.orderBy('id'))
    .orderBy('id', 'desc')
    .paginate(page, limit)

/** The papers that somebody has received; a draft is nobody's yet. */
export const issuedTo = (owner: Owner) =>
  Invoice.query().where(ownedBy(owner)).whereNotNull('number')

/** A page of somebody's papers. */
export const papersOf = (owner: Owner, { page, limit }: { page: number; limit: number }) =>
  issuedTo(owner).orderBy('id', 'desc').paginate(page, limit)
