import { errors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import { can, pages, type Page, type PageAccess } from '#api/companies/access/page_access'
import { isCounted, quotaOf } from '#api/companies/access/quotas'
import type CompanyMember from '#api/companies/models/company_member'

/** The restriction check of every page at once, as navigation and buttons that stand beside no job ask it. */
export async function accessToAll(member: CompanyMember): Promise<Record<Page, PageAccess>> {
  const names = Object.keys(pages) as Page[]
  const answers = await Promise.all(
    names.map(async (page) => {
      const quota = isCounted(page) ? await quotaOf(member.companyId, page) : undefined
      return [page, can(member, page, { quota })] as const
    })
  )
  return Object.fromEntries(answers) as Record<Page, PageAccess>
}

/** The restriction check by a page's name, for one job where it is named: the answer that policies give, as data. */
export async function accessOf(
  member: CompanyMember,
  name: string,
  jobId?: number
): Promise<PageAccess> {
  const asked = name.replaceAll('-', '_')
  if (!Object.hasOwn(pages, asked)) throw new errors.E_ROW_NOT_FOUND()
  const page = asked as Page
  const quota = isCounted(page) ? await quotaOf(member.companyId, page) : undefined
  if (jobId === undefined) return can(member, page, { quota })
  const job = await db
    .from('jobs')
    .where({ id: jobId, company_id: member.companyId })
    .select('id')
    .first()
  if (!job) throw new errors.E_ROW_NOT_FOUND()
  const assigned = await db
    .from('job_members')
    .where({ job_id: jobId, user_id: member.userId })
    .select('id')
    .first()
  return can(member, page, { assigned: Boolean(assigned), quota })
}
