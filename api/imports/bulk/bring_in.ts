import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { insertWithSlug } from '#api/http/text/slugs'
import User from '#api/accounts/models/user'
import { accountLimits } from '#api/accounts/account_facts'
import { lockAddress } from '#api/accounts/sign_up/sign_up'
import { publicAddress } from '#api/candidates/open_profile'
import { nameOf } from '#api/candidates/resume/draft/draft_parts'
import type { ResumeDraft } from '#api/engines/resume_reader/resume_reader'
import { NO_ADDRESS, type Reading } from '#api/imports/bulk/bulk_reader'
import File from '#api/files/models/file'
import Resume from '#api/candidates/models/resume'
import { knownPerson, type Known } from '#api/imports/claims/known_person'
import { inviteToClaim } from '#api/imports/claims/invite_to_claim'
import { hasRefused } from '#api/imports/claims/refusals'
import { UNCLAIMED_DAYS } from '#api/imports/import_facts'
import BulkFile from '#api/imports/models/bulk_file'
import type BulkUpload from '#api/imports/models/bulk_upload'
import ImportedProfile from '#api/imports/models/imported_profile'

type Outcome =
  | { state: 'failed'; reason: string; keepsBytes: boolean }
  | { state: 'duplicate'; reason: string; candidateId: number }
  | { state: 'parsed'; candidateId: number }

/** Settles a file that was read: a new profile that waits for its person, somebody who is here already, or why neither. */
export async function bringIn(id: number, upload: BulkUpload, reading: Reading) {
  await db.transaction(async (trx) => {
    const file = await BulkFile.query({ client: trx })
      .where({ id, state: 'queued' })
      .forUpdate()
      .first()
    // another reader was quicker, or the upload was discarded
    if (!file) return
    const outcome: Outcome =
      'fault' in reading
        ? { state: 'failed', reason: reading.fault, keepsBytes: true }
        : await settle(trx, file, upload, reading.draft)
    await keep(trx, file, outcome)
  })
}

/** One count of the upload for each state that a file ends in. */
const counted = { failed: 'failed', duplicate: 'duplicates', parsed: 'parsed' } as const

async function keep(trx: TransactionClientContract, file: BulkFile, outcome: Outcome) {
  const key = file.storageKey
  const letsGo =
    outcome.state === 'duplicate' || (outcome.state === 'failed' && !outcome.keepsBytes)
  if (key && letsGo) trx.after('commit', () => drive.use().delete(key))
  await file
    .merge({
      state: outcome.state,
      reason: 'reason' in outcome ? outcome.reason.slice(0, 500) : null,
      candidateId: 'candidateId' in outcome ? outcome.candidateId : null,
      storageKey: outcome.state === 'parsed' || letsGo ? null : key,
      leasedUntil: null,
    })
    .save()
  await trx.rawQuery(
    `update bulk_uploads set ${counted[outcome.state]} = ${counted[outcome.state]} + 1, updated_at = now() where id = ?`,
    [file.uploadId]
  )
}

async function settle(
  trx: TransactionClientContract,
  file: BulkFile,
  upload: BulkUpload,
  draft: ResumeDraft
): Promise<Outcome> {
  const email = draft.email?.value.trim().toLowerCase() ?? null
  const phone = draft.phone?.value ?? null
  if (!email || email.length > accountLimits.email.max)
    return {
      state: 'failed',
      reason: NO_ADDRESS,
      keepsBytes: true,
    }
  await lockPerson(trx, [phone, draft.textHash])
  await lockAddress(trx, email)
  if (await hasRefused(trx, email))
    return {
      state: 'failed',
      reason: 'This person asked not to be brought in',
      keepsBytes: false,
    }
  const known = await knownPerson(trx, { email, phone, textHash: draft.textHash })
  if (known) return settleKnown(known)
  return { state: 'parsed', candidateId: await addProfile(trx, file, upload, draft, email, phone) }
}

function settleKnown({ candidateId, by }: Known): Outcome {
  return candidateId === null
    ? {
        state: 'failed',
        reason: 'The e-mail address in it belongs to an account that is no candidate’s',
        keepsBytes: false,
      }
    : { state: 'duplicate', reason: `Known already, by ${by}`, candidateId }
}

/** Two files of one person at the same moment: the second waits, and finds the first. */
async function lockPerson(trx: TransactionClientContract, keys: (string | null | undefined)[]) {
  await trx.rawQuery(
    'select pg_advisory_xact_lock(hashtextextended(key, 2)) from unnest(?::text[]) as key where key is not null',
    [keys.map((key) => key ?? null)] as any
  )
}

async function addProfile(
  trx: TransactionClientContract,
  file: BulkFile,
  upload: BulkUpload,
  draft: ResumeDraft,
  email: string,
  phone: string | null
): Promise<number> {
  const { fName, lName = '' } = nameOf(draft.fullName?.value ?? email.split('@')[0])
  const most = accountLimits.name.max
  const country = phone ? parsePhoneNumberFromString(phone)?.country : undefined
  const user = await User.create(
    {
      email,
      phone,
      firstName: [...(fName ?? email)].slice(0, most).join(''),
      lastName: [...lName].slice(0, most).join(''),
      userType: 'developer',
      status: 'unclaimed',
      ...(country && { countryCode: country }),
    },
    { client: trx }
  )
  const candidateId = await insertWithSlug(trx, 'candidates', publicAddress(user.firstName), {
    user_id: user.id,
    country_code: country ?? null,
  })
  const { id: fileId } = await File.create(
    {
      ownerId: user.id,
      companyId: null,
      purpose: 'resume',
      storageKey: file.storageKey!,
      fileName: file.fileName,
      mimeType: 'application/pdf',
      byteSize: file.byteSize,
      sha256: file.sha256,
    },
    { client: trx }
  )
  const resume = await Resume.create(
    { candidateId, fileId, parseStatus: 'ready', parsed: draft },
    { client: trx }
  )
  await trx.from('candidates').where('id', candidateId).update({ current_resume_id: resume.id })
  const profile = await ImportedProfile.create(
    {
      candidateId,
      source: 'bulk_pdf',
      basis: upload.basis,
      basisNote: upload.basisNote,
      status: 'waiting',
      uploadId: upload.id,
      importedBy: upload.createdBy,
      expiresAt: DateTime.now().plus({ days: UNCLAIMED_DAYS }),
    },
    { client: trx }
  )
  if (upload.invites) await inviteToClaim(trx, profile, user)
  return candidateId
}
