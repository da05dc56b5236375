import type { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { BUSY_DAYS } from '#api/interviews/interview_facts'

/** When the members of a company sit in interviews, without saying in which. */
export async function busyTimes(
  companyId: number,
  { from, to }: { from: DateTime; to: DateTime }
): Promise<{ userId: string; start: string; end: string }[]> {
  if (to <= from || to.diff(from).as('days') > BUSY_DAYS)
    throw new Refusal(sentence('Choose a period of {days} days at most', { days: BUSY_DAYS }), {
      status: 422,
      field: 'to',
    })
  const { rows } = await db.rawQuery(
    `select held.user_id, lower(held.during) as start, upper(held.during) as end
     from company_members member join interview_bookings held on held.user_id = member.user_id
     where member.company_id = ? and held.company_id = member.company_id and held.during && tstzrange(?, ?)
     order by 2, 1 limit 1000`,
    [companyId, from.toISO(), to.toISO()] as any[]
  )
  return rows.map((row: { user_id: number; start: Date; end: Date }) => ({
    userId: String(row.user_id),
    start: row.start.toISOString(),
    end: row.end.toISOString(),
  }))
}
