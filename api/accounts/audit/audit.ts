import type { LucidRow } from '@adonisjs/lucid/types/model'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import AuditEntry from '#api/accounts/models/audit_entry'

/** Where an act came from, as the audit log keeps it. */
export type Origin = { ip?: string | null; requestId?: string | null }

type Act = {
  actorId: number | null
  action: string
  subjectType: string
  subjectId?: number | null
  subjectLabel?: string | null
  companyId?: number | null
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  reason?: string | null
}

const UNSEEN = new Set(['password', 'updatedAt', 'createdAt', 'search'])

/** Writes one line of the audit log in the transaction of the act itself: what was done without a line was not done. */
export async function audit(trx: TransactionClientContract, act: Act, origin: Origin = {}) {
  const { before, after, ...facts } = act
  return AuditEntry.create(
    {
      ...facts,
      changes: differences(before ?? {}, after ?? {}),
      ipAddress: origin.ip ?? null,
      requestId: origin.requestId ?? null,
    },
    { client: trx }
  )
}

/** Says to the database who acts in this transaction: the author of what it keeps by itself, such as versions. */
export const actsIn = (trx: TransactionClientContract, adminId: number) =>
  trx.rawQuery(`select set_config('candor.admin', ?, true)`, [String(adminId)])

/** A row's values as they are now, to compare with later. */
export function snapshot(row: LucidRow): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row.$attributes).map(([name, value]) => [name, plain(value)])
  )
}

function differences(before: Record<string, unknown>, after: Record<string, unknown>) {
  const changes: Record<string, { from: unknown; to: unknown }> = {}
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [from, to] = [before[name] ?? null, after[name] ?? null]
    if (!UNSEEN.has(name) && JSON.stringify(from) !== JSON.stringify(to))
      changes[name] = { from: short(from), to: short(to) }
  }
  return changes
}

const plain = (value: any): unknown => value?.toISO?.() ?? value ?? null
const short = (value: unknown) =>
  typeof value === 'string' && value.length > 2_000 ? `${value.slice(0, 2_000)}…` : value
