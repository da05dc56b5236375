import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Candidate from '#api/candidates/models/candidate'
import { readerOf, visibleSql, type Reader } from '#api/talent/contact_access'

/** The candidates that a company, or one of its people, may know of; the others are not there for them. */
export function visibleTo(reader: Reader, client?: TransactionClientContract) {
  const { seen, values } = readerOf(reader)
  return Candidate.query({ client }).whereRaw(
    `exists (select from users u where u.id = candidates.user_id and ${visibleSql('candidates', 'u', seen)})`,
    values
  )
}
