import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { insertRows, nextIds } from '#api/imports/insert_rows'

type Unclaimed = {
  email: string
  phone: string | null
  firstName: string
  lastName: string
  countryCode: string
}

/**
 * Writes users who have not claimed their profile yet, with ids in the order given; who has signed up meanwhile is left
 * out. Returns the ids, and which of them were written.
 */
export async function insertUnclaimed(
  trx: TransactionClientContract,
  people: Unclaimed[],
  now: Date
) {
  const ids = await nextIds(trx, 'users', people.length)
  const written = await insertRows(
    trx,
    'users',
    {
      id: 'bigint',
      email: 'citext',
      phone: 'text',
      first_name: 'text',
      last_name: 'text',
      user_type: 'text',
      status: 'text',
      country_code: 'text',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
    people.map(({ email, phone, firstName, lastName, countryCode }, at) => ({
      id: ids[at],
      email,
      phone,
      first_name: firstName,
      last_name: lastName,
      user_type: 'developer',
      status: 'unclaimed',
      country_code: countryCode,
      created_at: now,
      updated_at: now,
    }))
  )
  return { ids, written }
}
