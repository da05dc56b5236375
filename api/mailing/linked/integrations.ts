import type { Language } from '#api/languages/language_facts'
import { say } from '#api/languages/say'
import { sentence } from '#api/languages/sentence'
import type { EitherSide } from '#api/accounts/account_facts'
import { linkProviders, linkUses } from '#api/mailing/linked/linked_facts'
import { usesFor } from '#api/mailing/linked/link_account'
import { isSetUp, scopesOf } from '#api/mailing/linked/providers'
import CalendarEntry from '#api/mailing/models/calendar_entry'
import LinkedAccount from '#api/mailing/models/linked_account'

/** In the reader's words, every provider as a person of a side reads it: whether it is set up here, what they linked it for, and what went wrong. */
export async function integrationsOf(userId: number, side: EitherSide, language: Language) {
  const accounts = await LinkedAccount.query().where('user_id', userId)
  const failed = await CalendarEntry.query()
    .whereIn(
      'linked_account_id',
      accounts.map(({ id }) => id)
    )
    .whereNotNull('error')
  const shown = linkProviders.filter(
    ({ value }) => side === 'client' || usesFor(value, side).length > 0
  )
  return shown.map(({ value, label, what }) => {
    const account = accounts.find(({ provider }) => provider === value)
    const configured = isSetUp(value)
    const connected = account !== undefined && account.endedAt === null
    const uses = usesFor(value, side)
    const unwritten = failed.filter(({ linkedAccountId }) => linkedAccountId === account?.id)
    return {
      provider: value,
      name: label,
      what: say(language, what),
      uses: linkUses
        .filter((use) => uses.includes(use.value))
        .map((use) => ({
          use: use.value,
          label: use.label,
          what: say(language, use.what),
          linked: connected && account.uses.includes(use.value),
        })),
      configured,
      connected,
      address: account?.address ?? null,
      scopes: connected ? (account.scopes as string[]) : scopesOf(value, uses.slice(0, 1), side),
      since: account?.createdAt.toUTC().toISO() ?? null,
      note: !configured
        ? say(language, sentence('Not set up on this installation'))
        : account?.endedAt
          ? say(language, sentence('The provider ended the link; link it again'))
          : unwritten.length > 0
            ? say(
                language,
                sentence(
                  '{count, plural, one {An interview} other {# interviews}} could not be written to your calendar; link it again to try once more',
                  { count: unwritten.length }
                )
              )
            : null,
    }
  })
}
