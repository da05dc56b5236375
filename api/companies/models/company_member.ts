import db from '@adonisjs/lucid/services/db'
import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CompanyMemberSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import { escapeLike } from '#api/taxonomy/suggest'
import Company from '#api/companies/models/company'
import type { MemberStatus } from '#api/companies/company_facts'
import { jobsOnTeam } from '#api/companies/company_ports'
import type { CompanyRole } from '#api/companies/access/company_rights'

/** A person of a company's team, with the role that decides what they may do. */
export default class CompanyMember extends CompanyMemberSchema {
  declare role: CompanyRole
  declare status: MemberStatus

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  /** Adds `$extras.job_ids`, the jobs whose team they are on. */
  static withJobs = scope((query) => {
    query
      .select('company_members.*')
      .select(
        db.raw(`${jobsOnTeam('company_members.company_id', 'company_members.user_id')} as job_ids`)
      )
  })

  /** By status, and by what was typed of a name or address. */
  static matching = scope(
    (query, { search, status }: { search?: string; status?: MemberStatus }) => {
      if (status) query.where('status', status)
      if (search)
        query.whereRaw(
          `exists (select from users u where u.id = company_members.user_id and (u.first_name || ' ' || u.last_name ilike :like or u.email::text ilike :like))`,
          { like: `%${escapeLike(search)}%` }
        )
    }
  )
}
