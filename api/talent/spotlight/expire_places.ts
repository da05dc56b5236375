import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keepExpiry, placeTables, subjectOf, type PlaceKind } from '#api/talent/spotlight/places'
import { tellOfPlace } from '#api/talent/spotlight/place_notices'
import { PLACE_WARN_DAYS } from '#api/talent/talent_facts'

const AT_ONCE = 200

const isOver = 'closed_at is null and ends_at <= now()'
const endsSoon = `closed_at is null and warned_at is null and ends_at > now() and ends_at <= now() + interval '${PLACE_WARN_DAYS} days'`

/**
 * Closes the places whose time is over and warns of those that end soon. A person who goes on in a later one hears
 * nothing. Safe to run twice, at the same time, and after an outage: what ended meanwhile is told as ended only.
 */
export async function expirePlaces(kind: PlaceKind) {
  const ended = await inTurn(kind, isOver, 'closed_at', async (trx, row) => {
    const until = await lastEnd(trx, kind, row)
    await keepExpiry(kind, { ...row, $trx: trx })
    if (until <= DateTime.now()) await tellOfPlace(trx, kind, subjectOf(kind, row), 'ended', until)
  })
  const warned = await inTurn(kind, endsSoon, 'warned_at', async (trx, row) => {
    const until = await lastEnd(trx, kind, row)
    if (until <= row.endsAt) await tellOfPlace(trx, kind, subjectOf(kind, row), 'soon', until)
  })
  return { ended, warned }
}

type Row = {
  id: number
  candidateId: number | null
  companyId: number | null
  jobId: number | null
  endsAt: DateTime
}

/** Each row in a transaction of its own, asked again under its lock. */
async function inTurn(
  kind: PlaceKind,
  condition: string,
  mark: 'closed_at' | 'warned_at',
  act: (trx: TransactionClientContract, row: Row) => Promise<void>
) {
  const { table } = placeTables[kind]
  let done = 0
  let after = 0
  for (;;) {
    const { rows } = await db.rawQuery(
      `select id from ${table} where id > ? and ${condition} order by id limit ${AT_ONCE}`,
      [after]
    )
    for (const { id } of rows as { id: number }[]) {
      done += await db.transaction(async (trx) => {
        const { rows: found } = await trx.rawQuery(
          `update ${table} set ${mark} = now(), updated_at = now() where id = ? and ${condition} returning *`,
          [id]
        )
        if (found.length === 0) return 0
        await act(trx, rowOf(found[0]))
        return 1
      })
      after = id
    }
    if (rows.length < AT_ONCE) return done
  }
}

const rowOf = (row: any): Row => ({
  id: row.id,
  candidateId: row.candidate_id,
  companyId: row.company_id ?? null,
  jobId: row.job_id ?? null,
  endsAt: DateTime.fromJSDate(row.ends_at),
})

/** When the last place of this subject ends. */
async function lastEnd(trx: TransactionClientContract, kind: PlaceKind, row: Row) {
  const { table } = placeTables[kind]
  const key = row.candidateId ? 'candidate_id' : row.companyId ? 'company_id' : 'job_id'
  const last = await trx
    .from(table)
    .where(key, (row.candidateId ?? row.companyId ?? row.jobId)!)
    .max('ends_at as until')
    .first()
  return DateTime.fromJSDate(last.until)
}
