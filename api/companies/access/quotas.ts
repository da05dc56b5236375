import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { requestsTaken } from '#api/companies/company_ports'
import type { CompanyRight, Quota } from '#api/companies/access/company_rights'

/** The month whose quota a contact request takes from: the calendar month in UTC. */
export const quotaMonth = () => DateTime.utc().startOf('month').toISODate()

/** The pages that take from a stock. */
export type CountedPage = Extract<CompanyRight, 'contact_request' | 'invite_user'>

const counts: Record<CountedPage, { limit: string; used: () => string; unit: string }> = {
  contact_request: {
    limit: 'contact_request_limit',
    used: () => requestsTaken('companies.id', ':month'),
    unit: 'contact requests a month',
  },
  invite_user: {
    limit: 'user_limit',
    used: () => `(select count(*) from company_members m where m.company_id = companies.id and m.status = 'active')
      + (select count(*) from company_invites i where i.company_id = companies.id and i.accepted_at is null and i.revoked_at is null and i.expires_at > now())`,
    unit: 'users',
  },
}

/** What the plan includes of what a page takes, and how much is taken. */
export async function quotaOf(
  companyId: number,
  page: CountedPage,
  client: QueryClientContract = db.connection()
): Promise<Quota> {
  const count = counts[page]
  const { rows } = await client.rawQuery(
    `select ${count.limit} as "limit", ${count.used()} as used from companies where id = :company`,
    { company: companyId, month: quotaMonth() }
  )
  const { limit, used } = rows[0] as { limit: number; used: number }
  return { limit, used, left: Math.max(0, limit - used), unit: count.unit }
}

export const isCounted = (page: CompanyRight): page is CountedPage => Object.hasOwn(counts, page)
