import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { rowId } from '#api/http/ids'
import { imageKey, imageUrl } from '#api/files/image_url'
import ResumableUpload from '#api/files/models/resumable_upload'
import { receiveUpload } from '#api/files/receive_upload'
import { beginUpload, dropUpload, takePart } from '#api/files/resumable'
import { keepPoster, keepVideo, removeVideo, videoStandOf } from '#api/candidates/media/keep_video'
import { beginVideoValidator, partValidator } from '#api/candidates/media/video_validators'
import { UploadTransformer, videoOf, videoUrl } from '#api/candidates/media/video_transformer'

const own = ({ candidate, params }: HttpContext) =>
  ResumableUpload.openOf(candidate.userId).where('id', rowId(params.id)).firstOrFail()

/** The candidate's video: sent in parts, checked by content, played by a link. */
export default class VideosController {
  async show({ candidate, serialize }: HttpContext) {
    const { waiting, upload } = await videoStandOf(candidate)
    return serialize({
      message: 'Your video',
      data: await serialize({
        video: videoOf(candidate),
        pending: waiting?.fileId
          ? {
              requestId: String(waiting.id),
              url: videoUrl(waiting.fileId),
              poster: waiting.posterFile ? imageUrl(imageKey(waiting.posterFile)) : null,
            }
          : null,
        upload: upload ? UploadTransformer.transform(upload) : null,
      }),
    })
  }

  async begin({ candidate, request, response, serialize }: HttpContext) {
    const upload = await beginUpload(
      candidate.userId,
      await request.validateUsing(beginVideoValidator)
    )
    response.status(201)
    return serialize({
      message: `Send the parts, from byte ${upload.received} on`,
      data: UploadTransformer.transform(upload),
    })
  }

  async part(ctx: HttpContext) {
    const upload = await own(ctx)
    const { offset } = await ctx.request.validateUsing(partValidator, { data: ctx.request.qs() })
    const grown = await takePart(upload, offset, ctx.request.request)
    return ctx.serialize({
      message: `${grown.percent} % have arrived`,
      data: UploadTransformer.transform(grown),
    })
  }

  async complete(ctx: HttpContext) {
    const waits = await keepVideo(ctx.candidate, await own(ctx))
    return ctx.response.status(201).send(
      await ctx.serialize({
        message: waits
          ? 'Your video is sent for approval; the old one shows until we have looked'
          : 'Your video is on your profile',
        data: { video: videoOf(ctx.candidate), waits },
      })
    )
  }

  async cancel(ctx: HttpContext) {
    const upload = await own(ctx)
    await db.transaction((trx) => dropUpload(trx, upload))
    return ctx.serialize({ message: 'The upload is given up', data: { _id: String(upload.id) } })
  }

  async poster({ candidate, request, response, serialize }: HttpContext) {
    const key = await receiveUpload(request, { field: 'image', kind: 'poster' }, (upload) =>
      keepPoster(candidate, upload)
    )
    return response
      .status(201)
      .send(await serialize({ message: 'The frame is saved', data: { poster: imageUrl(key) } }))
  }

  async destroy({ candidate, serialize }: HttpContext) {
    await removeVideo(candidate)
    return serialize({ message: 'Your video is removed', data: { video: null } })
  }
}
