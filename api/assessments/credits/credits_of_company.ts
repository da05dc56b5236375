import { DateTime } from 'luxon'
import { pagination } from '#api/http/pagination'
import { CREDIT_WARN_DAYS, type CreditKind } from '#api/assessments/credits/credit_facts'
import CreditAccount from '#api/assessments/models/credit_account'
import CreditEntry from '#api/assessments/models/credit_entry'
import CreditLot from '#api/assessments/models/credit_lot'

/** Groups of credits with one date that a balance names, at most. */
const MOST_DATES = 50

/** What a company can spend now, what is kept for tests that are sent, and which credits run out when, the next first. */
export async function creditsOf(companyId: number) {
  const account = await CreditAccount.findBy('company_id', companyId)
  if (!account) return { available: 0, reserved: 0, expiring: [], soon: 0, turnedOff: false }
  const now = DateTime.now()
  const lots = await CreditLot.query()
    .where('account_id', account.id)
    .where('available', '>', 0)
    .whereNotNull('expires_at')
    .orderBy('expires_at')
  const [over, running] = [
    lots.filter(({ expiresAt }) => expiresAt! <= now),
    lots.filter(({ expiresAt }) => expiresAt! > now),
  ]
  return {
    // what has run out is written into the ledger by the next booking or sweep
    available: account.available - sum(over),
    reserved: account.reserved,
    expiring: running
      .slice(0, MOST_DATES)
      .map(({ available, expiresAt }) => ({ credits: available, at: expiresAt!.toUTC().toISO()! })),
    soon: sum(
      running.filter(({ expiresAt }) => expiresAt! <= now.plus({ days: CREDIT_WARN_DAYS }))
    ),
    turnedOff: account.turnedOff,
  }
}

const sum = (lots: CreditLot[]) => lots.reduce((all, { available }) => all + available, 0)

/** A page of a company's ledger, the latest line first. */
export async function creditHistory(
  companyId: number,
  { page = 1, limit = 20, kind }: { page?: number; limit?: number; kind?: CreditKind }
) {
  const account = await CreditAccount.findBy('company_id', companyId)
  const query = CreditEntry.query()
    .where('account_id', account?.id ?? 0)
    .preload('actor')
    .orderBy('id', 'desc')
  if (kind) query.where('kind', kind)
  const list = await query.paginate(page, limit)
  return { entries: list.all(), pagination: pagination(page, limit, list.total) }
}
