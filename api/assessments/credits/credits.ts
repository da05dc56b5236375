import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import {
  CREDIT_MONTHS,
  CREDIT_WARN_DAYS,
  NOT_ENOUGH_CREDITS,
  type CreditKind,
} from '#api/assessments/credits/credit_facts'
import CreditAccount from '#api/assessments/models/credit_account'
import CreditEntry from '#api/assessments/models/credit_entry'
import CreditLot from '#api/assessments/models/credit_lot'

// The credit ledger (domain.md 10). Each verb takes the caller's transaction, locks the account in it until it ends, and
// adds lines; the database keeps lots and accounts as their sums. A verb that is called again with a key that is known
// changes nothing and returns the lines of the first time, so that a webhook or a queue may repeat it.

/** Credits that last no longer are not warned of: a month, or what is warned of at once. */
const SHORT_DAYS = CREDIT_WARN_DAYS + 1

/** Whose credits they are. */
export type CreditOwner = { companyId: number } | { candidateId: number }

type Told = {
  /** What it is for: `order:5`, `send:12`. */
  reference: string
  /** Names this one booking for ever; the same key again books nothing. */
  key: string
  /** The user who did it; nobody for the system. */
  actorId?: number | null
  /** In words, for the history. */
  reason?: string | null
}

type Booked = Told & { owner: CreditOwner; credits: number }

/**
 * Adds bought credits as a lot that lasts 12 months, or until `expiresAt`. For the module of money: called by the one
 * function that fulfils an order, in its transaction, with `reference: 'order:<id>'` and a key of the order's line
 * (`order:<id>:line:<id>`). Returns the line, also where the order was fulfilled before.
 */
export const purchase = (
  trx: TransactionClientContract,
  {
    expiresAt = DateTime.now().plus({ months: CREDIT_MONTHS }),
    ...booked
  }: Booked & { expiresAt?: DateTime }
) => addLot(trx, 'purchase', booked, expiresAt)

/** Adds credits that were not bought; they do not run out unless told when. */
export const grant = (
  trx: TransactionClientContract,
  { expiresAt = null, ...booked }: Booked & { expiresAt?: DateTime | null }
) => addLot(trx, 'grant', booked, expiresAt)

/**
 * Keeps credits back for a reference, those that run out first. Refuses with 403, reason `quota`, and the product's
 * sentence where there are too few.
 */
export async function reserve(trx: TransactionClientContract, booked: Booked) {
  return once(trx, booked, async (account) => {
    const lots = await spendableLots(trx, account)
    const left = lots.reduce((sum, { available }) => sum + available, 0)
    if (left < booked.credits) throw notEnough(left, booked.credits)
    return split(lots, booked.credits, ({ available }) => available).map(({ lot, part }) => ({
      lotId: lot.id,
      kind: 'reserve' as const,
      delta: -part,
      held: part,
    }))
  })
}

/** Refuses as `reserve` does where an account has too few for what follows, and ends what has run out. */
export async function assertEnough(
  trx: TransactionClientContract,
  owner: CreditOwner,
  needed: number
) {
  const available = await spendable(trx, await lockAccount(trx, owner))
  if (available < needed) throw notEnough(available, needed)
}

/** What a locked account can spend; what has run out ends first. */
export async function spendable(trx: TransactionClientContract, account: CreditAccount) {
  await expire(trx, account)
  return (await account.refresh()).available
}

/** What is kept back for a reference. */
export async function heldFor(trx: TransactionClientContract, reference: string): Promise<number> {
  const { rows } = await trx.rawQuery(
    'select coalesce(sum(held), 0)::int as held from credit_ledger where reference = ?',
    [reference]
  )
  return rows[0].held
}

/** Spends what is kept back for a reference: all of it, or `credits`. Returns no line where nothing is. */
export const consume = (trx: TransactionClientContract, told: Held) =>
  fromHeld(trx, 'consume', told)

/** Gives back what is kept for a reference: all of it, or `credits`. It returns to its lots, with their dates. */
export const release = (trx: TransactionClientContract, told: Held) =>
  fromHeld(trx, 'release', told)

/**
 * Takes back what was bought with a reference, as its money goes back: all that nobody has spent or reserved of those
 * lots, or `credits` of it. For the module of money: `reference` is that of the purchase. Returns the lines, of which
 * the deltas say how many were taken; none where all are spent.
 */
export async function refund(
  trx: TransactionClientContract,
  { credits, ...told }: Told & { owner: CreditOwner; credits?: number }
) {
  return once(trx, told, async (account) => {
    const lots = await CreditLot.query({ client: trx })
      .where('account_id', account.id)
      .where('available', '>', 0)
      .whereIn(
        'id',
        CreditEntry.query({ client: trx })
          .where({ account_id: account.id, reference: told.reference, kind: 'purchase' })
          .select('lot_id')
      )
      .orderBy('id')
    const left = lots.reduce((sum, { available }) => sum + available, 0)
    return taken('refund', lots, Math.min(left, credits ?? left))
  })
}

/** Corrects by hand: adds credits, or takes those that run out first. Refuses with 422 on `delta` to take more than there are. */
export async function adjust(
  trx: TransactionClientContract,
  { credits, ...told }: Told & { owner: CreditOwner; credits: number }
) {
  if (credits > 0) return addLot(trx, 'adjust', { ...told, credits }, null)
  return once(trx, told, async (account) => {
    const lots = await spendableLots(trx, account)
    const left = lots.reduce((sum, { available }) => sum + available, 0)
    if (left < -credits)
      throw new Refusal(
        sentence('Only {left} of these credits are left; take that many at most', { left }),
        {
          status: 422,
          field: 'delta',
        }
      )
    return taken('adjust', lots, -credits)
  })
}

