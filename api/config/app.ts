import type { IncomingMessage, ServerResponse } from 'node:http'
import { randomUUID } from 'node:crypto'
import env from '#config/env'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/core/http'
import { clientAddress, trustedProxies } from '#api/http/trusted_proxies'

/** The product's name; it is written here and in `is<Product>Job` of the wire. */
export const productName = 'Candor'

export const appKey = env.get('APP_KEY')

/** The key of today, then the former ones: what they sealed or signed is still read. */
export const appKeys = [
  appKey.release(),
  ...(env.get('APP_KEY_FORMER')?.release().split(',') ?? []),
]
  .map((key) => key.trim())
  .filter(Boolean)

/** Where people reach the product; mails and calendar files link to it. */
export const appUrl =
  env.get('APP_URL') ?? `http://${env.get('HOST', 'localhost')}:${env.get('PORT', 3333)}`

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  // the usual one compares an address with each of 900 routes
  router: { matcher: 'tree' },
  // the framework's own looks at every value in JavaScript, for kinds that our answers do not have
  serializeJSON: (value: unknown) => JSON.stringify(value),
  // an address that cannot be decoded never reaches the error handler
  onBadUrl(_: IncomingMessage, response: ServerResponse) {
    response.writeHead(400, { 'content-type': 'application/json; charset=utf-8' })
    response.end(
      JSON.stringify({
        message: 'This address is malformed',
        code: 'E_MALFORMED',
        requestId: randomUUID(),
      })
    )
  },
  // "San Francisco, CA" is one text, not two; lists have a name for each value
  qs: { parse: { comma: false } },
  trustProxy: trustedProxies(env.get('TRUST_PROXY')),
  getIp: (request) => clientAddress(request.ips()),
  cookie: {
    domain: '',
    path: '/',
    maxAge: '7d',
    httpOnly: true,
    secure: app.inProduction,
    sameSite: 'lax',
  },
})
