import { sentence, type Said } from '#api/languages/sentence'
import type User from '#api/accounts/models/user'
import { movesOf } from '#api/flow/moves_of'
import { tellBuyer } from '#api/billing/orders/order_notices'
import { deliveryFlow } from '#api/billing/deliveries/delivery_flow'
import Delivery from '#api/billing/models/delivery'
import Order from '#api/billing/models/order'
import { productKinds } from '#api/billing/billing_facts'
import { labelIn } from '#api/http/choices'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

const tell =
  (words: (what: Said) => Said) =>
  async (delivery: Delivery, { trx, by }: { trx: TransactionClientContract; by: User | null }) => {
    if (!by) return
    const order = await Order.query({ client: trx }).where('id', delivery.orderId).firstOrFail()
    const message = words(sentence(labelIn(productKinds, delivery.kind)))
    await tellBuyer(trx, order, {
      kind: 'billing.delivery',
      message,
      lines: delivery.note ? [sentence('We write: {note}', { note: delivery.note })] : [],
      label: sentence('Open the order'),
    })
  }

export const deliveryMoves = movesOf(deliveryFlow, {
  model: () => Delivery,
  changes: {
    begin(delivery, { by }) {
      delivery.takenBy = by!.id
    },
    deliver(delivery, { now }, { note }: { note?: string | null } = {}) {
      delivery.deliveredAt = now
      delivery.note = note ?? null
    },
    cancel(delivery, _moving, { reason }: { reason?: string | null } = {}) {
      delivery.note = reason ?? null
    },
  },
  tell: {
    begin: tell((what) => sentence('{what}: somebody works on it now', { what })),
    deliver: tell((what) => sentence('{what}: it is done', { what })),
    cancel: tell((what) => sentence('{what}: it was cancelled', { what })),
  },
})
