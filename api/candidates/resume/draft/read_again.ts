import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { Refusal } from '#api/http/refusal'
import { enqueue } from '#api/queue/queue'
import type Candidate from '#api/candidates/models/candidate'
import Resume from '#api/candidates/models/resume'

/** Has a resume read once more that gave nothing, or that was kept without being read. */
export async function readAgain(candidate: Candidate, resumeId: number): Promise<Resume> {
  return db.transaction(async (trx) => {
    const resume = await Resume.query({ client: trx })
      .where({ id: resumeId, candidateId: candidate.id })
      .whereNull('removed_at')
      .forUpdate()
      .preload('file')
      .firstOrFail()
    if (resume.parseStatus === 'ready')
      throw new Refusal('This resume is read already; choose what goes into your profile')
    if (!['failed', 'stored'].includes(resume.parseStatus))
      throw new Refusal('This resume is being read; wait a moment')
    resume.merge({ parseStatus: 'queued', parseReason: null, updatedAt: DateTime.now() })
    await resume.save()
    await enqueue(trx, 'resume.read', { resumeId })
    return resume
  })
}
