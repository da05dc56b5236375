import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import Payment from '#api/billing/models/payment'
import WebhookEvent from '#api/billing/models/webhook_event'
import { failpoint } from '#api/billing/failpoint'
import { settle } from '#api/billing/payments/settle'

/**
 * Works an event off: it only says where to look, so that order and number of events do not matter. Marked as done after
 * it is done; a failure leaves it to the next try. Safe to run twice.
 */
export default async function handleWebhook({
  eventId,
  key,
}: {
  eventId: number
  key: string | null
}) {
  const event = await WebhookEvent.findOrFail(eventId)
  if (event.handledAt) return
  const payment = await paymentOf(event, key)
  await failpoint('webhook.handling')
  const outcome = payment ? `order ${(await settle(payment.id)).status}` : 'no payment of ours'
  await event.merge({ handledAt: DateTime.now(), outcome }).save()
}

/** The payment that an event is about: by their id, or by our key where the gateway told before its answer was saved. */
async function paymentOf(event: WebhookEvent, key: string | null): Promise<Payment | null> {
  const { gateway, gatewayRef: ref, gatewayPayment } = event
  if (ref || gatewayPayment) {
    const found = await Payment.query()
      .where('gateway', gateway)
      .where((query) => {
        if (ref) query.orWhere('gateway_ref', ref)
        if (gatewayPayment) query.orWhere('gateway_payment', gatewayPayment)
      })
      .first()
    if (found) return found
  }
  const ours = key && (await Payment.query().where({ gateway, key }).first())
  if (!ours) return null
  if (!ours.gatewayRef && ref)
    await db
      .from('payments')
      .where({ id: ours.id, status: 'created' })
      .update({ gateway_ref: ref, status: 'open', updated_at: new Date() })
  return ours
}
