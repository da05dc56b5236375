import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#api/accounts/models/user'
import File from '#api/files/models/file'
import { imageKey, imagePlace, imageUrl } from '#api/files/image_url'
import type { Upload } from '#api/files/receive_upload'
import { type Crop, removeFile, storeUpload } from '#api/files/store_upload'
import type Candidate from '#api/candidates/models/candidate'
import { refreshProgress } from '#api/candidates/progress'
import {
  askForUpdate,
  waitingFor,
  waitsForApproval,
  withdrawUpdate,
} from '#api/candidates/updates/ask_for_update'

/** Puts a new photo in the place of the old one, on the profile and on the account; returns whether it waits for approval. */
export async function changePhoto(user: User, candidate: Candidate, upload: Upload, crop: Crop) {
  return db.transaction(async (trx) => {
    const file = await storeUpload(trx, upload, { ownerId: user.id }, crop)
    const waits = waitsForApproval(candidate)
    if (waits)
      await askForUpdate(trx, candidate, {
        part: 'photo',
        fileId: file.id,
        changes: { photo: { from: imageUrl(candidate.photoKey), to: imageUrl(imageKey(file)) } },
      })
    else await putPhoto(trx, user, candidate, imageKey(file))
    return waits
  })
}

/** Takes a candidate's photo away, and the one that waits for approval. */
export async function removePhoto(user: User, candidate: Candidate) {
  await db.transaction(async (trx) => {
    await withdrawUpdate(trx, await waitingFor(trx, candidate, 'photo'))
    await putPhoto(trx, user, candidate, null)
  })
}

/** Writes the photo's key to both places; the old picture is deleted. */
export async function putPhoto(
  trx: TransactionClientContract,
  user: User,
  candidate: Candidate,
  key: string | null
) {
  await candidate.useTransaction(trx).lockForUpdate(async (current) => {
    const old = current.photoKey
      ? await File.query({ client: trx }).where('storage_key', imagePlace(current.photoKey)).first()
      : null
    candidate.photoKey = user.imageKey = key
    await user.useTransaction(trx).save()
    await candidate.save()
    if (old) await removeFile(trx, old)
  })
  candidate.progress = (await refreshProgress(trx, candidate.id)).progress
}
