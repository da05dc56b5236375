import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { countedStatuses } from '#api/talent/contact_states'

/** The month whose quota a request takes from: the calendar month in UTC. */
export const quotaMonth = () => DateTime.utc().startOf('month').toISODate()

/** How many requests a company may send this month, and how many of them are taken: waiting or accepted. */
export async function quotaOf(companyId: number, client: QueryClientContract = db.connection()) {
  const { rows } = await client.rawQuery(
    `select contact_request_limit as "limit", (select count(*) from contact_requests r
       where r.company_id = companies.id and r.quota_month = ? and r.status = any(?)) as used
     from companies where id = ?`,
    [quotaMonth(), [...countedStatuses], companyId] as any[]
  )
  const { limit, used } = rows[0] as { limit: number; used: number }
  return { limit, used, left: Math.max(0, limit - used) }
}
