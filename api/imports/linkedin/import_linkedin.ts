import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#api/accounts/models/user'
import { audit } from '#api/accounts/audit/audit'
import type { Upload } from '#api/files/receive_upload'
import type { ImportBasis } from '#api/imports/import_facts'
import {
  readLinkedinRows,
  type Fault,
  type LinkedinRow,
} from '#api/imports/linkedin/read_linkedin_rows'
import LinkedinImport from '#api/imports/models/linkedin_import'

export type LinkedinOutcome = {
  rows: number
  valid: number
  faults: Fault[]
  /** More than are told one by one. */
  faulty: number
  importId: string | null
}

const BATCH = 2_000

/** Takes a CSV of LinkedIn candidates in, all valid rows or none; a dry run only tells. Who is known already is brought up to date. */
export async function importLinkedin(
  admin: User,
  upload: Upload,
  { basis, basisNote, dryRun }: { basis?: ImportBasis; basisNote?: string; dryRun?: boolean }
): Promise<LinkedinOutcome> {
  const { rows, valid, faults, faulty } = await readLinkedinRows(upload.path, upload.field)
  const told = { rows, valid: valid.length, faults, faulty }
  if (dryRun || valid.length === 0) return { ...told, importId: null }
  const importId = await db.transaction(async (trx) => {
    const made = await LinkedinImport.create(
      {
        createdBy: admin.id,
        fileName: upload.fileName,
        basis: basis ?? 'legitimate_interest',
        basisNote: basisNote ?? null,
        rows,
        valid: valid.length,
      },
      { client: trx }
    )
    for (let at = 0; at < valid.length; at += BATCH)
      await write(trx, made.id, valid.slice(at, at + BATCH))
    await audit(trx, {
      actorId: admin.id,
      action: 'linkedin-candidates.import',
      subjectType: 'linkedin-candidates',
      subjectLabel: `${valid.length} of ${rows} rows`,
      reason: basisNote ?? null,
    })
    return made.id
  })
  return { ...told, importId: String(importId) }
}

/** In the order of their keys, so that two imports of the same people cannot wait for each other. What a later export leaves empty stays. */
async function write(trx: TransactionClientContract, importId: number, rows: LinkedinRow[]) {
  const sorted = [...rows].sort((one, other) => (one.personKey < other.personKey ? -1 : 1))
  await trx.rawQuery(
    `insert into linkedin_candidates as held
       (import_id, person_key, first_name, last_name, profile_url, email, phone, company, headline, location, seniority, tags, connected_on, candidate_id)
     select :importId, r."personKey", r."firstName", r."lastName", r."profileUrl", r.email, r.phone, r.company, r.headline, r.location, r.seniority, r.tags, r."connectedOn",
       (select c.id from users u join candidates c on c.user_id = u.id where u.email = r.email::citext limit 1)
     from jsonb_to_recordset(:rows::jsonb) as r ("personKey" text, "firstName" text, "lastName" text, "profileUrl" text, email text, phone text,
       company text, headline text, location text, seniority text, tags text[], "connectedOn" date)
     on conflict (person_key) do update set import_id = excluded.import_id, first_name = excluded.first_name, last_name = excluded.last_name,
       profile_url = coalesce(excluded.profile_url, held.profile_url), email = coalesce(excluded.email, held.email),
       phone = coalesce(excluded.phone, held.phone), company = coalesce(excluded.company, held.company),
       headline = coalesce(excluded.headline, held.headline), location = coalesce(excluded.location, held.location),
       seniority = coalesce(excluded.seniority, held.seniority), connected_on = coalesce(excluded.connected_on, held.connected_on),
       tags = case when cardinality(excluded.tags) > 0 then excluded.tags else held.tags end,
       candidate_id = coalesce(excluded.candidate_id, held.candidate_id), updated_at = now()`,
    { importId, rows: JSON.stringify(sorted) } as any
  )
}
