import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

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

/** What every response says: where links tell they come from, what pages never ask for, and that answers of the API are nobody's to keep. */
export default class ResponseHeadersMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    response.header('referrer-policy', 'strict-origin-when-cross-origin')
    response.header('permissions-policy', permissions)
    // what is the same for everyone says so itself, see cache_middleware.ts
    if (/^\/(api|files)\//.test(request.url()))
      response.header('cache-control', 'private, no-store')
    return next()
  }
}
