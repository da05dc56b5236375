import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { Kept } from '#api/http/kept'
import { callOf } from '#api/http/reads_by_post'
import type User from '#api/accounts/models/user'
import { Refusal } from '#api/http/refusal'
import MaintenanceMessage from '#api/content/models/maintenance_message'
import { audiencesOf } from '#api/content/maintenance/active_message'
import { RETRY_SECONDS, type MessageAudience } from '#api/content/content_facts'

/** How an administrator gets in to end it. */
export const waysIn = new Set(['/login', '/login/second-factor', '/login/passkey'])

/** Every write of everybody asks, so a process asks the database once a second. */
const KEPT_MS = 1_000
const blocking = new Kept<MaintenanceMessage | null>({
  most: 10,
  freshFor: app.inTest ? 0 : KEPT_MS,
})

const blockingFor = (audiences: MessageAudience[]) =>
  blocking.get(audiences.join(), () =>
    MaintenanceMessage.query()
      .withScopes((scopes) => scopes.active())
      .where('severity', 'blocking')
      .whereIn('audience', audiences)
      .orderByRaw('ends_at desc nulls first')
      .first()
  )

/**
 * Refuses (503 with Retry-After) what changes something while a blocking message is on for the caller: for its side of
 * the market, or for everyone who is no administrator. Reads go on (domain.md 5).
 */
export async function holdWrites({ request, response, route }: HttpContext, user?: User) {
  const { path, isRead } = callOf(request.method(), route?.pattern)
  if (isRead || user?.userType === 'admin' || waysIn.has(path)) return
  const message = await blockingFor([...audiencesOf(user), 'public', 'admin'])
  if (!message) return
  const left = message.endsAt?.diffNow('seconds').seconds ?? RETRY_SECONDS
  response.header('retry-after', String(Math.max(1, Math.ceil(left))))
  throw new Refusal(`${message.title}: ${message.message}`, {
    status: 503,
    code: 'E_MAINTENANCE',
  })
}
