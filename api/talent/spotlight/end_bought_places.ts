import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  keepExpiry,
  keyOf,
  lockSubject,
  placeTables,
  subjectOf,
  type PlaceKind,
} from '#api/talent/spotlight/places'
import { tellOfPlace } from '#api/talent/spotlight/place_notices'

/**
 * Ends what is left of the places that lines of an order bought; those that were to follow come forward by as much. What
 * was bought stays beside it. Tells their people until when the place runs now, or that it has ended. Returns the lines
 * of which something was left.
 */
export async function endBoughtPlaces(
  trx: TransactionClientContract,
  orderLineIds: number[]
): Promise<number[]> {
  const ended: number[] = []
  for (const kind of Object.keys(placeTables) as PlaceKind[]) {
    const { table } = placeTables[kind]
    const bought: Record<string, any>[] = await trx
      .from(table)
      .whereIn('order_line_id', orderLineIds)
      .where('ends_at', '>', new Date())
      // the last first, so that none of them moves before it is ended
      .orderBy('starts_at', 'desc')
    for (const row of bought) await endOne(trx, kind, row)
    ended.push(...bought.map(({ order_line_id: line }) => line))
  }
  return ended
}

async function endOne(
  trx: TransactionClientContract,
  kind: PlaceKind,
  { id, candidate_id, company_id = null, job_id = null }: Record<string, any>
) {
  const { table } = placeTables[kind]
  const whom = { candidateId: candidate_id, companyId: company_id, jobId: job_id, $trx: trx }
  const subject = subjectOf(kind, whom)
  await lockSubject(trx, kind, subject)
  const { starts_at: startsAt, ends_at: endsAt } = await trx
    .from(table)
    .where('id', id)
    .firstOrFail()
  const now = DateTime.now()
  const left = endsAt - Math.max(startsAt, now.toMillis())
  await trx.rawQuery(
    `update ${table} set granted_from = coalesce(granted_from, starts_at), granted_until = coalesce(granted_until, ends_at),
       starts_at = least(starts_at, :now), ends_at = :now, closed_at = now(), updated_at = now() where id = :id`,
    { now: now.toSQL()!, id }
  )
  await trx.rawQuery(
    `update ${table} set starts_at = starts_at - :left * interval '1 millisecond', ends_at = ends_at - :left * interval '1 millisecond',
       warned_at = null, updated_at = now()
     where ${keyOf(subject.of)} = :subject and starts_at >= :end and closed_at is null`,
    { left, subject: subject.id, end: endsAt }
  )
  await keepExpiry(kind, whom)
  const { until } = (await lockSubject(trx, kind, subject))!
  await tellOfPlace(trx, kind, subject, until ? 'granted' : 'ended', until ?? now)
}
