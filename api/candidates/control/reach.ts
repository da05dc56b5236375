import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockRow } from '#api/http/in_transaction'
import { Refusal } from '#api/http/refusal'
import User from '#api/accounts/models/user'
import Company from '#api/companies/models/company'
import Candidate from '#api/candidates/models/candidate'
import { FORMER_APPLICANT } from '#api/candidates/candidate_facts'
import { lockApplications } from '#api/candidates/candidate_ports'

// The one rule of what a company may see of a person now: nothing once they blocked it by choice or withdrew from it.
// The block that comes by itself with an employer hides them from its search, and ends nothing that runs.

/** SQL: does the company (an id, as SQL) still reach the candidate (an id, as SQL)? */
export const reachesSql = (candidate: string, company: string) =>
  `not exists (select from candidate_blocks reach where reach.candidate_id = ${candidate} and reach.company_id = ${company} and reach.reason = 'chosen')`

/** SQL: the same, of somebody of whom there is something to show: who erased their account has left nothing. */
export const showsSql = (candidate: string, company: string) =>
  `(${reachesSql(candidate, company)} and not exists (select from candidates gone join users on users.id = gone.user_id
     where gone.id = ${candidate} and users.status = 'erased'))`

/** Those of the candidates whom a company reaches. */
export async function reachedAmong(
  companyId: number,
  candidateIds: number[],
  client: QueryClientContract = db.connection()
): Promise<Set<number>> {
  const { rows } = await client.rawQuery(
    `select c.id from candidates c where c.id = any(:ids) and ${reachesSql('c.id', ':company')}`,
    { ids: candidateIds, company: companyId } as any
  )
  return new Set(rows.map(({ id }: { id: number }) => id))
}

/** SQL: is the profile (a candidate's id, as SQL) on the market, neither closed by its person nor suspended? A snoozed one is. */
export const isOpenSql = (candidate: string) =>
  `exists (select from candidates here where here.id = ${candidate} and here.visibility not in ('deactivated', 'suspended'))`

/**
 * Refuses (409) to send something to people of whom one took themselves back from the company, or left the market: from
 * then on nothing reaches them by mail, bell or test, as nothing does in the chat.
 */
export async function assertMayWrite(
  companyId: number,
  candidateIds: number[],
  client: QueryClientContract = db.connection()
) {
  await assertReached(companyId, candidateIds, client)
  const { rows } = await client.rawQuery(
    `select c.id from candidates c where c.id = any(:ids) and not ${isOpenSql('c.id')}`,
    { ids: candidateIds } as any
  )
  if (rows.length === 0) return
  throw new Refusal(
    candidateIds.length > 1
      ? 'One of these people closed their profile and can no longer be reached; reload the list and leave them out'
      : 'This person closed their profile and can no longer be reached',
    { code: 'E_WITHDRAWN' }
  )
}

/**
 * Refuses (409) to write to people of whom one took themselves back from the company. Within a transaction it waits for one
 * who does so at this moment, and has them wait until it ends: lock applications before, as they do.
 */
export async function assertReached(
  companyId: number,
  candidateIds: number[],
  client?: QueryClientContract
) {
  const wanted = new Set(candidateIds)
  if (client?.isTransaction)
    await client.rawQuery('select id from candidates where id = any(:ids) order by id for share', {
      ids: [...wanted],
    } as any)
  if ((await reachedAmong(companyId, [...wanted], client)).size === wanted.size) return
  throw withdrawn(wanted.size > 1)
}

/**
 * Locks a candidate who leaves a company, or all of them, and before that their applications there: who moves those holds
 * them already when the candidate is asked about, so that the two never wait for each other.
 */
export async function lockToLeave(
  trx: TransactionClientContract,
  candidateId: number,
  companyId?: number
) {
  await lockApplications(trx, candidateId, companyId)
  await lockRow(trx, 'candidates', candidateId, 'no key update')
}

/** The refusal (409) to reach a person who withdrew; `among`: one of several. */
export const withdrawn = (among = false) =>
  new Refusal(
    among
      ? 'One of these people withdrew from your company and can no longer be reached; reload the list and leave them out'
      : 'This person withdrew from your company and can no longer be reached',
    { code: 'E_WITHDRAWN' }
  )

/**
 * May a company still read the files of this owner? Asked by links that were made for it before. Refuses (403) one that was
 * suspended since.
 */
export async function reachesOwner({ ownerId }: { ownerId: number | null }, companyId: number) {
  const company = await Company.query()
    .where({ id: companyId, isActive: true })
    .select('id')
    .first()
  if (!company) throw new Refusal('Your company is suspended', { status: 403, reason: 'status' })
  const candidate = await Candidate.query()
    .where('user_id', ownerId ?? 0)
    .select('id')
    .first()
  return !candidate || (await reachedAmong(companyId, [candidate.id])).has(candidate.id)
}

/** Nobody in particular, in place of a candidate whom the company no longer reaches. */
export function formerApplicant({ id, userId }: Candidate): Candidate {
  const nobody = new Candidate().fill({
    id,
    userId,
    headline: null,
    photoKey: null,
    experienceYears: 0,
    preferredTitles: [],
    industryIds: [],
  })
  nobody.$setRelated('user', new User().fill({ id: userId, ...FORMER_APPLICANT, timeZone: 'UTC' }))
  for (const none of ['skills', 'employments', 'academicRecords'] as const)
    nobody.$setRelated(none, [])
  return nobody
}
