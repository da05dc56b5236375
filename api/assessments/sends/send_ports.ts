import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { port } from '#api/http/port'
import type CompanyMember from '#api/companies/models/company_member'

// what sends ask of the search for people, which is above

/** Those of the candidates whom a member may know of. */
export const visibleAmong = port<
  (
    member: CompanyMember,
    candidateIds: number[],
    client?: QueryClientContract
  ) => Promise<Set<number>>
>('candidates whom a member may know of')

/** Those of the candidates whose name a company reads in full. */
export const namedAmong = port<
  (companyId: number, candidateIds: number[], client?: QueryClientContract) => Promise<Set<number>>
>('candidates whose name a company reads')
