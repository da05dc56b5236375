import { errors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import {
  can,
  companyRights,
  extentOf,
  type CompanyRight,
  type PageAccess,
} from '#api/companies/access/company_rights'
import { assertOwnJobs, isOnTeam } from '#api/companies/company_ports'
import { isCounted, quotaOf } from '#api/companies/access/quotas'
import type CompanyMember from '#api/companies/models/company_member'

/** The restriction check of every page at once, as navigation and buttons that stand beside no job ask it. */
export async function accessToAll(
  member: CompanyMember
): Promise<Record<CompanyRight, PageAccess>> {
  const names = Object.keys(companyRights) as CompanyRight[]
  const answers = await Promise.all(
    names.map(async (page) => {
      const quota = isCounted(page) ? await quotaOf(member.companyId, page) : undefined
      return [page, can(member, page, { quota })] as const
    })
  )
  return Object.fromEntries(answers) as Record<CompanyRight, PageAccess>
}

/** The restriction check by a page's name, for one job where it is named: the answer that policies give, as data. */
export async function accessOf(
  member: CompanyMember,
  name: string,
  jobId?: number
): Promise<PageAccess> {
  const asked = name.replaceAll('-', '_')
  if (!Object.hasOwn(companyRights, asked)) throw new errors.E_ROW_NOT_FOUND()
  const page = asked as CompanyRight
  const quota = isCounted(page) ? await quotaOf(member.companyId, page) : undefined
  if (jobId === undefined) return can(member, page, { quota })
  await assertOwnJobs(member.companyId, [jobId])
  const { rows } = await db.rawQuery(`select ${isOnTeam(':job', ':user')} as assigned`, {
    job: jobId,
    user: member.userId,
  })
  const within = extentOf(page, member.role) === 'assigned' && rows[0].assigned
  return can(member, page, { assigned: within, quota })
}
