import { beforeSave, beforeUpdate, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { InvoiceSchema } from '#database/schema'
import { Refusal } from '#api/http/refusal'
import type { PaperKind, Supply } from '#api/billing/billing_facts'
import { reckonDraft, type HandLine } from '#api/billing/invoices/by_hand'
import type { InvoiceStatus } from '#api/billing/invoices/invoice_flow'
import type { PaperSnapshot } from '#api/billing/invoices/paper'
import Order from '#api/billing/models/order'

/** An invoice or a credit note; final once it has its number. */
export default class Invoice extends InvoiceSchema {
  declare kind: PaperKind
  declare status: InvoiceStatus
  declare supply: Supply
  declare snapshot: PaperSnapshot
  // the driver would write a list as a PostgreSQL array
  @column({ prepare: (all: unknown) => all && JSON.stringify(all) })
  declare lines: HandLine[] | null

  @belongsTo(() => Order)
  declare order: BelongsTo<typeof Order>

  /** What a credit note corrects. */
  @belongsTo(() => Invoice, { foreignKey: 'invoiceId' })
  declare corrected: BelongsTo<typeof Invoice>

  /** How lists name it. */
  get name() {
    return this.number ?? `Draft ${this.id}`
  }

  /** The lines of one that was not written by hand, as it bills them. */
  get billed() {
    return this.lines ? null : (this.snapshot?.lines ?? null)
  }

  @beforeSave()
  static async reckon(invoice: Invoice) {
    if (invoice.status === 'draft') await reckonDraft(invoice)
  }

  /** The database refuses it too; here it is said in words. */
  @beforeUpdate()
  static keep({ $original, $dirty }: Invoice) {
    if ($original.status === 'draft' || ($dirty.status === 'void' && !$dirty.lines)) return
    throw new Refusal('An issued document cannot change. Void the invoice, and write a new one')
  }
}
