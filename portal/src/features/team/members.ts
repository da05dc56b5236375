import { useQueryClient } from '@tanstack/react-query'
import type { Data } from '#data'

export type Member = Data.Companies.CompanyMember.Variants['forManagers']

export const nameOf = ({ fName, lName }: Pick<Member, 'fName' | 'lName'>) => `${fName} ${lName}`

const SHOWS = [
  '/client/company-user',
  '/client/company-invites',
  '/client/company-all-active-user',
  '/client/page-access',
  '/client/page-access/:page',
]

/** Fetches the team anew after a change. */
export function useTeamRefresh() {
  const client = useQueryClient()
  return () => Promise.all(SHOWS.map((path) => client.invalidateQueries({ queryKey: [path] })))
}
