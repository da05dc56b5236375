import drive from '@adonisjs/drive/services/main'
import { errors } from '@adonisjs/lucid'
import type { HttpContext } from '@adonisjs/core/http'
import { imagePlace } from '#api/files/image_url'

export default class ImagesController {
  /** A photo or logo. Its name is random and its bytes never change, so that browsers keep it. */
  async show({ params, response }: HttpContext) {
    const image = drive.use().file(imagePlace(params.key))
    if (!(await image.exists())) throw new errors.E_ROW_NOT_FOUND()
    response.header('content-type', 'image/webp')
    response.header('cache-control', 'public, max-age=31536000, immutable')
    response.header('x-content-type-options', 'nosniff')
    response.header('cross-origin-resource-policy', 'same-origin')
    return response.stream(await image.getStream())
  }
}
