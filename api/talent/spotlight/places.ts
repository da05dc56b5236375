import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { jobsChanged } from '#api/jobs/browse/job_list_query'
import { MOST_DAYS_AHEAD, PLACE_DAYS } from '#api/talent/talent_facts'
import { eligible, needs } from '#api/talent/spotlight/eligible'

export type PlaceKind = 'spotlight' | 'promotion'
export type Subject = { of: 'candidate' | 'company' | 'job'; id: number }

/** Where the history of a kind is, and where its expiry is kept for lists. */
export const placeTables = {
  spotlight: { table: 'spotlights', expiry: 'spotlight_expires_at' },
  promotion: { table: 'promotions', expiry: 'promotion_expires_at' },
} as const
const subjects = {
  candidate: { table: 'candidates', key: 'candidate_id' },
  company: { table: 'companies', key: 'company_id' },
  job: { table: 'jobs', key: 'job_id' },
} as const

type Place = {
  $trx?: TransactionClientContract
  $dirty: Record<string, unknown>
  candidateId: number | null
  companyId?: number | null
  jobId?: number | null
  startsAt: DateTime
  endsAt: DateTime
  warnedAt: DateTime | null
  closedAt: DateTime | null
  days?: number | null
}

/** The column that names the subject of a place. */
export const keyOf = (of: Subject['of']) => subjects[of].key

/** Whom a row is about: exactly one. */
export function subjectOf(
  kind: PlaceKind,
  row: Pick<Place, 'candidateId' | 'companyId' | 'jobId'>
): Subject {
  const named = (
    [
      ['candidate', row.candidateId],
      ['company', row.companyId],
      ['job', row.jobId],
    ] as const
  ).flatMap(([of, id]) => (id ? [{ of, id }] : []))
  if (named.length !== 1)
    throw new Refusal(
      kind === 'promotion'
        ? 'Name only one: a developer, or a job'
        : 'Name only one: a developer, or a company',
      { status: 422, field: 'devId' }
    )
  return named[0]
}

/** The subject's row, locked, with its expiry so far and whether it may be shown. */
export async function lockSubject(
  client: QueryClientContract,
  kind: PlaceKind,
  { of, id }: Subject
): Promise<{ until: DateTime | null; isEligible: boolean } | null> {
  const { table } = subjects[of]
  const { rows } = await client.rawQuery(
    `select ${placeTables[kind].expiry} as until, (${eligible[of]}) as eligible from ${table} where id = ? for no key update`,
    [id]
  )
  if (rows.length === 0) return null
  return {
    until: rows[0].until && DateTime.fromJSDate(rows[0].until),
    isEligible: rows[0].eligible === true,
  }
}

/** Before a place is kept: from when to when it runs. Days are added to the later of now and the end so far. */
export async function openPlace(kind: PlaceKind, row: Place) {
  const subject = subjectOf(kind, row)
  const found = await lockSubject(row.$trx ?? db.connection(), kind, subject)
  if (!found) throw new Refusal('It is not there', { status: 422, field: 'devId' })
  if (!found.isEligible) throw new Refusal(needs[subject.of])
  const now = DateTime.now()
  row.startsAt ??= found.until && found.until > now ? found.until : now
  if (row.days) {
    if (!PLACE_DAYS.some((days) => days === row.days))
      throw new Refusal(
        sentence('Days must be {days} or {last}', {
          days: PLACE_DAYS.slice(0, -1).join(', '),
          last: PLACE_DAYS.at(-1),
        }),
        { status: 422, field: 'days' }
      )
    row.endsAt = row.startsAt.plus({ days: row.days })
  }
  if (!row.endsAt)
    throw new Refusal('Say for how many days, or until when', { status: 422, field: 'days' })
  if (row.endsAt < row.startsAt) row.startsAt = now
  if (row.endsAt <= now)
    throw new Refusal('The end must lie ahead', { status: 422, field: 'endsAt' })
  if (row.endsAt > now.plus({ days: MOST_DAYS_AHEAD }))
    throw new Refusal('The end may lie a year ahead at most', { status: 422, field: 'endsAt' })
}

/** A changed end is warned of and closed anew. */
export function reopenPlace(row: Place) {
  if (!('endsAt' in row.$dirty)) return
  if (row.endsAt < row.startsAt)
    throw new Refusal('The end must come after the start', { status: 422, field: 'endsAt' })
  if (row.endsAt > DateTime.now().plus({ days: MOST_DAYS_AHEAD }))
    throw new Refusal('The end may lie a year ahead at most', { status: 422, field: 'endsAt' })
  row.warnedAt = null
  if (row.endsAt > DateTime.now()) row.closedAt = null
}

/** The expiry that lists read is the latest of the history that is not over. */
export async function keepExpiry(
  kind: PlaceKind,
  row: Pick<Place, 'candidateId' | 'companyId' | 'jobId' | '$trx'>
) {
  const { of, id } = subjectOf(kind, row)
  const { table, key } = subjects[of]
  const place = placeTables[kind]
  const client = row.$trx ?? db.connection()
  await client.rawQuery(
    `update ${table} set ${place.expiry} = (select max(ends_at) from ${place.table} where ${key} = :id and closed_at is null) where id = :id`,
    { id }
  )
  if (of !== 'job') return
  if (row.$trx) row.$trx.after('commit', jobsChanged)
  else jobsChanged()
}

/** A date while it lies ahead, else null: a place is active until its expiry, and no column says so. Text stays as it came. */
export function ahead(time: DateTime | string | null): string | null {
  if (time === null) return null
  if (DateTime.isDateTime(time)) return time > DateTime.now() ? time.toUTC().toISO() : null
  return Date.parse(time) > Date.now() ? time : null
}

/** Which places a candidate has now, as the wire names them. */
export function placesShown({
  spotlightExpiresAt,
  promotionExpiresAt,
}: Record<'spotlightExpiresAt' | 'promotionExpiresAt', DateTime | string | null>) {
  const spotlightExpiryDate = ahead(spotlightExpiresAt)
  const profilePromotionExpiryDate = ahead(promotionExpiresAt)
  return {
    spotLight: spotlightExpiryDate !== null,
    spotlightExpiryDate,
    isPromotedProfile: profilePromotionExpiryDate !== null,
    profilePromotionExpiryDate,
  }
}
