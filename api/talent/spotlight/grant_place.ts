import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#api/accounts/models/user'
import { Refusal } from '#api/http/refusal'
import Promotion from '#api/talent/models/promotion'
import Spotlight from '#api/talent/models/spotlight'
import { keyOf, keepExpiry, lockSubject, placeTables } from '#api/talent/spotlight/places'
import { tellOfPlace } from '#api/talent/spotlight/place_notices'

const models = { spotlight: Spotlight, promotion: Promotion }
const nameOf = { candidate: 'candidateId', company: 'companyId', job: 'jobId' } as const

/** What an admin sends to put someone in a place: days, or a date, or neither to end it. */
export type PlaceInput = { days?: number | null; until?: Date | null; note?: string | null }

/** An admin puts someone in a place for days or until a date, shortens the time, or ends it. */
export async function grantPlace(
  trx: TransactionClientContract,
  place: 'spotlight' | 'promotion',
  subject: { of: 'candidate' | 'company' | 'job'; id: number },
  admin: User,
  input: PlaceInput
) {
  const now = DateTime.now()
  const until = input.until ? DateTime.fromJSDate(input.until) : null
  const found = await lockSubject(trx, place, subject)
  const runsUntil = found?.until && found.until > now ? found.until : null
  if (!input.days && !until) {
    if (!runsUntil)
      throw new Refusal('It is not in this place now; say for how many days, or until when', {
        field: 'days',
      })
    await cutTo(now)
    return tellOfPlace(trx, place, subject, 'ended', now)
  }
  if (until && until > now && runsUntil && until < runsUntil) {
    await cutTo(until)
    return tellOfPlace(trx, place, subject, 'granted', until)
  }
  const row = new models[place]().useTransaction(trx) as Spotlight & Promotion
  row.fill({
    candidateId: null,
    [nameOf[subject.of]]: subject.id,
    ...(until && { endsAt: until }),
    source: 'grant',
    note: input.note ?? null,
    grantedBy: admin.id,
    days: input.days ?? null,
  } as never)
  await row.save()
  await tellOfPlace(trx, place, subject, 'granted', row.endsAt)

  /** What would run later ends then; what had not begun never does. What was granted stays beside it, with who ended it. */
  async function cutTo(time: DateTime) {
    await trx.rawQuery(
      `update ${placeTables[place].table} set granted_from = coalesce(granted_from, starts_at), granted_until = coalesce(granted_until, ends_at),
         ended_by = :admin, ends_at = :time, starts_at = least(starts_at, :time), warned_at = null,
         closed_at = case when :over then now() end, updated_at = now()
       where ${keyOf(subject.of)} = :id and ends_at > :time`,
      { time: time.toSQL()!, over: time === now, id: subject.id, admin: admin.id }
    )
    await keepExpiry(place, {
      candidateId: subject.of === 'candidate' ? subject.id : null,
      companyId: subject.of === 'company' ? subject.id : null,
      jobId: subject.of === 'job' ? subject.id : null,
      $trx: trx,
    })
  }
}
