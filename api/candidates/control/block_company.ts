import db from '@adonisjs/lucid/services/db'
import type Company from '#api/companies/models/company'
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
