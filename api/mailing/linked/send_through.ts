import type Mail from '#api/notifications/models/mail'
import { Undeliverable } from '#api/notifications/text_message'
import { askProvider, bearer, ProviderRefused } from '#api/mailing/linked/ask_provider'
import { asLinked, LinkEnded } from '#api/mailing/linked/access_token'
import type { Provider } from '#api/mailing/linked/linked_facts'
import { providerOf } from '#api/mailing/linked/providers'
import LinkedAccount from '#api/mailing/models/linked_account'
import { mimeOf } from '#api/mailing/linked/mime_message'

type Sender = { userId: number; name: string; replyTo?: string }

/**
 * Sends a mail from a person's own mailbox: by Gmail's API or Microsoft Graph. A token that the provider refuses is
 * renewed once. Throws `Undeliverable` where the mailbox is linked no more.
 */
export function throughMailbox(provider: Provider, { userId, name, replyTo }: Sender) {
  return async (mail: Mail, handed: () => Promise<void>) => {
    const account = await LinkedAccount.query().where({ userId, provider }).first()
    if (!account?.uses.includes('mail')) throw gone()
    const message = mimeOf({
      from: { name, address: account.address },
      to: mail.recipient,
      replyTo,
      subject: mail.subject,
      text: mail.bodyText,
      html: mail.bodyHtml,
    })
    await asLinked(userId, provider, async (token) => {
      await handed()
      return handOver(provider, token, message)
    }).catch((error) => {
      throw error instanceof LinkEnded ? gone() : hopeless(error)
    })
  }
}

const gone = () => new Undeliverable('The mailbox of the person who wrote it is linked no more')

/** What a provider refuses for good is not tried again. */
const hopeless = (error: unknown) =>
  error instanceof ProviderRefused &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429
    ? new Undeliverable(error.message)
    : error

/** Sources: https://developers.google.com/workspace/gmail/api/guides/sending, https://learn.microsoft.com/graph/api/user-sendmail */
async function handOver(provider: Provider, token: string, message: string) {
  const { send } = providerOf(provider)
  const bytes = Buffer.from(message)
  if (provider === 'google')
    return askProvider(send!, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: JSON.stringify({ raw: bytes.toString('base64url') }),
    })
  return askProvider(send!, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'text/plain' },
    body: bytes.toString('base64'),
  })
}
