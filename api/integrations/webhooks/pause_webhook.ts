import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { peopleWho } from '#api/companies/access/people_who'
import { notify } from '#api/notifications/notify'
import type Webhook from '#api/integrations/models/webhook'

/** Stops sending to an address, and tells those who can mend it. */
export async function pauseWebhook(
  trx: TransactionClientContract,
  webhook: Webhook,
  because: string
) {
  if (webhook.status === 'paused') return
  await webhook
    .useTransaction(trx)
    .merge({ status: 'paused', pausedBecause: because.slice(0, 300) })
    .save()
  const message = sentence('The webhook “{name}” is paused', { name: webhook.name })
  const link = '/client/connections/webhooks'
  await notify(trx, {
    to: await peopleWho(trx, webhook.companyId, 'integrations'),
    kind: 'company.webhook',
    message,
    link,
    clientId: webhook.companyId,
    mail: {
      subject: message,
      lines: [
        sentence('{message}: {because}.', { message, because }),
        sentence(
          'Nothing is sent to it until you start it again. Changes made in between are not sent later.'
        ),
      ],
      action: { label: sentence('See its messages'), path: link },
    },
  })
}
