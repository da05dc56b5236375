import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import env from '#config/env'
import { appUrl } from '#config/app'

const UNUSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
]
const permissions = UNUSED.map((name) => `${name}=()`).join(', ')

/** Who may show a response in a frame; pages have a whole policy besides, see config/shield.ts. */
const OWN_FRAMES = "frame-ancestors 'self'"

/**
 * The policy of the worker that tries out a candidate's code, and of it alone: WebAssembly may run there, and it reaches
 * nothing but the files beside it, so that the code never calls the API with the cookie of who runs it.
 */
export function trialWorkerPolicy(path: string, origin: string) {
  if (!/^\/assets\/portal(_\w+)?\/trial_worker-[\w-]+\.js$/.test(path)) return undefined
  const files = `${origin}/assets/`
  return `default-src 'none'; script-src ${files} 'wasm-unsafe-eval'; connect-src ${files}; ${OWN_FRAMES}`
}

const YEAR = 'max-age=31536000'

/** HTTPS for a year; below our own host everywhere, unless the operator has others there. Those of companies are theirs. */
const secureTransport = (host: string) =>
  env.get('HSTS_SUBDOMAINS') !== 'off' &&
  host.toLowerCase().replace(/:\d+$/, '') === new URL(appUrl).hostname
    ? `${YEAR}; includeSubDomains`
    : YEAR

/**
 * What every response says, files of `public/` too: that it is what its type says, who may frame it, where links tell they
 * come from, what pages never ask for, and that answers of the API are nobody's to keep.
 */
export default class ResponseHeadersMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    response.header('x-content-type-options', 'nosniff')
    if (app.inProduction)
      response.header('strict-transport-security', secureTransport(request.header('host') ?? ''))
    response.header('referrer-policy', 'strict-origin-when-cross-origin')
    response.header('permissions-policy', permissions)
    // what is the same for everyone says so itself, see cache_middleware.ts
    if (/^\/(api|files)\//.test(request.url()))
      response.header('cache-control', 'private, no-store')
    const policy = trialWorkerPolicy(request.url(), `${request.protocol()}://${request.host()}`)
    if (policy) response.header('content-security-policy', policy)
    // set on Node's response, as the framework's own would go out in place of the policy of pages
    else response.response.setHeader('content-security-policy', OWN_FRAMES)
    return next()
  }
}
