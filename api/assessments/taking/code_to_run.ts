import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Whether an attempt has code that was written and not run yet. */
export async function hasCodeToRun(trx: TransactionClientContract, attemptId: number) {
  const { rows } = await trx.rawQuery(
    `select exists (select from attempt_questions q join question_versions v on v.id = q.version_id
       where q.attempt_id = ? and v.kind = 'code' and q.answer is not null and q.score is null) as found`,
    [attemptId]
  )
  return rows[0].found as boolean
}
