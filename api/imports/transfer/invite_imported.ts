import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#api/http/refusal'
import { enqueue } from '#api/queue/queue'
import { inviteToClaim } from '#api/imports/claims/invite_to_claim'
import type CompanyImport from '#api/imports/models/company_import'
import ImportedProfile from '#api/imports/models/imported_profile'

const BATCH = 100

/** People of an import whom nobody told yet. */
const waitingOf = (importId: number) =>
  ImportedProfile.query()
    .where('status', 'waiting')
    .whereRaw(
      `candidate_id in (select candidate_id from imported_records where import_id = ? and kind = 'person' and made)`,
      [importId]
    )

/** How many people of an import that is done nobody told yet. */
export async function countWaiting({ id, status }: CompanyImport): Promise<number> {
  if (status !== 'done') return 0
  const [{ $extras }] = await waitingOf(id).count('* as total')
  return Number($extras.total)
}

/** Has everybody mailed who was brought in and not told yet: what is held of them, by whom and why, and how to end it. */
export async function inviteImported(wanted: CompanyImport): Promise<number> {
  if (wanted.company.verification !== 'verified')
    throw new Refusal(
      'Your company is not verified yet, so it cannot send mails; ask for verification first'
    )
  if (wanted.status !== 'done')
    throw new Refusal('People are invited once the import is done; this one is not')
  const count = await countWaiting(wanted)
  if (count === 0)
    throw new Refusal('Everyone in this import has already been told, or signed up themselves')
  await db.transaction((trx) => enqueue(trx, 'imports.invite', { importId: wanted.id }))
  return count
}

/** Mails the invitations, some at a time. Safe to run twice: who was told is not told again. */
export default async function inviteAll({ importId }: { importId: number }) {
  for (;;) {
    const count = await db.transaction(async (trx) => {
      const profiles = await waitingOf(importId)
        .useTransaction(trx)
        .orderBy('id')
        .limit(BATCH)
        .forUpdate()
        .preload('candidate')
      await inviteToClaim(
        trx,
        profiles.map((profile) => ({ profile, user: profile.candidate.user }))
      )
      return profiles.length
    })
    if (count < BATCH) return
  }
}
