import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Who it is, and by what they were known; no candidate where the address is that of a company's or the platform's person. */
export type Known = { candidateId: number | null; by: string }

/** What tells a person from another. */
export type Person = { email: string; phone: string | null; textHash?: string }

/**
 * Those of these people who are here already, with an account or brought in before: by mail address, phone number or what
 * the resume says. By their place in the list.
 */
export async function knownPeople(
  trx: TransactionClientContract,
  people: Person[]
): Promise<Map<number, Known>> {
  const { rows } = await trx.rawQuery(
    `select g.n, k.id, k.rank from jsonb_to_recordset(?::jsonb) as g (n int, email citext, phone text, hash text)
     cross join lateral (
       select c.id, 1 as rank from users u left join candidates c on c.user_id = u.id where u.email = g.email
       union all
       select c.id, 2 from users u join candidates c on c.user_id = u.id where u.phone = g.phone and u.status <> 'erased'
       union all
       select r.candidate_id, 3 from resumes r where r.parsed ->> 'textHash' = g.hash and r.removed_at is null
       order by rank limit 1
     ) k`,
    [
      JSON.stringify(
        people.map(({ email, phone, textHash }, n) => ({ n, email, phone, hash: textHash }))
      ),
    ]
  )
  const marks = ['e-mail address', 'phone number', 'the text of a resume']
  return new Map(
    rows.map(({ n, id, rank }: { n: number; id: number | null; rank: number }) => [
      n,
      { candidateId: id, by: marks[rank - 1] },
    ])
  )
}
