import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { WebhookSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import type { RecordKind } from '#api/companies/company_facts'
import type { WebhookStatus } from '#api/integrations/integration_facts'

/** An address that hears of a company's changes, for the person who set it up. */
export default class Webhook extends WebhookSchema {
  declare events: RecordKind[]
  declare status: WebhookStatus

  @belongsTo(() => User, { foreignKey: 'madeBy' })
  declare maker: BelongsTo<typeof User>
}
