import db from '@adonisjs/lucid/services/db'
import { storeUpload } from '#api/files/store_upload'
import type { Upload } from '#api/files/receive_upload'
import type User from '#api/accounts/models/user'

/** Keeps a checked upload until it is sent with a message of its owner. */
export const keepAttachment = (upload: Upload, { id }: User) =>
  db.transaction((trx) => storeUpload(trx, upload, { ownerId: id }))
