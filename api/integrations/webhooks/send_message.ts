import { DateTime } from 'luxon'
import { Webhook as Signer } from 'standardwebhooks'
import { errors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import encryption from '@adonisjs/core/services/encryption'
import { productName } from '#config/app'
import { can } from '#api/companies/access/can'
import CompanyMember from '#api/companies/models/company_member'
import type Webhook from '#api/integrations/models/webhook'
import WebhookMessage from '#api/integrations/models/webhook_message'
import { pauseWebhook } from '#api/integrations/webhooks/pause_webhook'
import { postOutside } from '#api/integrations/webhooks/post_outside'
import { WEBHOOK_FAILURES } from '#api/integrations/integration_facts'
import { showRecord } from '#api/integrations/records/show_record'

/** What a secret is sealed for, so that no other sealed text can take its place. */
export const SEAL = 'webhook'

/** Thrown where an address did not take a message: the queue tries again later. */
class NotTaken extends Error {}

/**
 * Sends a message, once more after each failure. Safe to run twice: a message that was taken is not sent again, and one
 * that is sent twice has the same id. What it says is read now, as its webhook's maker may see it now.
 */
export default async function sendMessage({ messageId }: { messageId: number }) {
  const message = await WebhookMessage.query()
    .where('id', messageId)
    .where('status', 'waiting')
    .preload('webhook')
    .first()
  if (!message) return
  const { webhook } = message
  const member = await CompanyMember.query()
    .where({ userId: webhook.madeBy, companyId: webhook.companyId })
    .withScopes((scopes) => scopes.acting())
    .preload('company')
    .first()
  const answer = member && can(member, 'integrations')
  if (!answer?.allowed) return end(message, 'Its maker may not set up webhooks any more')
  // a person asked for a ping, also to try an address that is paused
  if (webhook.status === 'paused' && message.kind !== 'ping')
    return end(message, 'The webhook was paused')
  const body = JSON.stringify({
    type: message.type,
    timestamp: message.createdAt.toUTC().toISO(),
    data: await dataOf(member!, message),
  })
  await deliver(message, body)
}

/** After the last try: the message is given up, and its address paused after so many in a row. */
export async function giveUpMessage({ messageId }: { messageId: number }) {
  await db.transaction(async (trx) => {
    const message = await WebhookMessage.query({ client: trx })
      .where({ id: messageId, status: 'waiting' })
      .preload('webhook', (webhook) => webhook.forUpdate())
      .first()
    if (!message) return
    await message.merge({ status: 'failed' }).save()
    const { webhook } = message
    webhook.failures++
    await webhook.save()
    if (webhook.failures >= WEBHOOK_FAILURES)
      await pauseWebhook(
        trx,
        webhook,
        `${webhook.failures} messages in a row were not taken; the last time: ${message.error}`
      )
  })
}

async function deliver(message: WebhookMessage, body: string) {
  const { webhook } = message
  const said = await postOutside(webhook.url, { headers: headersOf(message, body), body }).then(
    (status) => ({ status, error: faultOf(status) }),
    (error: Error) => ({ status: null, error: wordsOf(error) })
  )
  const taken = said.error === null
  await message
    .merge({
      status: taken ? 'delivered' : 'waiting',
      tries: message.tries + 1,
      triedAt: DateTime.now(),
      responseStatus: said.status,
      error: said.error?.slice(0, 300) ?? null,
    })
    .save()
  if (taken) {
    if (webhook.failures > 0) await webhook.merge({ failures: 0 }).save()
    return
  }
  if (said.status === 410) {
    await end(message, said.error!)
    await db.transaction((trx) =>
      pauseWebhook(trx, webhook, 'The address said that it is gone for good (410)')
    )
    return
  }
  throw new NotTaken(said.error!)
}

/** The headers of Standard Webhooks; both secrets sign while one takes the other's place. */
function headersOf({ messageId, webhook }: WebhookMessage, body: string) {
  const now = new Date()
  return {
    'content-type': 'application/json',
    'user-agent': `${productName} webhooks`,
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': secretsOf(webhook)
      .map((secret) => new Signer(secret).sign(messageId, now, body))
      .join(' '),
  }
}

function secretsOf({ signingSecret, formerSecret, formerUntil }: Webhook) {
  const former = formerSecret && formerUntil && formerUntil > DateTime.now() ? formerSecret : null
  return [signingSecret, former]
    .filter((sealed) => sealed !== null)
    .map((sealed) => encryption.decrypt<string>(sealed, SEAL)!)
}

async function dataOf(member: CompanyMember, { kind, subjectId, webhook }: WebhookMessage) {
  if (kind === 'ping') return { webhook: webhook.name }
  try {
    return await showRecord(member, kind, subjectId!)
  } catch (error) {
    if (!(error instanceof errors.E_ROW_NOT_FOUND)) throw error
    // deleted since, or not the company's to see any more
    return { _id: String(subjectId), gone: true }
  }
}

const end = (message: WebhookMessage, error: string) =>
  message.merge({ status: 'failed', error: error.slice(0, 300), triedAt: DateTime.now() }).save()

function faultOf(status: number) {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400
    ? `It answered with a redirect (${status}), which is not followed`
    : `It answered with ${status}`
}

const wordsOf = ({ message }: Error) =>
  /is not allowed\. Because/.test(message)
    ? 'The address leads into a private network, where nothing is sent to'
    : message
