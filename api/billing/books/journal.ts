import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { ledgerAccounts, type LedgerAccount } from '#api/billing/billing_facts'
import type { Period } from '#api/billing/books/period'
import { BOOKS_ZONE } from '#api/billing/invoices/numbers'
import { digitsOf } from '#api/billing/money/currency_facts'
import { labelIn } from '#api/http/choices'

const columns = [
  'date',
  'voucher',
  'kind',
  'account',
  'debit',
  'credit',
  'currency',
  'order',
  'party',
]
const BATCH = 1_000

/**
 * The journal of a period as a table for an accountant's program: a row for each account of a voucher, in the currency of
 * the voucher; the debits of each voucher are its credits.
 */
export const journal = (period: Period) => ({ options: { columns }, batches: rowsOf(period) })

type Transfer = {
  id: number
  at: string
  created_at: Date
  debit: LedgerAccount
  debit_name: string
  credit: LedgerAccount
  credit_name: string
  amount: string | number
  currency: string
  voucher: string
  kind: string
  order_number: string | null
  buyer: string | null
}

/** The transfers of a voucher are booked together, so they follow each other. */
async function* rowsOf(period: Period) {
  let voucher: Transfer[] = []
  for await (const transfers of transfersOf(period)) {
    const legs = []
    for (const transfer of transfers) {
      if (voucher.length && voucher[0].voucher !== transfer.voucher) {
        legs.push(...legsOf(voucher))
        voucher = []
      }
      voucher.push(transfer)
    }
    yield legs
  }
  yield legsOf(voucher)
}

async function* transfersOf({ start, end }: Period): AsyncGenerator<Transfer[]> {
  let after = { at: start.toISO()!, id: 0 }
  for (;;) {
    const { rows } = await db.rawQuery(
      `select t.id, t.created_at, t.created_at::text as at, t.debit, t.debit_name, t.credit, t.credit_name, t.amount, t.currency,
         coalesce(i.number, 'REF-' || t.refund_id, 'PAY-' || t.payment_id) as voucher,
         case when i.kind = 'invoice' then 'Sales' when i.kind is not null then 'Credit note' when t.refund_id is not null then 'Refund' else 'Receipt' end as kind,
         o.number as order_number, coalesce(i.snapshot->'buyer'->>'name', o.buyer->>'name') as buyer
       from ledger_transfers t left join invoices i on i.id = t.invoice_id left join orders o on o.id = t.order_id
       where (t.created_at, t.id) > (:at::timestamptz, :id) and t.created_at < :end order by t.created_at, t.id limit ${BATCH}`,
      { at: after.at, id: after.id, end: end.toISO()! }
    )
    yield rows as Transfer[]
    if (rows.length < BATCH) return
    after = { at: rows.at(-1).at, id: rows.at(-1).id }
  }
}

/** What an account is called in the journal: "Tax to pay: IGST". */
const accountName = (account: LedgerAccount, name: string) =>
  name ? `${labelIn(ledgerAccounts, account)}: ${name}` : labelIn(ledgerAccounts, account)

/** A row an account and side: an invoice debits what is owed once, and credits revenue and each tax. */
function legsOf(transfers: Transfer[]) {
  const legs = new Map<string, { account: string; debit: number; credit: number }>()
  const add = (account: string, side: 'debit' | 'credit', amount: number) => {
    const key = `${side} ${account}`
    const leg = legs.get(key) ?? { account, debit: 0, credit: 0 }
    leg[side] += amount
    legs.set(key, leg)
  }
  for (const { debit, debit_name, amount } of transfers)
    add(accountName(debit, debit_name), 'debit', Number(amount))
  for (const { credit, credit_name, amount } of transfers)
    add(accountName(credit, credit_name), 'credit', Number(amount))
  const [first] = transfers
  return [...legs.values()].map(({ account, debit, credit }) => ({
    date: DateTime.fromJSDate(first.created_at).setZone(BOOKS_ZONE).toISODate(),
    voucher: first.voucher,
    kind: first.kind,
    account,
    debit: said(debit, first.currency),
    credit: said(credit, first.currency),
    currency: first.currency,
    order: first.order_number ?? '',
    party: first.buyer ?? '',
  }))
}

function said(amount: number, currency: string) {
  const digits = digitsOf(currency)
  return amount ? (amount / 10 ** digits).toFixed(digits) : ''
}

export type Balance = {
  account: string
  currency: string
  opening: number
  debit: number
  credit: number
  closing: number
}

/** What every account held before a period, what came and went in it, and what it holds after; debits are positive. */
export async function balancesOf({ start, end }: Period): Promise<Balance[]> {
  const { rows } = await db.rawQuery(
    `select account, name, currency, sum(amount) filter (where created_at < :start)::bigint as opening,
       sum(amount) filter (where created_at >= :start and amount > 0)::bigint as debit,
       -sum(amount) filter (where created_at >= :start and amount < 0)::bigint as credit, sum(amount)::bigint as closing
     from (select debit as account, debit_name as name, currency, amount, created_at from ledger_transfers where created_at < :end
       union all select credit, credit_name, currency, -amount, created_at from ledger_transfers where created_at < :end) sides
     group by 1, 2, 3 order by 3, 1, 2 limit 500`,
    { start: start.toISO()!, end: end.toISO()! }
  )
  return rows.map(({ account, name, currency, ...sums }: Record<string, any>) => ({
    account: accountName(account, name),
    currency,
    opening: Number(sums.opening ?? 0),
    debit: Number(sums.debit ?? 0),
    credit: Number(sums.credit ?? 0),
    closing: Number(sums.closing ?? 0),
  }))
}
