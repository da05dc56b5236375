import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { small } from '#api/billing/money/money'
import type { LedgerAccount } from '#api/billing/billing_facts'

type Account = LedgerAccount | [LedgerAccount, string]

export type Transfer = {
  /** What it is for; the same is booked once. */
  key: string
  debit: Account
  credit: Account
  amount: bigint
  currency: string
  /** Empty for an invoice made by hand. */
  orderId: number | null
  paymentId?: number
  refundId?: number
  invoiceId?: number
}

/** Books transfers between accounts in the transaction of what they are for. Of a key that is booked already nothing is booked; of zero neither. */
export async function book(trx: TransactionClientContract, transfers: Transfer[]) {
  const rows = transfers
    .filter(({ amount }) => amount !== 0n)
    .map(({ debit, credit, amount, ...transfer }) => {
      const [from, fromName = ''] = [debit].flat() as [string, string?]
      const [to, toName = ''] = [credit].flat() as [string, string?]
      return {
        key: transfer.key,
        debit: from,
        debit_name: fromName,
        credit: to,
        credit_name: toName,
        amount: small(amount),
        currency: transfer.currency,
        order_id: transfer.orderId,
        payment_id: transfer.paymentId ?? null,
        refund_id: transfer.refundId ?? null,
        invoice_id: transfer.invoiceId ?? null,
        created_at: DateTime.now().toJSDate(),
      }
    })
  if (rows.length)
    await trx.knexQuery().table('ledger_transfers').insert(rows).onConflict('key').ignore()
}

/** SQL: the balance of every account by currency; all of a currency together are zero. */
export const balances = `select account, name, currency, sum(amount)::bigint as balance from (
  select debit as account, debit_name as name, currency, amount from ledger_transfers
  union all select credit, credit_name, currency, -amount from ledger_transfers) sides
  group by 1, 2, 3 order by 1, 2, 3`
