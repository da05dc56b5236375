import type { HttpContext } from '@adonisjs/core/http'
import type User from '#api/accounts/models/user'
import { Refusal } from '#api/http/refusal'
import MaintenanceMessage from '#api/content/models/maintenance_message'
import { audiencesOf } from '#api/content/maintenance/active_message'
import { RETRY_SECONDS } from '#api/content/content_facts'

/** Calls that are sent as writes and change nothing, by their route's pattern without the API's prefix. */
export const readsByPost = new Set([
  '/job-list',
  '/promoted-job-list',
  '/faq-group-lists',
  '/order-list',
  '/apply-coupon',
  '/open-invite',
  '/client/search-dev',
  '/client/search-count',
  '/client/dev-list',
  '/client/get-posted-jobs',
  '/client/applicant-list',
  '/client/verify-job-title',
  '/__transmit/subscribe',
  '/__transmit/unsubscribe',
])
/** How an administrator gets in to end it. */
export const waysIn = new Set(['/login', '/login/second-factor', '/login/passkey'])

/**
 * Refuses (503 with Retry-After) what changes something while a blocking message is on for the caller: for its side of
 * the market, or for everyone who is no administrator. Reads go on (domain.md 5).
 */
export async function holdWrites({ request, response, route }: HttpContext, user?: User) {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method()) || user?.userType === 'admin') return
  const path = route?.pattern.replace(/^\/api\/v1/, '') ?? ''
  if (readsByPost.has(path) || waysIn.has(path)) return
  const blocking = await MaintenanceMessage.query()
    .withScopes((scopes) => scopes.active())
    .where('severity', 'blocking')
    .whereIn('audience', [...audiencesOf(user), 'public', 'admin'])
    .orderByRaw('ends_at desc nulls first')
    .first()
  if (!blocking) return
  const left = blocking.endsAt?.diffNow('seconds').seconds ?? RETRY_SECONDS
  response.header('retry-after', String(Math.max(1, Math.ceil(left))))
  throw new Refusal(`${blocking.title}: ${blocking.message}`, {
    status: 503,
    code: 'E_MAINTENANCE',
  })
}
