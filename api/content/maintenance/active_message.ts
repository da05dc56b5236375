import type User from '#api/accounts/models/user'
import MaintenanceMessage from '#api/content/models/maintenance_message'
import type { MessageAudience } from '#api/content/content_facts'

/** Whose messages a person reads: their side's and everyone's; who is not signed in, those for visitors. */
export function audiencesOf(user: User | undefined): MessageAudience[] {
  const side: MessageAudience = !user
    ? 'public'
    : user.userType === 'developer'
      ? 'candidate'
      : user.userType
  return [side, 'all']
}

/** The message that is on now for a person: the gravest, then the newest; null without one. */
export const activeMessage = (user: User | undefined) =>
  MaintenanceMessage.query()
    .withScopes((scopes) => scopes.active())
    .whereIn('audience', audiencesOf(user))
    .orderByRaw(`severity = 'blocking' desc, severity = 'warning' desc, starts_at desc, id desc`)
    .first()
