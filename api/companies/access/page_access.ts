import { errors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import { companyRights, extentOf, type CompanyRight } from '#api/companies/access/company_rights'
import { can, type PageAccess } from '#api/companies/access/can'
import type { Language } from '#api/languages/language_facts'
import { tell } from '#api/languages/say'
import { assertOwnJobs, isOnTeam } from '#api/companies/company_ports'
import { isCounted, quotaOf } from '#api/companies/access/quotas'
import type CompanyMember from '#api/companies/models/company_member'

type ToldAccess =
  | { allowed: true }
  | (Omit<Extract<PageAccess, { allowed: false }>, 'message'> & { message: string })

const inWords = (language: Language, access: PageAccess): ToldAccess =>
  access.allowed ? access : { ...access, message: tell(language, access.message) }

/** The restriction check of every page at once, as navigation and buttons that are beside no job ask it. */
export async function accessToAll(member: CompanyMember, language: Language) {
  const names = Object.keys(companyRights) as CompanyRight[]
  const answers = await Promise.all(
    names.map(async (page) => {
      const quota = isCounted(page) ? await quotaOf(member.companyId, page) : undefined
      return [page, inWords(language, can(member, page, { quota }))] as const
    })
  )
  return Object.fromEntries(answers) as Record<CompanyRight, ToldAccess>
}

/** The restriction check by a page's name, for one job where it is named: the answer that policies give, as data. */
export async function accessOf(
  member: CompanyMember,
  name: string,
  language: Language,
  jobId?: number
): Promise<ToldAccess> {
  const asked = name.replaceAll('-', '_')
  if (!Object.hasOwn(companyRights, asked)) throw new errors.E_ROW_NOT_FOUND()
  const page = asked as CompanyRight
  const quota = isCounted(page) ? await quotaOf(member.companyId, page) : undefined
  if (jobId === undefined) return inWords(language, can(member, page, { quota }))
  await assertOwnJobs(member.companyId, [jobId])
  const { rows } = await db.rawQuery(`select ${isOnTeam(':job', ':user')} as assigned`, {
    job: jobId,
    user: member.userId,
  })
  const within = extentOf(page, member.role) === 'assigned' && rows[0].assigned
  return inWords(language, can(member, page, { assigned: within, quota }))
}
