import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { CompanyNamed } from '#api/companies/events'

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
