import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Candidate from '#api/candidates/models/candidate'
import { visibleSql } from '#api/talent/contact_access'

/** The candidates that a company may know of; the others are not there for it. */
export function visibleTo(companyId: number, client?: TransactionClientContract) {
  return Candidate.query({ client }).whereRaw(
    `exists (select from users u where u.id = candidates.user_id and ${visibleSql('candidates')})`,
    { company: companyId }
  )
}
