import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { RecordsChanged } from '#api/companies/events'
import { enqueueMany } from '#api/queue/queue'
import Webhook from '#api/integrations/models/webhook'
import WebhookMessage from '#api/integrations/models/webhook_message'

/** Writes a message for each address that hears of this kind, and the jobs that send them, in the change's own transaction. */
export async function queueMessages({ companyId, kind, change, ids, trx }: RecordsChanged) {
  const hearing = await Webhook.query({ client: trx })
    .where({ companyId, status: 'active' })
    .whereRaw('? = any(events)', [kind])
    .select('id')
  if (hearing.length === 0) return
  await writeMessages(
    trx,
    hearing.flatMap(({ id: webhookId }) =>
      ids.map((subjectId) => ({ webhookId, kind, change, subjectId }))
    )
  )
}

/** Writes messages with the jobs that send them. */
export async function writeMessages(
  trx: TransactionClientContract,
  messages: Pick<WebhookMessage, 'webhookId' | 'kind' | 'change' | 'subjectId'>[]
) {
  const written = await WebhookMessage.createMany(
    messages.map((message) => ({ ...message, status: 'waiting' as const })),
    { client: trx }
  )
  await enqueueMany(
    trx,
    'webhooks.send',
    written.map(({ id }) => ({ data: { messageId: id } }))
  )
  return written
}
