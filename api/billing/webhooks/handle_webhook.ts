import { DateTime } from 'luxon'
import { GatewayRefused } from '#api/billing/gateways/gateway'
import { gatewayOf } from '#api/billing/gateways/gateways'
import Payment from '#api/billing/models/payment'
import WebhookEvent from '#api/billing/models/webhook_event'
import { failpoint } from '#api/billing/failpoint'
import { settleDispute } from '#api/billing/disputes/settle_dispute'
import { settle } from '#api/billing/payments/settle'

/**
 * Works an event off: it only says where to look, so that order and number of events do not matter. Marked as done after
 * it is done; a failure leaves it to the next try. Safe to run twice.
 */
export default async function handleWebhook({
  eventId,
  key,
  dispute = null,
}: {
  eventId: number
  key: string | null
  dispute?: string | null
}) {
  const event = await WebhookEvent.findOrFail(eventId)
  if (event.handledAt) return
  const payment = await paymentOf(event, key)
  await failpoint('webhook.handling')
  const told = event.gatewayRef ?? event.gatewayPayment
  let outcome = payment ? `order ${(await settle(payment.id, told)).status}` : 'no payment of ours'
  const disputed = payment && dispute && (await settleDispute(event.gateway, dispute))
  if (disputed) outcome = `dispute ${disputed.status}`
  await event.merge({ handledAt: DateTime.now(), outcome }).save()
}

/**
 * The payment that an event is about: by their id, by our key where the gateway told before its answer was saved, or by
 * asking for the key, as of a refund that is told before its payment.
 */
async function paymentOf(event: WebhookEvent, key: string | null): Promise<Payment | null> {
  const { gateway, gatewayRef: ref, gatewayPayment } = event
  const found =
    (ref || gatewayPayment) &&
    (await Payment.query()
      .where('gateway', gateway)
      .where((query) => {
        if (ref) query.orWhere('gateway_ref', ref)
        if (gatewayPayment) query.orWhere('gateway_payment', gatewayPayment)
      })
      .first())
  if (found) return found
  const ofKey = (ours: string) => Payment.query().where({ gateway, key: ours }).first()
  const ours = key && (await ofKey(key))
  if (ours || !gatewayPayment) return ours || null
  const asked = await gatewayOf(gateway)
    .keyOf(gatewayPayment)
    .catch((error) => {
      // a payment that they do not know is none of ours
      if (error instanceof GatewayRefused) return null
      throw error
    })
  return asked ? ofKey(asked) : null
}
