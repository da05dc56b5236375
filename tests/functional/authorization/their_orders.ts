import db from '@adonisjs/lucid/services/db'
import { issueInvoice } from '#api/billing/invoices/issue_paper'
import CartItem from '#api/billing/models/cart_item'
import Order from '#api/billing/models/order'
import { givenProduct } from '../billing/given_billing.js'
import { mark, type Owners } from './routes_and_mark.js'

/** What they are about to buy. */
export async function theirOrders({ company, candidate }: Owners) {
  const cartItem = await CartItem.create({
    candidateId: candidate.id,
    productId: (await givenProduct({ side: 'candidate', kind: 'resume_writing' })).id,
    quantity: 1,
  })
  const columns = {
    kind: 'purchase',
    companyId: company.id,
    currency: 'INR',
    subtotal: 100,
    taxable: 100,
    taxes: [],
    amount: 100,
    supply: 'intra',
    buyer: { name: mark, countryCode: 'IN', stateCode: 'KA' },
  }
  const order = await Order.create({ ...columns, number: mark, status: 'pending' } as never)
  const paid = await Order.create({
    ...columns,
    number: `${mark}-paid`,
    status: 'paid',
  } as never)
  const invoice = await db.transaction((trx) => issueInvoice(trx, paid))
  return { cartItem, order, invoice }
}
