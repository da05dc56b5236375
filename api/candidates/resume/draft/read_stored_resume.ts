import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import env from '#config/env'
import { enqueue } from '#api/queue/queue'
import { notify } from '#api/notifications/notify'
import { reader } from '#api/candidates/resume/draft/reader'
import { Unreadable, type ResumeDraft } from '#api/engines/resume_reader/resume_reader'
import Resume from '#api/candidates/models/resume'

type Outcome =
  { parseStatus: 'ready'; parsed: ResumeDraft } | { parseStatus: 'failed'; parseReason: string }

/** Reads an uploaded resume into a draft and tells its owner; again for the same one changes nothing. */
export default async function readStoredResume({ resumeId }: { resumeId: number }) {
  const resume = await openToRead(resumeId)
  if (!resume) return
  await Resume.query()
    .where('id', resumeId)
    .update({ parse_status: 'parsing', updated_at: new Date() })
  const bytes = await drive.use().getBytes(resume.file.storageKey)
  const outcome = await outcomeOf(() => reader.read(bytes, countryOf(resume)))
  if (outcome === 'textless' && env.get('SCAN_RECOGNITION') === 'on')
    // takes seconds a page: in a queue of its own, so that other resumes do not wait behind it
    await db.transaction((trx) => enqueue(trx, 'resume.recognise', { resumeId }))
  else await keep(resumeId, outcome === 'textless' ? textless : outcome)
}

/** For phone numbers without a code. */
export const countryOf = ({ candidate }: Resume) => candidate.countryCode ?? undefined

/** The resume, unless it was deleted, or read already. */
export const openToRead = (resumeId: number) =>
  Resume.query()
    .where('id', resumeId)
    .whereNull('removed_at')
    .whereIn('parse_status', ['queued', 'parsing'])
    .preload('file')
    .preload('candidate')
    .first()

/** A scan, where nothing is recognised or nothing was found. */
export const textless: Outcome = {
  parseStatus: 'failed',
  parseReason: new Unreadable('textless').message,
}

/** A file that cannot be read is an answer; anything else is our fault and tried again. */
export async function outcomeOf(read: () => Promise<ResumeDraft>): Promise<Outcome | 'textless'> {
  try {
    const parsed = await read()
    return parsed.textless ? 'textless' : { parseStatus: 'ready', parsed }
  } catch (error) {
    if (error instanceof Unreadable) return { parseStatus: 'failed', parseReason: error.message }
    throw error
  }
}

/** Writes what became of a resume, once, and tells its owner. */
export async function keep(resumeId: number, outcome: Outcome) {
  await db.transaction(async (trx) => {
    const resume = await Resume.query({ client: trx })
      .where('id', resumeId)
      .whereIn('parse_status', ['queued', 'parsing'])
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
