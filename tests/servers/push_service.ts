import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, globalAgent } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import ece from 'http_ece'
import { setSettings } from '#tests/settings'
import { selfSigned } from '#tests/servers/self_signed'

export type Pushed = {
  path: string
  headers: Record<string, string | string[] | undefined>
  payload: { title: string; body: string; link: string; tag: string }
}

/**
 * A push service on this machine, with HTTPS as the real ones, and browsers that are subscribed at it. `answer` says with
 * which status it answers; a promise that never ends holds the answer back.
 */
export async function givenPushService(
  answer: (path: string) => number | Promise<number> = () => 201
) {
  const { key, cert } = selfSigned()
  const browsers = new Map<
    string,
    { privateKey: ReturnType<typeof createECDH>; authSecret: string }
  >()
  const received: Pushed[] = []
  const server = createServer({ key, cert }, async (request, response) => {
    const body = await buffer(request)
    const browser = browsers.get(request.url!)
    if (browser)
      received.push({
        path: request.url!,
        headers: request.headers,
        payload: JSON.parse(ece.decrypt(body, { version: 'aes128gcm', ...browser }).toString()),
      })
    response.writeHead(await answer(request.url!)).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const usual = globalAgent.options.ca
  globalAgent.options.ca = cert
  const unset = setSettings({ WEB_PUSH_HOSTS: host })
  return {
    host,
    cert,
    received,
    /** A browser's subscription, as it tells it to our server. */
    browser() {
      const privateKey = createECDH('prime256v1')
      privateKey.generateKeys()
      const auth = randomBytes(16).toString('base64url')
      const path = `/push/${randomBytes(8).toString('hex')}`
      browsers.set(path, { privateKey, authSecret: auth })
      return {
        endpoint: `https://${host}${path}`,
        keys: { p256dh: privateKey.getPublicKey('base64url'), auth },
      }
    },
    async close() {
      unset()
      globalAgent.options.ca = usual
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
