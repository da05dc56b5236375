import db from '@adonisjs/lucid/services/db'
import { lockRow } from '#api/http/in_transaction'
import File from '#api/files/models/file'
import { imageKey, imagePlace } from '#api/files/image_url'
import { removeFile, storeUpload } from '#api/files/store_upload'
import type { Upload } from '#api/files/receive_upload'
import type Company from '#api/companies/models/company'
import type User from '#api/accounts/models/user'

/** Keeps the picture, and lets the one before go. */
export async function setLogo(company: Company, by: User, upload: Upload) {
  return db.transaction(async (trx) => {
    // of two who send at once the second one replaces what the first brought
    await lockRow(trx, 'companies', company.id, 'no key update')
    await company.useTransaction(trx).refresh()
    const before =
      company.logoKey &&
      (await File.query({ client: trx })
        .where('storage_key', imagePlace(company.logoKey))
        .where('company_id', company.id)
        .first())
    const file = await storeUpload(trx, upload, { ownerId: by.id, companyId: company.id })
    await company
      .useTransaction(trx)
      .merge({ logoKey: imageKey(file) })
      .save()
    if (before) await removeFile(trx, before)
    return company
  })
}
