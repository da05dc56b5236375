import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { entitled, planWithMore, requestsTaken } from '#api/companies/company_ports'
import type { CompanyRight, Quota } from '#api/companies/access/company_rights'

/** The month whose quota a contact request takes from: the calendar month in UTC. */
export const quotaMonth = () => DateTime.utc().startOf('month').toISODate()

/** The pages that take from a stock. */
export type CountedPage = Extract<CompanyRight, 'contact_request' | 'invite_user'>

type Count = { limit: string; feature: string; used: () => string; unit: string }

const counts: Record<CountedPage, Count> = {
  contact_request: {
    limit: 'contact_request_limit',
    feature: 'contact_requests',
    used: () => requestsTaken('companies.id', ':month'),
    unit: 'contact requests a month',
  },
  invite_user: {
    limit: 'user_limit',
    feature: 'users',
    used: () => `(select count(*) from company_members m where m.company_id = companies.id and m.status = 'active')
      + (select count(*) from company_invites i where i.company_id = companies.id and i.accepted_at is null and i.revoked_at is null and i.expires_at > now())`,
    unit: 'users',
  },
}

/** What a company has of what a page takes, by an admin's word for it, else by its plan; and how much is taken. */
export async function quotaOf(
  companyId: number,
  page: CountedPage,
  client: QueryClientContract = db.connection()
): Promise<Quota> {
  const count = counts[page]
  const { rows } = await client.rawQuery(
    `select coalesce(${count.limit}, ${entitled('companies.id', count.feature)}) as "limit", ${count.used()} as used,
       ${planWithMore('companies.id', count.feature)} as more from companies where id = :company`,
    { company: companyId, month: quotaMonth() }
  )
  const { limit, used, more } = rows[0] as { limit: number; used: number; more: string | null }
  return {
    limit,
    used,
    left: Math.max(0, limit - used),
    unit: count.unit,
    ...(more && { upgradeTo: more }),
  }
}

/** How many jobs a company may have open at a time: an admin's word for it, else its plan's. */
export async function openJobLimit(
  { id, openJobLimit: own }: { id: number; openJobLimit: number | null },
  client: QueryClientContract = db.connection()
): Promise<number> {
  if (own !== null && own !== undefined) return own
  const { rows } = await client.rawQuery(`select ${entitled(':company', 'open_jobs')} as "limit"`, {
    company: id,
  })
  return rows[0].limit
}

export const isCounted = (page: CompanyRight): page is CountedPage => Object.hasOwn(counts, page)
