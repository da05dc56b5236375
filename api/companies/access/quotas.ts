import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import {
  entitled,
  jobsTaken,
  planNamed,
  planWithMore,
  requestsTaken,
} from '#api/companies/company_ports'
import type { CompanyRight } from '#api/companies/access/company_rights'
import type { Quota } from '#api/companies/access/can'

/** The month whose quota is taken from: the calendar month in UTC. */
export const quotaMonth = () => DateTime.utc().startOf('month').toISODate()

/** The pages that take from a stock. */
export type CountedPage = Extract<CompanyRight, 'contact_request' | 'invite_user'>

/** Everything of which a plan gives so many: the pages by their name, and what is taken elsewhere. */
export type Counted = CountedPage | 'open_job' | 'ai_run'

type Count = {
  /** The feature of plans. */
  feature: string
  /** The column of a company with an admin's own word for it. */
  own?: string
  /** SQL: how much is taken, of the company in `companies.id` and the month in `:month`. */
  used: () => string
  /** After its number: “5 open jobs at a time”. */
  unit: string
  isMonthly?: boolean
}

const counts: Record<Counted, Count> = {
  open_job: {
    feature: 'open_jobs',
    own: 'open_job_limit',
    used: () => jobsTaken('companies.id', ':besides'),
    unit: 'open jobs at a time',
  },
  invite_user: {
    feature: 'users',
    own: 'user_limit',
    used: () => `(select count(*) from company_members m where m.company_id = companies.id and m.status = 'active')
      + (select count(*) from company_invites i where i.company_id = companies.id and i.accepted_at is null and i.revoked_at is null and i.expires_at > now())`,
    unit: 'users',
  },
  contact_request: {
    feature: 'contact_requests',
    own: 'contact_request_limit',
    used: () => requestsTaken('companies.id', ':month'),
    unit: 'contact requests a month',
    isMonthly: true,
  },
  ai_run: {
    feature: 'ai_runs',
    used: () =>
      `(select coalesce(sum(u.amount), 0)::int from plan_uses u where u.company_id = companies.id and u.feature = 'ai_runs' and u.month = :month)`,
    unit: 'AI analyses a month',
    isMonthly: true,
  },
}

/**
 * How many of something a company may have, by an admin's word for it, else by its plan; and how much is taken,
 * `besides` one row. Every limit of a plan is asked here; where something is then taken, under the lock of the company.
 */
export async function quotaOf(
  companyId: number,
  counted: Counted,
  client: QueryClientContract = db.connection(),
  { besides = 0 }: { besides?: number } = {}
): Promise<Quota> {
  const { feature, own, used: taken, unit, isMonthly } = counts[counted]
  const given = entitled('companies.id', feature)
  const { rows } = await client.rawQuery(
    `select ${own ? `coalesce(${own}, ${given})` : given} as "limit", ${taken()} as used,
       ${planWithMore('companies.id', feature)} as more, ${planNamed('companies.id')} as plan from companies where id = :company`,
    { company: companyId, month: quotaMonth(), besides } as never
  )
  const { limit, used, more, plan } = rows[0] as {
    limit: number
    used: number
    more: string | null
    plan: string | null
  }
  return {
    limit,
    used,
    left: Math.max(0, limit - used),
    unit,
    ...(isMonthly && {
      resetsAt: DateTime.utc().startOf('month').plus({ months: 1 }).toISO()!,
    }),
    ...(plan && { plan }),
    ...(more && { upgradeTo: more }),
  }
}

/** Whether a right is counted against the plan, and not only granted by the role. */
export const isCounted = (page: CompanyRight): page is CountedPage =>
  page === 'contact_request' || page === 'invite_user'
