import type { HttpContext } from '@adonisjs/core/http'
import { imageKey, imageUrl } from '#api/files/image_url'
import { receiveUpload } from '#api/files/receive_upload'
import { keepPoster, keepVideo, removeVideo, waitingVideo } from '#api/candidates/media/keep_video'
import { videoOf, videoUrl } from '#api/candidates/media/video_transformer'

/** The candidate's video: checked by content, played by a link. */
export default class VideosController {
  /** Shows the state of the video. */
  async show({ candidate, serialize }: HttpContext) {
    const waiting = await waitingVideo(candidate)
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
      }),
    })
  }

  /** Stores a video; it waits for approval. */
  async store({ candidate, request, response, serialize }: HttpContext) {
    const waits = await receiveUpload(request, { field: 'video', kind: 'video' }, (upload) =>
      keepVideo(candidate, upload)
    )
    return response.status(201).send(
      await serialize({
        message: waits
          ? 'Your video is sent for approval; the old one shows until we have looked'
          : 'Your video is on your profile',
        data: { video: videoOf(candidate), waits },
      })
    )
  }

  /** Keeps the picture that stands for the video before it plays. */
  async poster({ candidate, request, response, serialize }: HttpContext) {
    const key = await receiveUpload(request, { field: 'image', kind: 'poster' }, (upload) =>
      keepPoster(candidate, upload)
    )
    return response
      .status(201)
      .send(await serialize({ message: 'The frame is saved', data: { poster: imageUrl(key) } }))
  }

  /** Removes the video. */
  async destroy({ candidate, serialize }: HttpContext) {
    await removeVideo(candidate)
    return serialize({ message: 'Your video is removed', data: { video: null } })
  }
}
