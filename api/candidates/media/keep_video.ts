import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import File from '#api/files/models/file'
import { imageKey, imagePlace } from '#api/files/image_url'
import { removeFile } from '#api/files/store_upload'
import type Candidate from '#api/candidates/models/candidate'
import { waitingFor, withdrawUpdate } from '#api/candidates/updates/ask_for_update'

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

/** Takes the video off the profile at once, and what waits for approval with it. */
export async function removeVideo(candidate: Candidate) {
  await db.transaction(async (trx) => {
    await trx.from('candidates').where('id', candidate.id).forUpdate().select('id')
    await withdrawUpdate(trx, await waitingFor(trx, candidate, 'video'))
    await putVideo(trx, candidate, null)
  })
}
