import { sentence } from '#api/languages/sentence'
import type { Period } from '#api/billing/books/period'
import type { BookedPaper } from '#api/billing/books/booked_paper'
import { BOOKS_ZONE } from '#api/billing/invoices/numbers'
import { inPaise } from '#api/billing/invoices/rupees'
import Invoice from '#api/billing/models/invoice'
import { small } from '#api/billing/money/money'
import { Refusal } from '#api/http/refusal'

/** Papers in one return, at most. */
const MOST = 20_000

export type Papers = {
  papers: BookedPaper[]
  /** Papers that no return can state, with why and what to do. */
  faults: Fault[]
}
export type Fault = { number: string; message: string }

/**
 * The numbered papers of a period in the order of their issue. Those in a currency whose rate was not known are told
 * apart. Refuses with 422 on `period` one that holds too many.
 */
export async function papersOfPeriod({ start, end, isMonth }: Period): Promise<Papers> {
  const found = await Invoice.query()
    .select('id', 'number', 'kind', 'supply', 'snapshot', 'invoice_id', 'issued_at', 'status')
    .whereNotNull('number')
    .where('issued_at', '>=', start.toJSDate())
    .where('issued_at', '<', end.toJSDate())
    .preload('corrected', (corrected) =>
      corrected.select('id', 'number', 'amount', 'snapshot', 'issued_at', 'status')
    )
    .orderBy('issued_at')
    .orderBy('id')
    .limit(MOST + 1)
  if (found.length > MOST)
    throw new Refusal(
      sentence(
        isMonth
          ? 'This period has more than {most} papers; file it from the journal'
          : 'This period has more than {most} papers; ask for it month by month',
        { most: MOST.toLocaleString('en') }
      ),
      { status: 422, field: 'period' }
    )
  const hasRate = ({ snapshot }: Invoice) =>
    snapshot.currency === 'INR' || Boolean(snapshot.rupeeRate)
  return {
    papers: found.filter(hasRate).map(booked),
    faults: found
      .filter((paper) => !hasRate(paper))
      .map(({ number, snapshot }) => ({
        number: number!,
        message: `No rate of ${snapshot.currency} was loaded when it was issued, so its rupees are not known; state it by hand, and load rates with node ace rates:load`,
      })),
  }
}

const dateOf = ({ issuedAt }: Invoice) => issuedAt.setZone(BOOKS_ZONE).toISODate()!

const booked = (paper: Invoice): BookedPaper => ({
  number: paper.number!,
  kind: paper.kind,
  date: dateOf(paper),
  supply: paper.supply,
  snapshot: paper.snapshot,
  corrected: paper.corrected
    ? {
        number: paper.corrected.number!,
        date: dateOf(paper.corrected),
        amount: small(inPaise(paper.corrected.amount, paper.corrected.snapshot)),
      }
    : null,
})
