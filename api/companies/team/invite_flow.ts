import { Flow } from '#api/flow/flow'
import { sentence } from '#api/languages/sentence'
import { INVITE_DAYS } from '#api/companies/company_facts'

type Facts = {
  acceptedAt: unknown
  revokedAt: unknown
  expiresAt: { toMillis(): number }
}

/** A place on a team that waits for its person; dates give its state. */
export const inviteFlow = new Flow({
  title: 'Invitation to a team',
  one: 'invitation',
  read: ({ acceptedAt, revokedAt, expiresAt }: Facts, now: Date) => {
    if (acceptedAt) return 'accepted'
    if (revokedAt) return 'revoked'
    return expiresAt.toMillis() > now.getTime() ? 'invited' : 'expired'
  },
  states: {
    invited: { label: 'Invited', is: 'waits for its person' },
    expired: { label: 'Expired', is: 'has run out' },
    accepted: { label: 'Accepted', is: 'was accepted', over: true },
    revoked: { label: 'Taken back', is: 'was taken back', over: true },
  },
  moves: {
    invite: {
      by: 'client',
      from: 'new',
      to: 'invited',
      label: 'Invite',
      deed: 'be sent',
      checks: ['placeOnTheTeamLeft', 'roleBelowOwn'],
    },
    again: {
      by: 'client',
      from: ['invited', 'expired'],
      to: 'invited',
      label: 'Send again',
      deed: 'be sent again',
      checks: ['placeOnTheTeamLeft', 'roleBelowOwn'],
    },
    copyLink: {
      by: 'client',
      from: ['invited'],
      to: 'invited',
      label: 'Copy a link',
      deed: 'have a new link',
    },
    accept: {
      by: ['client', 'candidate'],
      from: ['invited'],
      to: 'accepted',
      label: 'Join',
      deed: 'be accepted',
      checks: ['addressWithoutAnAccount'],
    },
    revoke: {
      by: 'client',
      from: ['invited', 'expired'],
      to: 'revoked',
      label: 'Take back',
      deed: 'be taken back',
    },
    expire: {
      by: 'system',
      from: ['invited'],
      to: 'expired',
      label: 'Run out',
      deed: 'run out',
      after: sentence('after {days} days', { days: INVITE_DAYS }),
    },
  },
})
