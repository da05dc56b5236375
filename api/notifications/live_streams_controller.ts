import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#api/http/refusal'
import { streamQuery, subscription } from '#api/notifications/stream_validators'
import { mayListen } from '#api/notifications/stream/channels'
import { openStream } from '#api/notifications/stream/open_stream'
import { hub } from '#api/notifications/stream/stream'

/** The wire protocol of Transmit: a stream of events, and two calls that choose its channels. */
export default class LiveStreamsController {
  async open(ctx: HttpContext) {
    const { uid, lastEventId } = await ctx.request.validateUsing(streamQuery)
    await openStream(ctx, uid, lastEventId)
  }

  async subscribe({ request, response, auth }: HttpContext) {
    const { uid, channel } = await request.validateUsing(subscription)
    const listener = hub.find(uid, auth.use('token').session!.id)
    if (!(await mayListen(auth.user!, channel)))
      throw new Refusal('You may not listen to this', { status: 403, reason: 'membership' })
    hub.subscribe(listener, channel)
    return response.noContent()
  }

  async unsubscribe({ request, response, auth }: HttpContext) {
    const { uid, channel } = await request.validateUsing(subscription)
    hub.unsubscribe(hub.find(uid, auth.use('token').session!.id), channel)
    return response.noContent()
  }
}
