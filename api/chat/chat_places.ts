import type { UserType } from '#api/accounts/account_facts'

/** Where a person of each role reads a conversation, before its id. */
export const placesOfChat: Record<UserType, string> = {
  developer: '/candidate/chat',
  client: '/client/chat',
  admin: '/admin/support',
}
