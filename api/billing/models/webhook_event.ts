import { WebhookEventSchema } from '#database/schema'
import type { GatewayName } from '#api/billing/billing_facts'

/** What a gateway told, stored before it is worked off. */
export default class WebhookEvent extends WebhookEventSchema {
  declare gateway: GatewayName
}
