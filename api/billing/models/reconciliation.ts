import { column } from '@adonisjs/lucid/orm'
import { ReconciliationSchema } from '#database/schema'
import type { GatewayName } from '#api/billing/billing_facts'

/** What a comparison of our payments with a gateway's own list found. */
export default class Reconciliation extends ReconciliationSchema {
  declare gateway: GatewayName
  // the driver would write a list as a PostgreSQL array
  @column({ prepare: (all: unknown) => JSON.stringify(all) })
  declare problems: string[]
}