/** Ends what has run out of an account, with a line for each lot. Returns how many credits. Safe to run twice. */
export async function expire(
  trx: TransactionClientContract,
  account: CreditAccount
): Promise<number> {
  const lots = await CreditLot.query({ client: trx })
    .where('account_id', account.id)
    .where('available', '>', 0)
    .where('expires_at', '<=', new Date())
    .orderBy('id')
  for (const lot of lots)
    await write(
      trx,
      account,
      // what is released into it later lessens what it keeps, so that each end of a lot has a key of its own
      { reference: `lot:${lot.id}`, key: `expire:${lot.id}:${lot.reserved}` },
      [{ lotId: lot.id, kind: 'expire', delta: -lot.available, held: 0 }]
    )
  return lots.reduce((sum, { available }) => sum + available, 0)
}

/** The account of a company or candidate, locked until the transaction ends; made where there was none. */
export async function lockAccount(trx: TransactionClientContract, owner: CreditOwner) {
  const [column, id] =
    'companyId' in owner ? ['company_id', owner.companyId] : ['candidate_id', owner.candidateId]
  const locked = () =>
    CreditAccount.query({ client: trx })
      .where(column as string, id as number)
      .forUpdate()
      .first()
  const found = await locked()
  if (found) return found
  await trx.rawQuery(`insert into credit_accounts (${column}) values (?) on conflict do nothing`, [
    id,
  ])
  return (await locked())!
}

type Held = Told & { owner: CreditOwner; credits?: number }
type Line = { lotId: number; kind: CreditKind; delta: number; held: number }

async function addLot(
  trx: TransactionClientContract,
  kind: CreditKind,
  booked: Booked,
  expiresAt: DateTime | null
) {
  return once(trx, booked, async (account) => {
    // those of a month run out so soon that a warning would come with them
    const isShort = expiresAt !== null && expiresAt <= DateTime.now().plus({ days: SHORT_DAYS })
    const lot = await CreditLot.create(
      { accountId: account.id, expiresAt, warnedAt: isShort ? DateTime.now() : null },
      { client: trx }
    )
    return [{ lotId: lot.id, kind, delta: booked.credits, held: 0 }]
  })
}

async function fromHeld(
  trx: TransactionClientContract,
  kind: 'consume' | 'release',
  { credits, ...told }: Held
) {
  return once(trx, told, async (account) => {
    const { rows } = await trx.rawQuery(
      `select lot_id as id, sum(held)::int as held from credit_ledger
       where reference = ? and account_id = ? group by lot_id having sum(held) > 0 order by lot_id`,
      [told.reference, account.id]
    )
    const lots = rows as { id: number; held: number }[]
    const kept = lots.reduce((sum, { held }) => sum + held, 0)
    return split(lots, Math.min(kept, credits ?? kept), ({ held }) => held).map(
      ({ lot, part }) => ({
        lotId: lot.id,
        kind,
        delta: kind === 'release' ? part : 0,
        held: -part,
      })
    )
  })
}

/** Books under the account's lock, unless the key is known; what has run out ends first. */
async function once(
  trx: TransactionClientContract,
  told: Told & { owner: CreditOwner; credits?: number },
  lines: (account: CreditAccount) => Promise<Line[]>
): Promise<CreditEntry[]> {
  if (told.credits !== undefined && !(Number.isInteger(told.credits) && told.credits !== 0))
    throw new RangeError(`Credits are whole numbers, not ${told.credits}`)
  const account = await lockAccount(trx, told.owner)
  const known = await linesOf(trx, told.key)
  if (known.length > 0) return known
  await expire(trx, account)
  await write(trx, account, told, await lines(account))
  return linesOf(trx, told.key)
}

const linesOf = (trx: TransactionClientContract, key: string) =>
  CreditEntry.query({ client: trx }).where('idempotency_key', key).orderBy('part')

async function write(
  trx: TransactionClientContract,
  account: CreditAccount,
  { reference, key, actorId = null, reason = null }: Told,
  lines: Line[]
) {
  if (lines.length === 0) return
  await trx.table('credit_ledger').multiInsert(
    lines.map(({ lotId, kind, delta, held }, nth) => ({
      account_id: account.id,
      lot_id: lotId,
      kind,
      delta,
      held,
      reference,
      actor_id: actorId,
      reason,
      idempotency_key: key,
      part: nth + 1,
    }))
  )
}

/** What can be spent, in the order in which it is. */
const spendableLots = (trx: TransactionClientContract, account: CreditAccount) =>
  CreditLot.query({ client: trx })
    .where('account_id', account.id)
    .where('available', '>', 0)
    .orderByRaw('expires_at nulls last, id')

const taken = (kind: 'refund' | 'adjust', lots: CreditLot[], credits: number): Line[] =>
  split(lots, credits, ({ available }) => available).map(({ lot, part }) => ({
    lotId: lot.id,
    kind,
    delta: -part,
    held: 0,
  }))

/** Takes so many from lots, one after the other. */
function split<L>(lots: L[], credits: number, of: (lot: L) => number) {
  const parts: { lot: L; part: number }[] = []
  let left = credits
  for (const lot of lots) {
    const part = Math.min(left, of(lot))
    if (part > 0) parts.push({ lot, part })
    left -= part
  }
  return parts
}

const notEnough = (available: number, needed: number) =>
  new Refusal(NOT_ENOUGH_CREDITS, {
    status: 403,
    reason: 'quota',
    details: { available, needed },
  })
