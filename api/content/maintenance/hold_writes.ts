import type { HttpContext } from '@adonisjs/core/http'
import { callOf } from '#api/http/reads_by_post'
import type User from '#api/accounts/models/user'
import { Refusal } from '#api/http/refusal'
import MaintenanceMessage from '#api/content/models/maintenance_message'
import { audiencesOf } from '#api/content/maintenance/active_message'
import { RETRY_SECONDS } from '#api/content/content_facts'

/** How an administrator gets in to end it. */
export const waysIn = new Set(['/login', '/login/second-factor', '/login/passkey'])

/**
 * Refuses (503 with Retry-After) what changes something while a blocking message is on for the caller: for its side of
 * the market, or for everyone who is no administrator. Reads go on (domain.md 5).
 */
export async function holdWrites({ request, response, route }: HttpContext, user?: User) {
  const { path, isRead } = callOf(request.method(), route?.pattern)
  if (isRead || user?.userType === 'admin' || waysIn.has(path)) return
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
