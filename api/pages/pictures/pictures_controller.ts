import { errors } from '@adonisjs/lucid'
import type { HttpContext } from '@adonisjs/core/http'
import { Kept } from '#api/http/kept'
import { drawPicture } from '#api/pages/pictures/draw_picture'

const YEAR = 365 * 24 * 60 * 60
/** A picture that is shared is asked for by many networks at once. */
const kept = new Kept<Buffer>({
  most: 500,
  size: { most: 20_000_000, of: (png) => png.length },
  freshFor: 60 * 60_000,
})

export default class PicturesController {
  /**
   * Draws the picture of a page that is shared; 404 for words that our pages did not sign.
   *
   * @produces image/png
   */
  async show({ request, response }: HttpContext) {
    if (!request.hasValidSignature('picture')) throw new errors.E_ROW_NOT_FOUND()
    const { title, about } = request.qs()
    const png = await kept.get(request.url(true), () => drawPicture({ title, about }))
    return response
      .header('content-type', 'image/png')
      .header('cache-control', `public, max-age=${YEAR}, immutable`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(png)
  }
}
