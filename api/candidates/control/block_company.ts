import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type Company from '#api/companies/models/company'
import type { CompanyNamed } from '#api/companies/events'
import CandidateBlock from '#api/candidates/models/candidate_block'
import { CompanyBlocked } from '#api/candidates/events'
import type Candidate from '#api/candidates/models/candidate'

/** Takes a candidate back from a company: what runs there ends, and it reaches them no more. Twice is once. */
export async function blockCompany(candidate: Candidate, company: Company) {
  return db.transaction(async (trx) => {
    await trx.from('candidates').where('id', candidate.id).forUpdate().select('id')
    await CompanyBlocked.dispatch(candidate, company.id, trx)
    await trx.rawQuery(
      `insert into candidate_blocks (candidate_id, company_id, reason) values (?, ?, 'chosen')
       on conflict (candidate_id, company_id) do update set reason = 'chosen'`,
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

/**
 * Keeps the block list in step with where a candidate works and worked: whoever employs or employed them, as far as
 * a company of that name is here, does not see that they look around. Also what waits for approval counts.
 */
export async function blockEmployers(trx: QueryClientContract, candidateId: number) {
  const employers = `
    select company_key(company::text) as key from employments where candidate_id = :candidate
    union select company_key(input ->> 'company') from profile_update_requests
      where candidate_id = :candidate and part = 'employment' and status = 'pending'`
  await trx.rawQuery(
    `delete from candidate_blocks using companies
     where candidate_blocks.candidate_id = :candidate and candidate_blocks.reason = 'employer'
       and companies.id = candidate_blocks.company_id
       and company_key(companies.name::text) not in (${employers})`,
    { candidate: candidateId }
  )
  await trx.rawQuery(
    `insert into candidate_blocks (candidate_id, company_id, reason)
     select :candidate, companies.id, 'employer' from companies
     where company_key(companies.name::text) in (${employers}) and company_key(companies.name::text) <> ''
       and not exists (select from candidate_block_exceptions e where e.candidate_id = :candidate and e.company_id = companies.id)
     on conflict do nothing`,
    { candidate: candidateId }
  )
}

/** A company came, or is called otherwise now: those who worked under its name are hidden from it. */
export async function blockNewEmployer({ companyId, trx }: CompanyNamed) {
  await trx.rawQuery(
    `delete from candidate_blocks using companies
     where candidate_blocks.company_id = :company and candidate_blocks.reason = 'employer' and companies.id = :company
       and not exists (select from employments e where e.candidate_id = candidate_blocks.candidate_id
         and company_key(e.company::text) = company_key(companies.name::text))`,
    { company: companyId }
  )
  await trx.rawQuery(
    `insert into candidate_blocks (candidate_id, company_id, reason)
     select distinct employments.candidate_id, companies.id, 'employer'
     from companies join employments on company_key(employments.company::text) = company_key(companies.name::text)
     where companies.id = :company and company_key(companies.name::text) <> ''
       and not exists (select from candidate_block_exceptions e where e.candidate_id = employments.candidate_id and e.company_id = companies.id)
     on conflict do nothing`,
    { company: companyId }
  )
}
