import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import File from '#api/files/models/file'
import { lockRow } from '#api/http/in_transaction'
import { imageKey, imagePlace } from '#api/files/image_url'
import type { Upload } from '#api/files/receive_upload'
import { removeFile, storeUpload } from '#api/files/store_upload'
import type Candidate from '#api/candidates/models/candidate'
import ProfileUpdateRequest from '#api/candidates/models/profile_update_request'
import {
  askForUpdate,
  waitingFor,
  waitsForApproval,
  withdrawUpdate,
} from '#api/candidates/updates/ask_for_update'

/** Puts a video, and its poster frame if there is one, in the place of the old ones. */
export async function putVideo(
  trx: TransactionClientContract,
  candidate: Candidate,
  file: File | null,
  posterFileId: number | null = null
) {
  const poster = posterFileId ? await File.findOrFail(posterFileId, { client: trx }) : null
  const old = await File.query({ client: trx }).where((query) => {
    query.where('id', candidate.videoFileId ?? 0)
    if (candidate.posterKey) query.orWhere('storage_key', imagePlace(candidate.posterKey))
  })
  await candidate
    .useTransaction(trx)
    .merge({ videoFileId: file?.id ?? null, posterKey: poster ? imageKey(poster) : null })
    .save()
  for (const each of old) if (each.id !== file?.id) await removeFile(trx, each)
}

/** Locks a candidate, and reads them as they are then. */
async function lockAnew(trx: TransactionClientContract, candidate: Candidate) {
  await lockRow(trx, 'candidates', candidate.id, 'update')
  await candidate.useTransaction(trx).refresh()
}

/** Takes the video off the profile at once, and what waits for approval with it. */
export async function removeVideo(candidate: Candidate) {
  await db.transaction(async (trx) => {
    await lockAnew(trx, candidate)
    await withdrawUpdate(trx, await waitingFor(trx, candidate, 'video'))
    await putVideo(trx, candidate, null)
  })
}

/** Puts a video on the profile, or before the moderators where the profile is approved. Returns whether it waits. */
export function keepVideo(candidate: Candidate, upload: Upload) {
  return db.transaction(async (trx) => {
    // of two who send at once, one after the other, and the second one replaces what the first brought
    await lockAnew(trx, candidate)
    const file = await storeUpload(trx, upload, { ownerId: candidate.userId })
    if (!waitsForApproval(candidate)) {
      await putVideo(trx, candidate, file)
      return false
    }
    const live = candidate.videoFileId
      ? await File.find(candidate.videoFileId, { client: trx })
      : null
    await askForUpdate(trx, candidate, {
      part: 'video',
      fileId: file.id,
      changes: { video: { from: live?.fileName ?? null, to: file.fileName } },
    })
    return true
  })
}

/** The frame that stands for a video until it plays: of the one that waits, or else of the live one. */
export async function keepPoster(candidate: Candidate, upload: Upload) {
  return db.transaction(async (trx) => {
    await lockAnew(trx, candidate)
    const waiting = await waitingFor(trx, candidate, 'video')
    if (!waiting && !candidate.videoFileId)
      throw new Refusal('There is no video for this frame; upload one first')
    const file = await storeUpload(trx, upload, { ownerId: candidate.userId })
    const old = waiting
      ? await File.find(waiting.posterFileId ?? 0, { client: trx })
      : candidate.posterKey
        ? await File.findBy('storage_key', imagePlace(candidate.posterKey), { client: trx })
        : null
    if (waiting) await waiting.merge({ posterFileId: file.id }).save()
    else
      await candidate
        .useTransaction(trx)
        .merge({ posterKey: imageKey(file) })
        .save()
    if (old) await removeFile(trx, old)
    return imageKey(file)
  })
}

/** The video that waits for approval, with its frame; undefined when none does. */
export const waitingVideo = async (candidate: Candidate) =>
  (await ProfileUpdateRequest.query()
    .where({ candidateId: candidate.id, part: 'video', status: 'pending' })
    .preload('file')
    .preload('posterFile')
    .first()) ?? undefined
