import { AuthorizationResponse } from '@adonisjs/bouncer'
import type { PageAccess } from '#api/companies/access/company_rights'

/** What `can` said, for a Bouncer policy; the error handler reads its `reason`. */
export function authorization(access: PageAccess): AuthorizationResponse {
  if (access.allowed) return AuthorizationResponse.allow()
  return Object.assign(AuthorizationResponse.deny(access.message, 403), {
    reason: access.reason,
    details: access.upgradeTo ? { upgradeTo: access.upgradeTo } : undefined,
  })
}
