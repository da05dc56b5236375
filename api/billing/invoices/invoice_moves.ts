import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#api/accounts/models/user'
import { movesOf } from '#api/flow/moves_of'
import { reckonDraft, type HandLine } from '#api/billing/invoices/by_hand'
import { invoiceFlow } from '#api/billing/invoices/invoice_flow'
import { bookPaper, creditWhole, nextNumber } from '#api/billing/invoices/issue_paper'
import Invoice from '#api/billing/models/invoice'

export const invoiceMoves = movesOf(invoiceFlow, {
  model: () => Invoice,
  changes: {
    /** Last of all comes the number, as it makes others wait: who is billed is as they are now. */
    async issue(invoice, { trx, now }) {
      await reckonDraft(invoice, trx)
      invoice.merge({ ...(await nextNumber(trx, 'invoice', now)), issuedAt: now })
      await bookPaper(trx, invoice)
    },
    /** A draft was never issued; of an invoice with a number, a credit note takes all back. */
    async void(invoice, { trx, from }, { reason }: { reason: string }) {
      if (from === 'issued') await creditWhole(trx, invoice, reason)
    },
  },
})

type Written = {
  clientId: number
  currency: string
  lines: HandLine[]
  note?: string | null
  dueAt?: Date | null
}

/** What the console does beside the moves. */
export const invoiceDesk = {
  model: () => Invoice,

  /** Writes a draft of an invoice to a company, for no order. */
  writeDraft: (
    _admin: User,
    { clientId, currency, lines, note, dueAt }: Written,
    trx: TransactionClientContract
  ): Promise<Invoice> =>
    Invoice.create(
      {
        kind: 'invoice',
        status: 'draft',
        companyId: clientId,
        currency,
        lines,
        note: note ?? null,
        dueAt: dueAt ? DateTime.fromJSDate(dueAt) : null,
        issuedAt: DateTime.now(),
      },
      { client: trx }
    ),
}
