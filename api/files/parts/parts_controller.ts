import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { beginPartsValidator } from '#api/files/file_validators'
import PartUpload from '#api/files/models/part_upload'
import { dropParts } from '#api/files/parts/join_parts'
import PartUploadTransformer from '#api/files/parts/part_upload_transformer'
import { beginParts, takePart } from '#api/files/parts/take_part'

/** Large files in parts, each to any instance; the call that takes the file then names it by `uploadId`. */
export default class PartsController {
  /** Begins a file in parts, and says how large they are. */
  async store({ auth, request, response, serialize }: HttpContext) {
    const upload = await beginParts(
      auth.getUserOrFail().id,
      await request.validateUsing(beginPartsValidator)
    )
    response.status(201)
    return serialize({
      message: 'Send the parts, in any order',
      data: PartUploadTransformer.transform(upload),
    })
  }

  /** Tells which parts have arrived. */
  async show(ctx: HttpContext) {
    return ctx.serialize({
      message: 'A file in parts',
      data: PartUploadTransformer.transform(await own(ctx)),
    })
  }

  /**
   * Takes the bytes of one part.
   *
   * @takes application/octet-stream
   */
  async take(ctx: HttpContext) {
    const upload = await own(ctx)
    const part = rowId(ctx.params.part)
    return ctx.serialize({
      message: 'The part has arrived',
      data: PartUploadTransformer.transform(await takePart(upload, part, ctx.request)),
    })
  }

  /** Gives a file in parts up. */
  async destroy(ctx: HttpContext) {
    const upload = await own(ctx)
    await dropParts(upload)
    return ctx.serialize({ message: 'The upload is given up', data: { _id: String(upload.id) } })
  }
}

const own = ({ auth, params }: HttpContext) =>
  PartUpload.openOf(auth.getUserOrFail().id).where('id', rowId(params.id)).firstOrFail()
