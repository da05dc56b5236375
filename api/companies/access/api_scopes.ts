import { apiScopes, type ApiScope } from '#api/companies/access/api_scope_facts'
import type { CompanyRight } from '#api/companies/access/company_rights'

/** The rights that a scope is made of. */
export const rightsOf = (scope: ApiScope): readonly CompanyRight[] =>
  apiScopes.find(({ value }) => value === scope)!.rights
