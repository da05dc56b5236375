import { DateTime } from 'luxon'
import WebhookMessage from '#api/integrations/models/webhook_message'
import { WEBHOOK_LOG_DAYS } from '#api/integrations/integration_facts'

/** Removes what the log does not go back to; returns how many rows. Safe to run twice. */
export default async function sweepMessages() {
  const removed = await WebhookMessage.query()
    .where('created_at', '<', DateTime.now().minus({ days: WEBHOOK_LOG_DAYS }).toJSDate())
    .delete()
  return Number(removed)
}
