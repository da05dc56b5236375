import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence, type Said } from '#api/languages/sentence'
import { publicAddress } from '#api/candidates/open_profile'
import { unlockedSql } from '#api/talent/contact_access'
import { addressHash } from '#api/imports/claims/refusals'
import { UNCLAIMED_DAYS } from '#api/imports/import_facts'
import type { PersonRow } from '#api/imports/systems/rows'
import { countryOf } from '#api/imports/transfer/bring/bring_jobs'
import {
  firstOfEach,
  HELD,
  isOurs,
  keepRecords,
  keyOf,
  recordsOf,
  type Bringing,
} from '#api/imports/transfer/bring/bringing'
import { insertFresh, nextIds } from '#api/imports/insert_rows'
import { insertUnclaimed } from '#api/imports/insert_unclaimed'
import { labelOf } from '#api/imports/transfer/tally'

type Found = {
  n: number
  user_id: number | null
  candidate_id: number | null
  /** The company brought this person in, or reads their contact details. */
  reached: boolean
  refused: boolean
}

/**
 * Brings people in who are not here: unclaimed, with the lawful basis of the import, for some time. Whom the company brought
 * in before or reaches already is the same person, by the e-mail address or the phone number, and stays as they are. Everybody
 * else who is here decides themselves: whether it is an account, somebody else's import or a refusal is not told.
 */
export async function bringPeople(
  trx: TransactionClientContract,
  bringing: Bringing,
  given: PersonRow[]
) {
  const { dry, tally, held, would } = bringing
  const rows = firstOfEach(given)
  const records = await recordsOf(
    trx,
    bringing,
    'person',
    rows.map(({ id }) => id)
  )
  const people = await peopleHere(trx, bringing, rows)
  const fresh: PersonRow[] = []
  const found: { id: string; made: boolean; candidate_id: number }[] = []
  /** The same person under two keys of the other system. */
  const twice: { id: string; email: string }[] = []
  const mails = new Set<string>()
  rows.forEach((row, n) => {
    const record = records.get(keyOf(row.id))
    const person = people.get(n)
    const label = labelOf(row)
    const count = (outcome: 'new' | 'known' | 'held', message: Said = '') =>
      tally.count('person', outcome, row.source, label, { message })
    const twin = dry && would.has(`mail ${row.email}`)
    if (record) count(isOurs(bringing, record) ? 'new' : 'known', sentence('Brought in before'))
    else if (twin || mails.has(row.email)) {
      count('known', sentence('The same e-mail address as another person of these files'))
      twice.push(row)
    } else if (person?.refused || (person?.user_id && !(person.reached && person.candidate_id))) {
      count('held', HELD)
      held.add(row.id)
      return
    } else if (person?.candidate_id) {
      count('known', sentence('Known to you here already'))
      found.push({ id: row.id, made: false, candidate_id: person.candidate_id })
    } else {
      count('new')
      fresh.push(row)
      mails.add(row.email)
    }
    if (dry) would.add(`person ${row.id}`).add(`mail ${row.email}`)
  })
  if (dry) return
  const made = await addPeople(trx, bringing, fresh)
  for (const row of fresh)
    if (made.has(row.email))
      found.push({ id: row.id, made: true, candidate_id: made.get(row.email)! })
    else {
      // signed up at this very moment
      tally.counts.person.new--
      tally.count('person', 'held', row.source, labelOf(row), { message: HELD })
      held.add(row.id)
    }
  for (const { id, email } of twice)
    if (made.has(email)) found.push({ id, made: false, candidate_id: made.get(email)! })
  await keepRecords(trx, bringing, 'person', found)
}

async function peopleHere(trx: TransactionClientContract, { wanted }: Bringing, rows: PersonRow[]) {
  if (rows.length === 0) return new Map<number, Found>()
  const own = `exists (select from imported_profiles p where p.candidate_id = c.id and p.company_id = :company)`
  const { rows: here } = await trx.rawQuery(
    `select g.n, u.id as user_id, c.id as candidate_id,
       coalesce(c.id is not null and (u.status = 'unclaimed' and ${own} or u.status = 'active' and ${unlockedSql('c.id')}), false) as reached,
       f.id is not null as refused
     from jsonb_to_recordset(:rows::jsonb) as g (n int, email citext, phone text, hash text)
     left join users m on m.email = g.email
     left join lateral (
       select o.id from users o join candidates k on k.user_id = o.id join imported_profiles p on p.candidate_id = k.id
       where m.id is null and g.phone is not null and o.phone = g.phone and o.status = 'unclaimed' and p.company_id = :company limit 1
     ) t on true
     left join users u on u.id = coalesce(m.id, t.id)
     left join candidates c on c.user_id = u.id
     left join import_refusals f on f.address_hash = g.hash
     where u.id is not null or f.id is not null`,
    {
      company: wanted.companyId,
      rows: JSON.stringify(
        rows.map(({ email, phone }, n) => ({ n, email, phone, hash: addressHash(email) }))
      ),
    } as any
  )
  return new Map((here as Found[]).map((person) => [person.n, person]))
}

/** Writes new people; returns their candidates by the address. */
async function addPeople(
  trx: TransactionClientContract,
  { wanted, now }: Bringing,
  rows: PersonRow[]
) {
  const { ids: userIds, written } = await insertUnclaimed(
    trx,
    rows.map(({ email, phone, firstName, lastName, country }) => ({
      email,
      phone: phone ?? null,
      firstName,
      lastName,
      countryCode: countryOf(country) ?? wanted.company.countryCode ?? 'IN',
    })),
    now
  )
  const kept = rows.flatMap((row, at) =>
    written.has(userIds[at]) ? [{ row, userId: userIds[at] }] : []
  )
  const ids = await nextIds(trx, 'candidates', kept.length)
  await insertFresh(
    trx,
    'candidates',
    {
      id: 'bigint',
      user_id: 'bigint',
      slug: 'text',
      headline: 'text',
      country_code: 'text',
      city: 'text',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
    kept.map(({ row, userId }, at) => ({
      id: ids[at],
      user_id: userId,
      slug: publicAddress(row.firstName),
      headline: row.headline ?? null,
      country_code: countryOf(row.country),
      city: row.city ?? null,
      created_at: now,
      updated_at: now,
    }))
  )
  const expiresAt = DateTime.fromJSDate(now).plus({ days: UNCLAIMED_DAYS }).toISO()
  await insertFresh(
    trx,
    'imported_profiles',
    {
      candidate_id: 'bigint',
      source: 'text',
      basis: 'text',
      basis_note: 'text',
      status: 'text',
      company_id: 'bigint',
      imported_by: 'bigint',
      expires_at: 'timestamptz',
    },
    ids.map((candidateId) => ({
      candidate_id: candidateId,
      source: 'company',
      basis: wanted.basis,
      basis_note: wanted.basisNote,
      status: 'waiting',
      company_id: wanted.companyId,
      imported_by: wanted.createdBy,
      expires_at: expiresAt,
    }))
  )
  return new Map(kept.map(({ row }, at) => [row.email, ids[at]]))
}
