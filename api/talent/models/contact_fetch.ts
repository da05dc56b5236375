import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import db from '@adonisjs/lucid/services/db'
import { ContactFetchSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Company from '#api/companies/models/company'
import Candidate from '#api/candidates/models/candidate'

/** Someone took a person's contact details out, and said why: a company those of a candidate, the platform those of a LinkedIn candidate. */
export default class ContactFetch extends ContactFetchSchema {
  @belongsTo(() => Candidate)
  declare candidate: BelongsTo<typeof Candidate>

  @belongsTo(() => User, { foreignKey: 'fetchedBy' })
  declare fetcher: BelongsTo<typeof User>

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  /** Counts of the whole log, beside its pages. */
  static async stats() {
    const { rows } = await db.rawQuery(
      `select count(*)::int as total, count(*) filter (where created_at > now() - interval '1 day')::int as today,
         count(*) filter (where created_at > now() - interval '30 days')::int as "thirtyDays",
         count(*) filter (where company_id is null)::int as "byPlatform", count(*) filter (where company_id is not null)::int as "byCompanies",
         count(distinct coalesce(candidate_id, -linkedin_candidate_id))::int as people, coalesce(sum(quota_spent), 0)::int as "quotaSpent"
       from contact_fetches`
    )
    return rows[0] as Record<string, number>
  }
}
