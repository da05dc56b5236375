import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Dispute from '#api/billing/models/dispute'
import Order from '#api/billing/models/order'
import { moneyWords } from '#api/billing/money/currency_facts'
import { tellBuyer } from '#api/billing/orders/order_notices'
import { tellOfMoney } from '#api/billing/payments/money_alarm'

type Told = { trx: TransactionClientContract }

const orderOf = ({ orderId }: Dispute, trx: TransactionClientContract) =>
  Order.query({ client: trx }).where('id', orderId).firstOrFail()
const sumOf = ({ amount, currency }: Dispute) => moneyWords(amount, currency)
const dayOf = ({ answerBy }: Dispute) => answerBy?.toUTC().toFormat('d LLLL yyyy')

/** Finance hears that evidence is wanted, and by when; the buyer, that nothing ends before the bank decides. */
export async function tellOfDispute(trx: TransactionClientContract, dispute: Dispute) {
  const order = await orderOf(dispute, trx)
  const day = dayOf(dispute)
  await tellOfMoney(
    trx,
    `The payment of ${sumOf(dispute)} for order ${order.number} is disputed at the bank${dispute.reason ? ` (${dispute.reason.replaceAll('_', ' ')})` : ''}. Give evidence at ${dispute.gateway}${day ? ` by ${day}` : ''}, or it is lost`
  )
  await tellBuyer(trx, order, {
    kind: 'billing.disputed',
    message: `The payment of ${sumOf(dispute)} for order ${order.number} is disputed at your bank`,
    lines: [
      'What you bought stays until the bank decides, and nothing more is charged by the saved card. If it is a mistake, tell your bank.',
    ],
    label: 'Open the order',
  })
}

/** Who hears of a move, by its name. */
export const disputeNotices = {
  async appeal(dispute: Dispute, { trx }: Told) {
    await tellOfMoney(
      trx,
      `The bank asks for more evidence on order ${(await orderOf(dispute, trx)).number}${dayOf(dispute) ? `, by ${dayOf(dispute)}` : ''}`
    )
  },
  async win(dispute: Dispute, { trx }: Told) {
    await tellOfMoney(
      trx,
      `The dispute about ${sumOf(dispute)} for order ${(await orderOf(dispute, trx)).number} is won; the money stays`
    )
  },
  async lose(dispute: Dispute, { trx }: Told) {
    const order = await orderOf(dispute, trx)
    await tellOfMoney(
      trx,
      `The dispute about ${sumOf(dispute)} for order ${order.number} is lost; the bank has given the money back`
    )
    await tellBuyer(trx, order, {
      kind: 'billing.dispute_lost',
      message: `Your bank has given back ${sumOf(dispute)} for order ${order.number}`,
      lines: ['What was bought with it has ended. The credit note lies beside the order.'],
      label: 'Open the order',
    })
  },
}
