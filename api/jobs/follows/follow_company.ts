import db from '@adonisjs/lucid/services/db'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import type { CompanyBlocked } from '#api/candidates/events'
import type Candidate from '#api/candidates/models/candidate'
import type Company from '#api/companies/models/company'
import { FOLLOWS_MOST } from '#api/jobs/follows/follow_facts'
import CompanyFollow from '#api/jobs/models/company_follow'

/** Follows a company; twice is once. Refuses (409) a company on one's block list, and more than the most. */
export async function followCompany(candidate: Candidate, company: Company) {
  return db.transaction(async (trx) => {
    await trx.from('candidates').where('id', candidate.id).forUpdate().select('id')
    const own = { candidateId: candidate.id, companyId: company.id }
    const blocked = await trx
      .from('candidate_blocks')
      .where({ candidate_id: candidate.id, company_id: company.id })
      .first()
    if (blocked)
      throw new Refusal(
        'This company is on your block list; take it off the list before you follow it'
      )
    const known = await CompanyFollow.query({ client: trx }).where(own).first()
    if (known) return known
    const [{ count }] = await CompanyFollow.query({ client: trx })
      .where('candidateId', candidate.id)
      .pojo<{ count: string }>()
      .count('* as count')
    if (Number(count) >= FOLLOWS_MOST)
      throw new Refusal(
        sentence(
          'You follow {most} companies, which is the limit; unfollow one before you follow another',
          { most: FOLLOWS_MOST }
        )
      )
    return CompanyFollow.create(own, { client: trx })
  })
}

/** Who blocks a company follows it no more. */
export const endFollow = ({ candidate, companyId, trx }: CompanyBlocked) =>
  trx.from('company_follows').where({ candidate_id: candidate.id, company_id: companyId }).delete()
