import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { InvoiceSchema } from '#database/schema'
import type { PaperKind, Supply } from '#api/billing/billing_facts'
import type { PaperSnapshot } from '#api/billing/invoices/paper'
import Order from '#api/billing/models/order'

/** An invoice or a credit note, final from its first moment. */
export default class Invoice extends InvoiceSchema {
  declare kind: PaperKind
  declare supply: Supply
  declare snapshot: PaperSnapshot

  @belongsTo(() => Order)
  declare order: BelongsTo<typeof Order>
}
