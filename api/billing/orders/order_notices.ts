import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence, type Said } from '#api/languages/sentence'
import { notify } from '#api/notifications/notify'
import { peopleWho } from '#api/companies/access/people_who'
import type Order from '#api/billing/models/order'
import { moneyWords } from '#api/billing/money/currency_facts'

type Told = { trx: TransactionClientContract }

/** Who hears of the money of an order, and where they look at it. */
async function readersOf(trx: TransactionClientContract, order: Order) {
  if (order.companyId)
    return {
      to: await peopleWho(trx, order.companyId, 'billing'),
      clientId: order.companyId,
      link: `/client/orders/${order.id}`,
    }
  const { user_id: userId } = await trx
    .from('candidates')
    .where('id', order.candidateId!)
    .firstOrFail()
  return {
    to: [userId as number],
    devId: order.candidateId!,
    link: `/candidate/orders/${order.id}`,
  }
}

/** Tells the buyer of an order, by bell and mail. */
export async function tellBuyer(
  trx: TransactionClientContract,
  order: Order,
  { kind, message, lines, label }: { kind: string; message: Said; lines: Said[]; label: Said }
) {
  const { link, ...readers } = await readersOf(trx, order)
  await notify(trx, {
    ...readers,
    kind,
    message,
    link,
    data: { orderId: String(order.id) },
    mail: {
      subject: message,
      lines: [sentence('{message}.', { message }), ...lines],
      action: { label, path: link },
    },
  })
}

const sumOf = ({ amount, currency }: Order) => moneyWords(amount, currency)

/** Who hears of a move, by its name. */
export const orderNotices = {
  async pay(order: Order, { trx }: Told) {
    if (order.amount === 0) return
    await tellBuyer(trx, order, {
      kind: 'billing.paid',
      message: sentence('We received {sum} for order {order}', {
        sum: sumOf(order),
        order: order.number,
      }),
      lines: [sentence('The invoice lies beside the order.')],
      label: sentence('Open the order'),
    })
  },
  async fail(order: Order, { trx }: Told) {
    // of a renewal that fell due its plan tells, with what follows
    if (order.kind === 'renewal') return
    await tellBuyer(trx, order, {
      kind: 'billing.failed',
      message: sentence('The payment of {sum} for order {order} failed', {
        sum: sumOf(order),
        order: order.number,
      }),
      lines: [sentence('You were not charged. Pay again, or choose another way to pay.')],
      label: sentence('Pay again'),
    })
  },
  async refund(order: Order, { trx }: Told) {
    await tellBuyer(trx, order, {
      kind: 'billing.refunded',
      message: sentence('{sum} for order {order} is on its way back to you', {
        sum: sumOf(order),
        order: order.number,
      }),
      lines: [
        sentence(
          'It takes a few days, depending on how you paid. The credit note is with the order.'
        ),
      ],
      label: sentence('Open the order'),
    })
  },
}
