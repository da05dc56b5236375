import { BaseTransformer } from '@adonisjs/core/transformers'
import type Webhook from '#api/integrations/models/webhook'
import type WebhookMessage from '#api/integrations/models/webhook_message'

/** An address as the company's owners and admins read it; never its secret. */
export default class WebhookTransformer extends BaseTransformer<Webhook> {
  toObject() {
    const { id, name, url, events, status, pausedBecause, formerUntil, createdAt } = this.resource
    return {
      _id: String(id),
      name,
      url,
      events,
      status,
      pausedBecause,
      formerUntil: formerUntil?.toUTC().toISO() ?? null,
      createdAt: createdAt.toUTC().toISO()!,
    }
  }
}

/** A message as the log shows it. */
export class WebhookMessageTransformer extends BaseTransformer<WebhookMessage> {
  toObject() {
    const { id, messageId, type, subjectId, status, tries, responseStatus, error } = this.resource
    const { triedAt, createdAt } = this.resource
    return {
      _id: String(id),
      messageId,
      type,
      subjectId: subjectId === null ? null : String(subjectId),
      status,
      tries,
      responseStatus,
      error,
      triedAt: triedAt?.toUTC().toISO() ?? null,
      createdAt: createdAt.toUTC().toISO()!,
    }
  }
}
