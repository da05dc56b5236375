import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { nextDigest, type Digesting } from '#api/notifications/settings/quiet_hours'

/** The digests that gather lines now, by person; one that is missing begins and is due at the person's next hour. */
export async function openDigests(
  trx: TransactionClientContract,
  people: (Digesting & { id: number })[]
): Promise<Map<number, number>> {
  if (people.length === 0) return new Map()
  const now = new Date()
  const due = new Map(people.map((person) => [person.id, nextDigest(person, now)]))
  const ids = [...due.keys()].sort((a, b) => a - b)
  const { rows } = await trx.rawQuery(
    `insert into digests (user_id, due_at) select * from unnest(?::bigint[], ?::timestamptz[])
     on conflict (user_id) where composed_at is null do update set user_id = excluded.user_id returning id, user_id`,
    [ids, ids.map((id) => due.get(id)!.toISOString())] as any[]
  )
  return new Map(rows.map((row: { id: number; user_id: number }) => [row.user_id, row.id]))
}

/** The open digest of a person follows what they chose now. */
export async function moveDigest(
  trx: TransactionClientContract,
  userId: number,
  person: Digesting
) {
  await trx
    .from('digests')
    .where('user_id', userId)
    .whereNull('composed_at')
    .update({ due_at: nextDigest(person, new Date()) })
}
