import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { notify } from '#api/notifications/notify'
import { readInLimits } from '#api/resumes/limited/limited_process'
import { Unreadable } from '#api/resumes/limited/unreadable'
import type { ResumeDraft } from '#api/resumes/resume_draft'
import Resume from '#api/candidates/models/resume'

type Outcome =
  { parseStatus: 'ready'; parsed: ResumeDraft } | { parseStatus: 'failed'; parseReason: string }

/** Reads an uploaded resume into a draft and tells its owner; again for the same one changes nothing. */
export default async function readStoredResume({ resumeId }: { resumeId: number }) {
  const resume = await Resume.query()
    .where('id', resumeId)
    .preload('file')
    .preload('candidate')
    .first()
  // deleted, or read already
  if (!resume || resume.removedAt || !['queued', 'parsing'].includes(resume.parseStatus)) return
  await Resume.query().where('id', resumeId).update({ parse_status: 'parsing' })
  const bytes = await drive.use().getBytes(resume.file.storageKey)
  await keep(resumeId, await outcomeOf(bytes, resume.candidate.countryCode))
}

/** A file that cannot be read is an answer; anything else is our fault and tried again. */
async function outcomeOf(bytes: Uint8Array, country: string | null): Promise<Outcome> {
  try {
    const parsed = await readInLimits(bytes, country ?? undefined)
    if (parsed.textless) throw new Unreadable('textless')
    return { parseStatus: 'ready', parsed }
  } catch (error) {
    if (error instanceof Unreadable) return { parseStatus: 'failed', parseReason: error.message }
    throw error
  }
}

async function keep(resumeId: number, outcome: Outcome) {
  await db.transaction(async (trx) => {
    const resume = await Resume.query({ client: trx })
      .where('id', resumeId)
      .where('parse_status', 'parsing')
      .preload('candidate')
      .forUpdate()
      .first()
    if (!resume) return
    await resume.merge(outcome).save()
    const ready = outcome.parseStatus === 'ready'
    await notify(trx, {
      to: [resume.candidate.userId],
      kind: ready ? 'resume.ready' : 'resume.failed',
      message: ready
        ? 'Your resume is read: choose what goes into your profile'
        : `Your resume could not be read: ${outcome.parseReason}`,
      link: '/candidate/profile',
      devId: resume.candidateId,
      data: { resumeId: String(resumeId) },
    })
  })
}
