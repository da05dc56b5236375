import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { port } from '#api/http/port'
import { Refusal } from '#api/http/refusal'
import { enqueue } from '#api/queue/queue'
import type { Upload } from '#api/files/receive_upload'
import { removeFile, storeUpload } from '#api/files/store_upload'
import File from '#api/files/models/file'
import Resume from '#api/candidates/models/resume'
import type Candidate from '#api/candidates/models/candidate'
import { refreshProgress } from '#api/candidates/progress'
import {
  askForUpdate,
  waitingFor,
  waitsForApproval,
  withdrawUpdate,
} from '#api/candidates/updates/ask_for_update'
import { candidateLimits } from '#api/candidates/candidate_facts'

/** Did this resume go to a company with an application? */
export const wasSent =
  port<(trx: TransactionClientContract, resumeId: number) => Promise<boolean>>(
    'was the resume sent'
  )

/** Keeps an uploaded resume, makes it the current one and has it read; earlier ones stay in the history. */
export async function keepResume(candidate: Candidate, upload: Upload): Promise<Resume> {
  return db.transaction(async (trx) => {
    await assertRoom(trx, candidate)
    const file = await storeUpload(trx, upload, { ownerId: candidate.userId })
    const resume = await Resume.create(
      { candidateId: candidate.id, fileId: file.id, parseStatus: 'queued' },
      { client: trx }
    )
    await enqueue(trx, 'resume.read', { resumeId: resume.id })
    // a first resume counts at once, as applying never waits for approval
    if (waitsForApproval(candidate) && candidate.currentResumeId !== null)
      await askForUpdate(trx, candidate, {
        part: 'resume',
        rowId: resume.id,
        fileId: file.id,
        changes: { resume: { from: await currentName(trx, candidate), to: file.fileName } },
      })
    else candidate.currentResumeId = resume.id
    await candidate.useTransaction(trx).save()
    await refreshProgress(trx, candidate.id)
    resume.$setRelated('file', file)
    return resume
  })
}

/**
 * Makes a stored file, read or not, one of a candidate's resumes, and the current one where there is none.
 * Refuses with 409 where there are as many as we keep.
 */
export async function takeIn(
  trx: TransactionClientContract,
  candidate: Candidate,
  {
    fileId,
    parseStatus,
    parseReason,
    parsed,
  }: Pick<Resume, 'fileId' | 'parseStatus' | 'parseReason' | 'parsed'>
): Promise<Resume> {
  await assertRoom(trx, candidate)
  const resume = await Resume.create(
    { candidateId: candidate.id, fileId, parseStatus, parseReason, parsed },
    { client: trx }
  )
  await trx.from('files').where('id', fileId).update({ owner_id: candidate.userId })
  if (parseStatus === 'queued' || parseStatus === 'parsing')
    await enqueue(trx, 'resume.read', { resumeId: resume.id })
  await trx
    .from('candidates')
    .where('id', candidate.id)
    .whereNull('current_resume_id')
    .update({ current_resume_id: resume.id })
  await refreshProgress(trx, candidate.id)
  return resume
}

async function assertRoom(trx: TransactionClientContract, candidate: Candidate) {
  await trx.from('candidates').where('id', candidate.id).forUpdate().select('id')
  const { count } = await trx
    .from('resumes')
    .where('candidate_id', candidate.id)
    .whereNull('removed_at')
    .count('* as count')
    .first()
  if (count >= candidateLimits.resumes.max)
    throw new Refusal(
      sentence('We keep {max} resumes of yours; delete an old one before you upload another', {
        max: candidateLimits.resumes.max,
      })
    )
}

/**
 * Takes a resume (the current one unless named) off the profile. Where it went with an application it stays with that company,
 * but is no longer listed or offered; else the file is deleted.
 */
export async function removeResume(candidate: Candidate, resumeId: number | null) {
  await db.transaction(async (trx) => {
    const resume = await Resume.query({ client: trx })
      .where('candidate_id', candidate.id)
      .where('id', resumeId ?? 0)
      .whereNull('removed_at')
      .forUpdate()
      .firstOrFail()
    const waiting = await waitingFor(trx, candidate, 'resume')
    if (waiting?.rowId === resume.id) await withdrawUpdate(trx, waiting)
    if (candidate.currentResumeId === resume.id) {
      candidate.currentResumeId = null
      await candidate.useTransaction(trx).save()
    }
    if (await wasSent(trx, resume.id)) {
      resume.removedAt = DateTime.now()
      await resume.save()
    } else {
      const file = await File.findOrFail(resume.fileId, { client: trx })
      await resume.delete()
      await removeFile(trx, file)
    }
    await refreshProgress(trx, candidate.id)
  })
}

const currentName = async (trx: TransactionClientContract, candidate: Candidate) =>
  (
    await Resume.query({ client: trx })
      .where('id', candidate.currentResumeId!)
      .preload('file')
      .firstOrFail()
  ).file.fileName
