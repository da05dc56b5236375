import db from '@adonisjs/lucid/services/db'
import { enqueue } from '#api/queue/queue'
import { Refusal } from '#api/http/refusal'
import type { GatewayName } from '#api/billing/billing_facts'
import { failpoint } from '#api/billing/failpoint'
import { gatewaysHere, gatewayOf } from '#api/billing/gateways/gateways'

/**
 * Stores what a gateway tells, once for each event, together with the job that works it off; so it is answered fast, and
 * not lost. Refuses with 400 what is not signed by the gateway, or by one that is not set up.
 */
export async function storeWebhook(
  name: GatewayName,
  raw: string,
  header: (name: string) => string | undefined
) {
  if (!gatewaysHere().includes(name))
    throw new Refusal('This does not carry a signature of a gateway that takes payments here', {
      status: 400,
      code: 'E_SIGNATURE',
    })
  const { id, kind, ref, payment, key, dispute } = gatewayOf(name).told(raw, header)
  await db.transaction(async (trx) => {
    const { rows } = await trx.rawQuery(
      `insert into webhook_events (gateway, event_id, kind, gateway_ref, gateway_payment) values (?, ?, ?, ?, ?)
       on conflict (gateway, event_id) do nothing returning id`,
      [name, id.slice(0, 200), kind.slice(0, 100), ref, payment] as string[]
    )
    if (rows.length > 0)
      await enqueue(trx, 'webhooks.handle', { eventId: rows[0].id, key, dispute })
  })
  await failpoint('webhook.stored')
}
