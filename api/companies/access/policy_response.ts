import { AuthorizationResponse } from '@adonisjs/bouncer'
import { FIRST_LANGUAGE } from '#api/languages/language_facts'
import { say } from '#api/languages/say'
import type { PageAccess } from '#api/companies/access/can'

/** What `can` said, for a Bouncer policy; the error handler reads what is `said`, and its `reason`. */
export function authorization(access: PageAccess): AuthorizationResponse {
  if (access.allowed) return AuthorizationResponse.allow()
  return Object.assign(AuthorizationResponse.deny(say(FIRST_LANGUAGE, access.message), 403), {
    said: access.message,
    reason: access.reason,
    details: access.upgradeTo ? { upgradeTo: access.upgradeTo } : undefined,
  })
}
