import type { Data } from '#data'

export type Member = Data.Companies.CompanyMember.Variants['forManagers']

/** A colleague's whole name. */
export const nameOf = ({ fName, lName }: Pick<Member, 'fName' | 'lName'>) => `${fName} ${lName}`

/** The reads that show the team. */
export const teamReads = [
  '/client/company-user',
  '/client/company-invites',
  '/client/company-all-active-user',
  '/client/page-access',
  '/client/page-access/:page',
]
