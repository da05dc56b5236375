import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Who it is, and by what they were known; no candidate where the address is that of a company's or the platform's person. */
export type Known = { candidateId: number | null; by: string }

/** Somebody who is here already, with an account or brought in before: by mail address, phone number or what the resume says. */
export async function knownPerson(
  trx: TransactionClientContract,
  { email, phone, textHash }: { email: string; phone: string | null; textHash?: string }
): Promise<Known | null> {
  const { rows } = await trx.rawQuery(
    `select c.id, 1 as rank from users u left join candidates c on c.user_id = u.id where u.email = :email
     union all
     select c.id, 2 from users u join candidates c on c.user_id = u.id where u.phone = :phone::text and u.status <> 'erased'
     union all
     select r.candidate_id, 3 from resumes r where r.parsed ->> 'textHash' = :hash::text and r.removed_at is null
     order by rank limit 1`,
    { email, phone, hash: textHash ?? null } as any
  )
  if (rows.length === 0) return null
  const by = ['e-mail address', 'phone number', 'the text of a resume'][rows[0].rank - 1]
  return { candidateId: rows[0].id, by }
}
