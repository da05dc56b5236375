import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { Refusal } from '#api/http/refusal'
import { enqueue } from '#api/queue/queue'
import type Candidate from '#api/candidates/models/candidate'
import Resume from '#api/candidates/models/resume'
import { resumeFlow } from '#api/candidates/resume/resume_flow'

/** Has a resume read once more that gave nothing, or that was kept without being read. */
export async function readAgain(candidate: Candidate, resumeId: number): Promise<Resume> {
  return db.transaction(async (trx) => {
    const resume = await Resume.query({ client: trx })
      .where({ id: resumeId, candidateId: candidate.id })
      .whereNull('removed_at')
      .forUpdate()
      .preload('file')
      .firstOrFail()
    const refusal = resumeFlow.refusal('readAgain', resume, 'candidate')
    if (refusal) throw new Refusal(refusal)
    resume.merge({ parseStatus: 'queued', parseReason: null, updatedAt: DateTime.now() })
    await resume.save()
    await enqueue(trx, 'resume.read', { resumeId })
    return resume
  })
}
