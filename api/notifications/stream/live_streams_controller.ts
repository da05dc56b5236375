import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#api/http/refusal'
import { streamQuery, subscription } from '#api/notifications/stream/stream_validators'
import transmit from '#api/notifications/stream/transmit'

/** What pages are told by; of a stream they say nothing, and each header stays in memory as long as it is open. */
const ofPages = new Set([
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
])

/** The wire protocol of Transmit: a stream of events, and two calls that choose its channels. */
export default class LiveStreamsController {
  async open(context: HttpContext) {
    const { request, response } = context
    const { uid, lastEventId } = await request.validateUsing(streamQuery)
    const told = request.header('last-event-id')
    await transmit.open({
      uid,
      context,
      request: request.request,
      response: response.response,
      injectResponseHeaders: Object.fromEntries(
        Object.entries(response.getHeaders()).filter(([name]) => !ofPages.has(name))
      ),
      lastEventId: lastEventId ?? (told && /^\d{1,15}$/.test(told) ? Number(told) : undefined),
    })
    // the framework's way back from a raw response would keep the request's context, user and session as long as the stream
    Object.assign(response.response, { parent: undefined })
    Object.assign(request.request, { parent: undefined })
  }

  async subscribe(context: HttpContext) {
    const chosen = await context.request.validateUsing(subscription)
    if (!(await transmit.subscribe({ ...chosen, context })))
      throw new Refusal('You may not listen to this', { status: 403, reason: 'membership' })
    return context.response.noContent()
  }

  async unsubscribe(context: HttpContext) {
    const chosen = await context.request.validateUsing(subscription)
    await transmit.unsubscribe({ ...chosen, context })
    return context.response.noContent()
  }
}
