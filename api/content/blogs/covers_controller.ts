import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { imageKey, imageUrl } from '#api/files/image_url'
import { receiveUpload } from '#api/files/receive_upload'
import { storeUpload } from '#api/files/store_upload'

/** Pictures for the articles of the blog. */
export default class CoversController {
  /** Stores a picture, whose key an article then takes as its cover. It is the platform's and not its uploader's. */
  async store({ request, response, serialize }: HttpContext) {
    const file = await receiveUpload(request, { field: 'cover', kind: 'cover' }, (upload) =>
      db.transaction((trx) => storeUpload(trx, upload, { ownerId: null }))
    )
    const key = imageKey(file)
    response.status(201)
    return serialize({ message: 'Picture stored', data: { key, url: imageUrl(key)! } })
  }
}
