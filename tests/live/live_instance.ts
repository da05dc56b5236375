import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { HttpContext } from '@adonisjs/core/http'
import { findSession } from '#api/accounts/sign_in/session_token_guard'
import { makeTransmit } from '#api/notifications/stream/make_transmit'

/** One more instance of the live stream on the same database, with a small server of its own, in this process. */
export async function anotherInstance(authorize: (live: Live) => void) {
  const live = makeTransmit({ transport: null })
  authorize(live)
  const server = createServer(async (request, response) => {
    try {
      const found = await findSession(request.headers.authorization?.split(' ')[1] ?? '')
      if (!found) return response.writeHead(401).end()
      const { session } = found
      const token = { session, user: session.user }
      const context = { auth: { user: session.user, use: () => token } } as unknown as HttpContext
      const { pathname, searchParams } = new URL(request.url!, 'http://here')
      if (pathname.endsWith('/events')) {
        const last = request.headers['last-event-id']
        const lastEventId = last ? Number(last) : undefined
        const uid = searchParams.get('uid')!
        return await live.open({ uid, context, request, response, lastEventId })
      }
      const { uid, channel } = (await json(request)) as { uid: string; channel: string }
      const done = pathname.endsWith('/unsubscribe')
        ? await live.unsubscribe({ uid, channel, context })
        : await live.subscribe({ uid, channel, context })
      response.writeHead(done ? 204 : 403).end()
    } catch (error) {
      response.writeHead((error as { status?: number }).status ?? 500).end()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    live,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      await live.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

export type Live = ReturnType<typeof makeTransmit>
