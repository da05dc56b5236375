import { linkProviders } from '#api/mailing/linked/linked_facts'
import { isSetUp, scopesOf } from '#api/mailing/linked/providers'
import LinkedAccount from '#api/mailing/models/linked_account'

/** Every provider as a person reads it: whether it is set up here, and what they linked. */
export async function integrationsOf(userId: number) {
  const accounts = await LinkedAccount.query().where('user_id', userId)
  return linkProviders.map(({ value, label, what }) => {
    const account = accounts.find(({ provider }) => provider === value)
    const configured = isSetUp(value)
    const connected = account !== undefined && account.endedAt === null
    return {
      provider: value,
      name: label,
      what,
      configured,
      connected,
      address: account?.address ?? null,
      scopes: connected ? (account.scopes as string[]) : scopesOf(value),
      since: account?.createdAt.toUTC().toISO() ?? null,
      note: !configured
        ? 'Not set up on this installation'
        : account?.endedAt
          ? 'The provider ended the link; link it again'
          : null,
    }
  })
}
