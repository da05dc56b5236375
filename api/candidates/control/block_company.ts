import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type Company from '#api/companies/models/company'
import type { CompanyNamed } from '#api/companies/events'
import CandidateBlock from '#api/candidates/models/candidate_block'
import { CompanyBlocked } from '#api/candidates/events'
import { lockToLeave } from '#api/candidates/control/reach'
import type Candidate from '#api/candidates/models/candidate'

/** Takes a candidate back from a company: what runs there ends, and it reaches them no more. Twice is once. */
export async function blockCompany(candidate: Candidate, company: Company) {
  return db.transaction(async (trx) => {
    await lockToLeave(trx, candidate.id, company.id)
    await CompanyBlocked.dispatch(candidate, company.id, trx)
    await trx.rawQuery(
      `insert into candidate_blocks (candidate_id, company_id, reason) values (?, ?, 'chosen')
       on conflict (candidate_id, company_id) do update set reason = 'chosen',
         created_at = case when candidate_blocks.reason = 'chosen' then candidate_blocks.created_at else now() end`,
      [candidate.id, company.id]
    )
    await trx
      .from('candidate_block_exceptions')
      .where({ candidate_id: candidate.id, company_id: company.id })
      .delete()
    return CandidateBlock.query({ client: trx })
      .where({ candidateId: candidate.id, companyId: company.id })
      .preload('company')
      .firstOrFail()
  })
}

/** Lets a company see the candidate again; an employer that is let in so stays in. */
export async function unblockCompany(block: CandidateBlock) {
  await db.transaction(async (trx) => {
    await block.useTransaction(trx).delete()
    await trx.rawQuery(
      'insert into candidate_block_exceptions (candidate_id, company_id) values (?, ?) on conflict do nothing',
      [block.candidateId, block.companyId]
    )
  })
}

/** SQL: every name that a company has, had or asks for, as `key` beside its `company_id`. */
const companyKeys = `(
  select id as company_id, company_key(name::text) as key from companies
  union all select company_id, company_key(name) from former_company_names
  union all select id, company_key(pending_name) from companies where pending_name is not null)`

/** SQL: the employers that a profile names, as `key` beside its `candidate_id`; what waits for approval counts. */
const employerKeys = `(
  select candidate_id, company_key(company::text) as key from employments
  union all select candidate_id, company_key(input ->> 'company') from profile_update_requests
    where part = 'employment' and status = 'pending')`

/**
 * Keeps the block list in step with where a candidate works and worked: a company that employs or employed them, as far as
 * a company of that name is here or was called so, does not see that they look around.
 */
export const blockEmployers = (trx: QueryClientContract, candidateId: number) =>
  keepInStep(trx, 'candidate_id', candidateId)

/** A company came, or is called otherwise now: those who worked under any of its names are hidden from it. */
export const blockNewEmployer = ({ companyId, trx }: CompanyNamed) =>
  keepInStep(trx, 'company_id', companyId)

async function keepInStep(
  trx: QueryClientContract,
  whose: 'candidate_id' | 'company_id',
  id: number
) {
  const worked = `select e.candidate_id, c.company_id from ${employerKeys} e join ${companyKeys} c on c.key = e.key
    where e.key <> '' and ${whose === 'candidate_id' ? 'e' : 'c'}.${whose} = :id`
  await trx.rawQuery(
    `delete from candidate_blocks where ${whose} = :id and reason = 'employer'
       and (candidate_id, company_id) not in (${worked})`,
    { id }
  )
  await trx.rawQuery(
    `insert into candidate_blocks (candidate_id, company_id, reason)
     select distinct w.candidate_id, w.company_id, 'employer' from (${worked}) w
     where not exists (select from candidate_block_exceptions x where x.candidate_id = w.candidate_id and x.company_id = w.company_id)
     on conflict do nothing`,
    { id }
  )
}
