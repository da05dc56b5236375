import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#api/accounts/models/user'
import File from '#api/files/models/file'
import { imageKey, imagePlace } from '#api/files/image_url'
import type { Upload } from '#api/files/receive_upload'
import { removeFile, storeUpload } from '#api/files/store_upload'
import type Candidate from '#api/candidates/models/candidate'
import { refreshProgress } from '#api/candidates/progress'

/** Puts a new photo in the place of the old one, on the profile and on the account. */
export async function changePhoto(user: User, candidate: Candidate, upload: Upload) {
  await db.transaction(async (trx) => {
    const file = await storeUpload(trx, upload, { ownerId: user.id })
    await putPhoto(trx, user, candidate, imageKey(file))
  })
}

export async function removePhoto(user: User, candidate: Candidate) {
  await db.transaction((trx) => putPhoto(trx, user, candidate, null))
}

async function putPhoto(
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
