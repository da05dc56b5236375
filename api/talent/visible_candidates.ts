import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import Candidate from '#api/candidates/models/candidate'
import { readerOf, visibleSql, type Reader } from '#api/talent/contact_access'

/** The candidates that a company, or one of its people, may know of; the others are not there for them. */
export function visibleTo(reader: Reader, client?: QueryClientContract) {
  const { seen, values } = readerOf(reader)
  return Candidate.query({ client }).whereRaw(
    `exists (select from users u where u.id = candidates.user_id and ${visibleSql('candidates', 'u', seen)})`,
    values
  )
}

/** Those of the candidates whom a reader may know of. */
export async function visibleAmong(
  reader: Reader,
  candidateIds: number[],
  client?: QueryClientContract
): Promise<Set<number>> {
  const found = await visibleTo(reader, client)
    .whereIn('candidates.id', candidateIds)
    .select('candidates.id')
  return new Set(found.map(({ id }) => id))
}
