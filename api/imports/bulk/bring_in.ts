import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { accountLimits } from '#api/accounts/account_facts'
import { addProfiles, type Arrival } from '#api/imports/bulk/add_profiles'
import { NO_ADDRESS, type Reading } from '#api/imports/bulk/bulk_reader'
import { knownPeople, type Known } from '#api/imports/claims/known_person'
import { inviteToClaim } from '#api/imports/claims/invite_to_claim'
import { refusedOf } from '#api/imports/claims/refusals'
import BulkFile from '#api/imports/models/bulk_file'
import type BulkUpload from '#api/imports/models/bulk_upload'
import ImportedProfile from '#api/imports/models/imported_profile'

/** A file with what was read in it. */
export type ReadFile = { id: number; reading: Reading }

type Outcome =
  | { state: 'failed'; reason: string; keepsBytes: boolean }
  | { state: 'duplicate'; reason: string; candidateId: number }
  | { state: 'parsed'; candidateId: number }

/**
 * Settles files that were read, all in one transaction: new profiles that wait for their people, people who are here
 * already, or why neither. One that breaks holds up none of the others.
 */
export async function bringIn(upload: BulkUpload, read: ReadFile[]): Promise<void> {
  let later: ReadFile[]
  try {
    later = await db.transaction((trx) => settleAll(trx, upload, read))
  } catch (error) {
    if (read.length === 1) throw error
    for (const one of read) await bringIn(upload, [one])
    return
  }
  if (later.length > 0) await bringIn(upload, later)
}

/** Returns those that are of a person whom another one of them has just brought in. */
async function settleAll(trx: TransactionClientContract, upload: BulkUpload, read: ReadFile[]) {
  // before its files, as who discards or retries an upload does; so weak that files which arrive do not wait for it
  const there = await trx.rawQuery('select id from bulk_uploads where id = ? for key share', [
    upload.id,
  ])
  if (there.rows.length === 0) return []
  const files = await BulkFile.query({ client: trx })
    .whereIn(
      'id',
      read.map(({ id }) => id)
    )
    // another reader was quicker
    .where('state', 'queued')
    .orderBy('id')
    .forUpdate()
  const readings = new Map(read.map(({ id, reading }) => [Number(id), reading]))
  const outcomes = new Map<BulkFile, Outcome>()
  const arrivals: Arrival[] = []
  for (const file of files) {
    const arrival = arrivalOf(file, readings.get(Number(file.id))!)
    if ('state' in arrival) outcomes.set(file, arrival)
    else arrivals.push(arrival)
  }
  const { fresh, later } = await sorted(trx, arrivals, outcomes)
  const candidates = await addProfiles(trx, upload, fresh)
  fresh.forEach(({ file }, at) =>
    outcomes.set(file, { state: 'parsed', candidateId: candidates[at] })
  )
  if (upload.invites) await invite(trx, candidates)
  await keep(trx, upload, outcomes)
  const waiting = new Set(later.map(({ file }) => Number(file.id)))
  return read.filter(({ id }) => waiting.has(Number(id)))
}

async function invite(trx: TransactionClientContract, candidateIds: number[]) {
  const profiles = await ImportedProfile.query({ client: trx })
    .whereIn('candidateId', candidateIds)
    .orderBy('id')
    .preload('candidate')
  await inviteToClaim(
    trx,
    profiles.map((profile) => ({ profile, user: profile.candidate.user }))
  )
}

function arrivalOf(file: BulkFile, reading: Reading): Arrival | Outcome {
  if ('fault' in reading) return { state: 'failed', reason: reading.fault, keepsBytes: true }
  const { draft } = reading
  const email = draft.email?.value.trim().toLowerCase()
  if (!email || email.length > accountLimits.email.max)
    return { state: 'failed', reason: NO_ADDRESS, keepsBytes: true }
  return { file, draft, email, phone: draft.phone?.value ?? null, textHash: draft.textHash }
}

/** Sorts out who refused, who is known, and whose second file must wait for the first; the rest is fresh. */
async function sorted(
  trx: TransactionClientContract,
  arrivals: Arrival[],
  outcomes: Map<BulkFile, Outcome>
) {
  const [fresh, later]: Arrival[][] = [[], []]
  if (arrivals.length === 0) return { fresh, later }
  await lockPeople(trx, arrivals)
  const refused = await refusedOf(
    trx,
    arrivals.map(({ email }) => email)
  )
  const known = await knownPeople(trx, arrivals)
  const seen = new Set<string>()
  arrivals.forEach((arrival, at) => {
    const { file, email, phone, textHash } = arrival
    const marks = [`mail ${email}`, phone && `phone ${phone}`, textHash && `text ${textHash}`]
    if (refused.has(email))
      outcomes.set(file, {
        state: 'failed',
        reason: 'This person asked not to be brought in',
        keepsBytes: false,
      })
    else if (known.has(at)) outcomes.set(file, settleKnown(known.get(at)!))
    else if (marks.some((mark) => mark && seen.has(mark))) later.push(arrival)
    else {
      for (const mark of marks) if (mark) seen.add(mark)
      fresh.push(arrival)
    }
  })
  return { fresh, later }
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

/**
 * Two files of one person at the same moment: the second waits, and finds the first. An address is locked as every change of
 * who has it does, in one order of all keys, so that two batches cannot wait for each other.
 */
async function lockPeople(trx: TransactionClientContract, arrivals: Arrival[]) {
  await trx.rawQuery(
    `select pg_advisory_xact_lock(key) from (
       select distinct hashtextextended(word, kind) as key, kind from (
         select unnest(?::text[]) as word, 2 as kind union all select unnest(?::text[]), 1
       ) words where word is not null order by kind desc, key offset 0
     ) in_order`,
    [
      arrivals.flatMap(({ phone, textHash }) => [phone, textHash ?? null]),
      arrivals.map(({ email }) => email),
    ] as any
  )
}

/** One count of the upload for each state that a file ends in. */
const counted = { failed: 'failed', duplicate: 'duplicates', parsed: 'parsed' } as const

async function keep(
  trx: TransactionClientContract,
  upload: BulkUpload,
  outcomes: Map<BulkFile, Outcome>
) {
  const rows = [...outcomes].map(([{ id, storageKey }, outcome]) => {
    const letsGo =
      outcome.state === 'duplicate' || (outcome.state === 'failed' && !outcome.keepsBytes)
    if (storageKey && letsGo) trx.after('commit', () => drive.use().delete(storageKey))
    return {
      id,
      state: outcome.state,
      reason: 'reason' in outcome ? outcome.reason.slice(0, 500) : null,
      candidate_id: 'candidateId' in outcome ? outcome.candidateId : null,
      storage_key: outcome.state === 'parsed' || letsGo ? null : storageKey,
    }
  })
  await trx.rawQuery(
    `update bulk_files f set state = o.state, reason = o.reason, candidate_id = o.candidate_id, storage_key = o.storage_key,
       leased_until = null, updated_at = now()
     from jsonb_to_recordset(?::jsonb) as o (id bigint, state text, reason text, candidate_id bigint, storage_key text)
     where f.id = o.id`,
    [JSON.stringify(rows)]
  )
  const counts = Object.entries(counted).map(
    ([state, column]) =>
      `${column} = ${column} + ${rows.filter((row) => row.state === state).length}`
  )
  await trx.rawQuery(
    `update bulk_uploads set ${counts.join(', ')}, updated_at = now() where id = ?`,
    [upload.id]
  )
}
