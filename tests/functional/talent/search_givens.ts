import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#api/accounts/models/user'
import type Candidate from '#api/candidates/models/candidate'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import { givenCandidate, givenSkill } from '#tests/givens'

/** Rolls back what a test does, in a database that knows India. */
export async function withIndia() {
  const rollBack = await testUtils.db().wrapInGlobalTransaction()
  await db
    .table('locations')
    .insert({ kind: 'country', name: 'India', code: 'IN', country_code: 'IN', currency: 'INR' })
  return rollBack
}

/** Where a company searches developers. */
export const SEARCH = '/api/v1/client/search-dev'

/** What of a profile is not as usual. */
export type Over = Partial<Candidate> & {
  timeZone?: string
  lastName?: string
  skillYears?: object
}

/** An approved profile; skills by name with their years. */
export async function givenDeveloper(skills: Record<string, number> = {}, over: Over = {}) {
  const { timeZone, lastName, ...columns } = over
  const { user, candidate } = await givenCandidate({ city: 'Pune', stateCode: 'MH', ...columns })
  if (timeZone || lastName)
    await user.merge({ ...(timeZone && { timeZone }), ...(lastName && { lastName }) }).save()
  let position = 0
  for (const [name, years] of Object.entries(skills)) {
    const skill = await givenSkill(name)
    await CandidateSkill.create({
      candidateId: candidate.id,
      skillId: skill.id,
      years,
      level: 'advanced',
      position: position++,
    } as never)
  }
  return { user, candidate }
}

/** Searches as somebody of a company. */
export async function search(client: ApiClient, user: User, filter: object = {}) {
  const response = await client.post(SEARCH).loginAs(user).json(filter)
  response.assertStatus(200)
  const { data, pagination } = response.body()
  return {
    ids: data.candidates.map((one: any) => Number(one._id)) as number[],
    candidates: data.candidates as any[],
    facets: data.facets as Record<string, { _id: string; name: string; count: number }[]>,
    pagination: pagination as { total: number; nextCursor: string | null },
  }
}

/** The ids of profiles, as rows of the search have them. */
export const idsOf = (...developers: { candidate: Candidate }[]) =>
  developers.map(({ candidate }) => candidate.id).sort((a, b) => a - b)

/** The same ids, the smallest first. */
export const sorted = (ids: number[]) => [...ids].sort((a, b) => a - b)

/** How many a facet counts for one of its values. */
export const countOf = (facet: { _id: string; count: number }[], id: string | number) =>
  facet.find((value) => value._id === String(id))?.count ?? 0
