import { errors } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import { callOf } from '#api/http/reads_by_post'
import { Refusal } from '#api/http/refusal'
import AccountVisit from '#api/accounts/models/account_visit'
import { closedToVisits } from '#api/accounts/visits/visit_facts'

/**
 * Holds a visit to what it is for: seeing. Refuses (403) every call that changes something and those that give files, and
 * (401) one whose visit is over. Returns the visit, or nothing for people at their own account.
 */
export async function holdVisit({ auth, request, route }: HttpContext) {
  const visitId = auth.use('token').session?.visitId
  if (!visitId) return undefined
  const visit = await AccountVisit.query()
    .withScopes((scopes) => scopes.running())
    .where('id', visitId)
    .first()
  if (!visit)
    throw new errors.E_UNAUTHORIZED_ACCESS('Your look at this account is over', {
      guardDriverName: 'session_token',
    })
  const { path, isRead } = callOf(request.method(), route?.pattern)
  if (isRead && !closedToVisits.has(path)) return visit
  throw new Refusal(
    isRead
      ? 'You see this account to help; its files, exports, live messages and running tests stay with its person'
      : 'You are viewing this account to help and cannot change anything; go back to the console to act as yourself',
    { status: 403, reason: 'visit', code: 'E_VISIT' }
  )
}

/** Takes the signatures off the links to files in the response of a visit, by which they open for anyone. */
export function closeFileLinks({ response }: HttpContext) {
  const body = response.getBody()
  if (!body || Object.getPrototypeOf(body) !== Object.prototype) return
  const closed = JSON.stringify(body).replace(/(\/api\/v1\/files\/\d+)\?[^"]*/g, '$1')
  response.send(JSON.parse(closed), response.lazyBody.content?.[1])
}
