import type { Infer } from '@vinejs/vine/types'
import { pagination } from '#api/http/pagination'
import { escapeLike } from '#api/taxonomy/suggest'
import Company from '#api/companies/models/company'
import type { topCompanies } from '#api/companies/company_validators'

/**
 * A page of public companies with their open jobs, those with the most first: the top ones, all that hire with `hiring`,
 * or by name whichever there is.
 */
export async function listCompanies({
  page = 1,
  limit = 12,
  industryId,
  search,
  hiring,
}: Infer<typeof topCompanies>) {
  const query = Company.query().withScopes((scopes) => (scopes.visible(), scopes.withCard()))
  if (search) query.whereILike('name', `%${escapeLike(search)}%`)
  else if (!hiring) query.where('is_top_company', true)
  if (hiring) query.withScopes((scopes) => scopes.hiring())
  if (industryId) query.where('industry_id', industryId)
  const list = await query.orderByRaw('open_jobs desc, id').paginate(page, limit)
  return { companies: list.all(), pagination: pagination(page, limit, list.total) }
}
