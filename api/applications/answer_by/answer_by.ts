import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { lockApplications, writeMoves } from '#api/applications/write_moves'
import { EXPIRES_AFTER_DAYS } from '#api/applications/application_facts'

const BATCH = 200

/** The daily sweep of the answer-by promise: late ones count against the company, very late ones close. Runs twice without harm. */
export default async function answerBy() {
  let late = 0
  let expired = 0
  for (let done = BATCH; done === BATCH; late += done) done = await markLate()
  for (let done = BATCH; done === BATCH; expired += done) done = await expire()
  return { late, expired }
}

async function markLate(): Promise<number> {
  const { rows } = await db.rawQuery(
    `with due as (
       select id from applications where first_answered_at is null and ended_at is null and late_at is null and answer_by < now()
       order by answer_by limit ? for update skip locked
     ), marked as (
       update applications set late_at = now() from due where applications.id = due.id returning company_id
     ), counted as (
       update companies set answers_due = answers_due + missed.count from (select company_id, count(*) from marked group by company_id) missed where companies.id = missed.company_id returning 1
     )
     select count(*) as count from marked`,
    [BATCH]
  )
  return rows[0].count
}

async function expire(): Promise<number> {
  const before = DateTime.now().minus({ days: EXPIRES_AFTER_DAYS }).toJSDate()
  return db.transaction(async (trx) => {
    const due = await trx
      .from('applications')
      .where('status', 'applied')
      .whereNull('first_answered_at')
      .whereNotNull('late_at')
      .where('created_at', '<', before)
      .orderBy('answer_by')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .select('id')
    const applications = await lockApplications(
      trx,
      due.map(({ id }) => id)
    )
    await writeMoves(trx, applications, {
      to: 'expired',
      by: 'system',
      actorId: null,
      reason: `No answer in ${EXPIRES_AFTER_DAYS} days`,
    })
    return applications.length
  })
}
