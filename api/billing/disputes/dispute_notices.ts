import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import type Dispute from '#api/billing/models/dispute'
import Order from '#api/billing/models/order'
import { moneyWords } from '#api/billing/money/currency_facts'
import { tellBuyer } from '#api/billing/orders/order_notices'
import { tellOfMoney } from '#api/billing/payments/money_alarm'

type Told = { trx: TransactionClientContract }

const orderOf = ({ orderId }: Dispute, trx: TransactionClientContract) =>
  Order.query({ client: trx }).where('id', orderId).firstOrFail()
const sumOf = ({ amount, currency }: Dispute) => moneyWords(amount, currency)
const dayOf = ({ answerBy }: Dispute) => answerBy?.toUTC()

/** Finance hears that evidence is wanted, and by when; the buyer, that nothing ends before the bank decides. */
export async function tellOfDispute(trx: TransactionClientContract, dispute: Dispute) {
  const order = await orderOf(dispute, trx)
  const day = dayOf(dispute)
  await tellOfMoney(
    trx,
    sentence(
      day
        ? 'The payment of {sum} for order {order} is disputed at the bank{reason}. Give evidence at {gateway} by {day}, or it is lost'
        : 'The payment of {sum} for order {order} is disputed at the bank{reason}. Give evidence at {gateway}, or it is lost',
      {
        sum: sumOf(dispute),
        order: order.number,
        reason: dispute.reason ? ` (${dispute.reason.replaceAll('_', ' ')})` : '',
        gateway: dispute.gateway,
        day,
      }
    )
  )
  await tellBuyer(trx, order, {
    kind: 'billing.disputed',
    message: sentence('The payment of {sum} for order {order} is disputed at your bank', {
      sum: sumOf(dispute),
      order: order.number,
    }),
    lines: [
      sentence(
        'What you bought stays until the bank decides, and nothing more is charged to the saved card. If it is a mistake, tell your bank.'
      ),
    ],
    label: sentence('Open the order'),
  })
}

/** Who hears of a move, by its name. */
export const disputeNotices = {
  async appeal(dispute: Dispute, { trx }: Told) {
    await tellOfMoney(
      trx,
      sentence(
        dayOf(dispute)
          ? 'The bank asks for more evidence on order {order}, by {day}'
          : 'The bank asks for more evidence on order {order}',
        { order: (await orderOf(dispute, trx)).number, day: dayOf(dispute) }
      )
    )
  },
  async win(dispute: Dispute, { trx }: Told) {
    await tellOfMoney(
      trx,
      sentence('The dispute about {sum} for order {order} is won; the money stays', {
        sum: sumOf(dispute),
        order: (await orderOf(dispute, trx)).number,
      })
    )
  },
  async lose(dispute: Dispute, { trx }: Told) {
    const order = await orderOf(dispute, trx)
    await tellOfMoney(
      trx,
      sentence(
        'The dispute about {sum} for order {order} is lost; the bank has given the money back',
        { sum: sumOf(dispute), order: order.number }
      )
    )
    await tellBuyer(trx, order, {
      kind: 'billing.dispute_lost',
      message: sentence('Your bank has given back {sum} for order {order}', {
        sum: sumOf(dispute),
        order: order.number,
      }),
      lines: [sentence('What was bought with it has ended. The credit note is with the order.')],
      label: sentence('Open the order'),
    })
  },
}
