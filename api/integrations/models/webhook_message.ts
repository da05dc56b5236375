import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { WebhookMessageSchema } from '#database/schema'
import Webhook from '#api/integrations/models/webhook'
import type { MessageKind, MessageStatus } from '#api/integrations/integration_facts'

/** One change that an address is told of: at least once, or given up. */
export default class WebhookMessage extends WebhookMessageSchema {
  declare kind: MessageKind
  declare status: MessageStatus

  @belongsTo(() => Webhook)
  declare webhook: BelongsTo<typeof Webhook>

  /** As the wire names it. */
  get type() {
    return this.kind === 'ping' ? 'ping' : `${this.kind}.${this.change}`
  }
}
