import type { HttpContext } from '@adonisjs/core/http'
import { feed, hub } from '#api/notifications/stream/stream'

/** Turns this answer into a live stream that stays open until the client leaves or its session ends. */
export async function openStream(
  { request, response, auth }: HttpContext,
  uid: string,
  lastEventId?: number
) {
  const told = request.header('last-event-id')
  const last = lastEventId ?? (told && /^\d{1,15}$/.test(told) ? Number(told) : undefined)
  await feed.start()
  // another process was ahead of this one
  if (last !== undefined && last > hub.position) await feed.look()

  const raw = response.response
  if (raw.destroyed) return
  const listener = hub.admit(uid, auth.use('token').session!.id)
  raw.socket?.setKeepAlive(true, 30_000)
  raw.socket?.setTimeout(0)
  raw.writeHead(200, {
    ...(response.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream',
    'cache-control': 'private, no-cache, no-store, no-transform',
    // a proxy that gathers the answer would keep events back
    'x-accel-buffering': 'no',
  })
  hub.open(listener, raw, last)
  // the framework's way back from a raw answer would keep the request's context, user and session as long as the stream
  Object.assign(raw, { parent: undefined })
  Object.assign(raw.req, { parent: undefined })
}
