import drive from '@adonisjs/drive/services/main'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { POOL_SOURCE } from '#api/imports/import_facts'

/**
 * Removes people whom nobody claimed, with all that was brought in of them, and their files after the commit. Those of whom
 * a company keeps an application are left to it: they stay without an end, and go with the company's record. Who only stands
 * in a company's pool applied for nothing, and goes.
 */
export async function removeUnclaimed(trx: TransactionClientContract, userIds: number[]) {
  if (userIds.length === 0) return 0
  const { rows } = await trx.rawQuery(
    `select u.id from users u where u.id = any(:users)
       and not exists (select from applications a join candidates c on c.id = a.candidate_id where c.user_id = u.id and a.source <> '${POOL_SOURCE}')`,
    { users: userIds } as any
  )
  return removePeople(
    trx,
    rows.map(({ id }: { id: number }) => id)
  )
}

/** Removes those of the people whom nobody claimed, with everything of them, and their files after the commit. */
export async function removePeople(trx: TransactionClientContract, userIds: number[]) {
  if (userIds.length === 0) return 0
  const { rows } = await trx.rawQuery(
    `select u.id from users u where u.id = any(:users) and u.status = 'unclaimed' for update of u`,
    { users: userIds } as any
  )
  const ids = (rows as { id: number }[]).map(({ id }) => id)
  const files = await trx.from('files').whereIn('owner_id', ids).select('storage_key')
  await trx.rawQuery(
    `update jobs set applicant_count = greatest(0, applicant_count - went.count)
     from (select a.job_id, count(*) from applications a join candidates c on c.id = a.candidate_id where c.user_id = any(?) group by a.job_id) went
     where jobs.id = went.job_id`,
    [ids] as any
  )
  await trx.from('mails').whereIn('user_id', ids).delete()
  await trx.from('users').whereIn('id', ids).delete()
  trx.after('commit', async () => {
    for (const { storage_key } of files) await drive.use().delete(storage_key)
  })
  return ids.length
}
