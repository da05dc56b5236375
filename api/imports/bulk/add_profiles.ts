import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { accountLimits } from '#api/accounts/account_facts'
import { publicAddress } from '#api/candidates/open_profile'
import { nameOf } from '#api/candidates/resume/draft/draft_parts'
import type { ResumeDraft } from '#api/engines/resume_reader/resume_reader'
import type { Person } from '#api/imports/claims/known_person'
import { insertFresh, nextIds } from '#api/imports/insert_rows'
import { insertUnclaimed } from '#api/imports/insert_unclaimed'
import { UNCLAIMED_DAYS } from '#api/imports/import_facts'
import type BulkFile from '#api/imports/models/bulk_file'
import type BulkUpload from '#api/imports/models/bulk_upload'

/** A file whose person can be told. */
export type Arrival = Person & { file: BulkFile; draft: ResumeDraft }

/**
 * Writes a profile for each, with its resume, which waits for its person; nobody of them is here yet. Returns the ids of
 * their candidates in the same order.
 */
export async function addProfiles(
  trx: TransactionClientContract,
  upload: BulkUpload,
  arrivals: Arrival[]
): Promise<number[]> {
  const count = arrivals.length
  if (count === 0) return []
  const people = arrivals.map(({ draft, email, phone }) => {
    const { fName, lName = '' } = nameOf(draft.fullName?.value ?? email.split('@')[0])
    return {
      firstName: [...(fName ?? email)].slice(0, accountLimits.name.max).join(''),
      lastName: [...lName].slice(0, accountLimits.name.max).join(''),
      country: phone ? parsePhoneNumberFromString(phone)?.country : undefined,
    }
  })
  const users = await insertUnclaimed(
    trx,
    arrivals.map(({ email, phone }, at) => ({
      email,
      phone,
      firstName: people[at].firstName,
      lastName: people[at].lastName,
      countryCode: people[at].country ?? 'IN',
    })),
    new Date()
  )
  if (users.written.size < count)
    throw new Error(`${count - users.written.size} of ${count} people have an account meanwhile`)
  const ids = {
    users: users.ids,
    candidates: await nextIds(trx, 'candidates', count),
    files: await nextIds(trx, 'files', count),
    resumes: await nextIds(trx, 'resumes', count),
  }
  await insertFresh(
    trx,
    'candidates',
    { id: 'bigint', user_id: 'bigint', slug: 'text', country_code: 'text' },
    people.map(({ firstName, country }, at) => ({
      id: ids.candidates[at],
      user_id: ids.users[at],
      slug: publicAddress(firstName),
      country_code: country ?? null,
    }))
  )
  await addResumes(trx, arrivals, ids)
  await insertFresh(
    trx,
    'imported_profiles',
    {
      candidate_id: 'bigint',
      source: 'text',
      basis: 'text',
      basis_note: 'text',
      status: 'text',
      upload_id: 'bigint',
      imported_by: 'bigint',
      expires_at: 'timestamptz',
    },
    ids.candidates.map((candidateId) => ({
      candidate_id: candidateId,
      source: 'bulk_pdf',
      basis: upload.basis,
      basis_note: upload.basisNote,
      status: 'waiting',
      upload_id: upload.id,
      imported_by: upload.createdBy,
      expires_at: DateTime.now().plus({ days: UNCLAIMED_DAYS }).toISO(),
    }))
  )
  return ids.candidates
}

type Ids = Record<'users' | 'candidates' | 'files' | 'resumes', number[]>

async function addResumes(trx: TransactionClientContract, arrivals: Arrival[], ids: Ids) {
  await insertFresh(
    trx,
    'files',
    {
      id: 'bigint',
      owner_id: 'bigint',
      purpose: 'text',
      storage_key: 'text',
      file_name: 'text',
      mime_type: 'text',
      byte_size: 'bigint',
      sha256: 'text',
    },
    arrivals.map(({ file }, at) => ({
      id: ids.files[at],
      owner_id: ids.users[at],
      purpose: 'resume',
      storage_key: file.storageKey,
      file_name: file.fileName,
      mime_type: 'application/pdf',
      byte_size: file.byteSize,
      sha256: file.sha256,
    }))
  )
  await insertFresh(
    trx,
    'resumes',
    {
      id: 'bigint',
      candidate_id: 'bigint',
      file_id: 'bigint',
      parse_status: 'text',
      parsed: 'jsonb',
    },
    arrivals.map(({ draft }, at) => ({
      id: ids.resumes[at],
      candidate_id: ids.candidates[at],
      file_id: ids.files[at],
      parse_status: 'ready',
      parsed: draft,
    }))
  )
  await trx.rawQuery(
    'update candidates set current_resume_id = r.id from resumes r where r.id = any(?) and candidates.id = r.candidate_id',
    [ids.resumes] as any
  )
}
