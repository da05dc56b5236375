import db from '@adonisjs/lucid/services/db'
import { readFile } from 'node:fs/promises'
import { Refusal } from '#api/http/refusal'
import type { Upload } from '#api/files/receive_upload'
import { reader } from '#api/candidates/resume/draft/reader'
import { Unreadable, type ResumeDraft } from '#api/engines/resume_reader/resume_reader'
import type Candidate from '#api/candidates/models/candidate'
import ProfileImport from '#api/candidates/models/profile_import'

/** Keeps a profile that was brought along as the draft to accept from, in place of an earlier one. */
export async function bringProfile(
  candidate: Candidate,
  source: ProfileImport['source'],
  draft: ResumeDraft
): Promise<ProfileImport> {
  return db.transaction(async (trx) => {
    await trx.from('candidates').where('id', candidate.id).forUpdate().select('id')
    await trx.from('profile_imports').where('candidate_id', candidate.id).delete()
    return ProfileImport.create({ candidateId: candidate.id, source, draft }, { client: trx })
  })
}

/** The data export of LinkedIn, unpacked in the limited process. */
export async function bringLinkedIn(candidate: Candidate, upload: Upload): Promise<ProfileImport> {
  const draft = await reader.readLinkedIn(await readFile(upload.path)).catch((error) => {
    if (error instanceof Unreadable)
      throw new Refusal(error.message, { status: 422, field: upload.field })
    throw error
  })
  return bringProfile(candidate, 'linkedin', draft)
}
