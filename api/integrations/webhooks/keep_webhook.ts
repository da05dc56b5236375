import { randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import encryption from '@adonisjs/core/services/encryption'
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { audit } from '#api/accounts/audit/audit'
import type CompanyMember from '#api/companies/models/company_member'
import { lockRow } from '#api/http/in_transaction'
import { Refusal } from '#api/http/refusal'
import { enqueue } from '#api/queue/queue'
import Webhook from '#api/integrations/models/webhook'
import WebhookMessage from '#api/integrations/models/webhook_message'
import { faultOfAddress } from '#api/integrations/webhooks/post_outside'
import { writeMessages } from '#api/integrations/webhooks/queue_messages'
import { SEAL } from '#api/integrations/webhooks/send_message'
import { SECRET_OVERLAP_HOURS, webhookLimits as limits } from '#api/integrations/integration_facts'
import type {
  changedWebhookValidator,
  webhookValidator,
} from '#api/integrations/integration_validators'

/** 256 random bits, in the form of Standard Webhooks. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`
const sealed = (secret: string) => encryption.encrypt(secret, undefined, SEAL)

/** Adds an address; returns it with its secret, which is not shown again. Refuses (422 on `url`) one that leads inside. */
export async function addWebhook(member: CompanyMember, input: Infer<typeof webhookValidator>) {
  await assertOutside(input.url)
  const secret = newSecret()
  const webhook = await db.transaction(async (trx) => {
    await lockRow(trx, 'companies', member.companyId, 'no key update')
    const { length } = await Webhook.query({ client: trx })
      .where('company_id', member.companyId)
      .select('id')
    if (length >= limits.webhooks.max)
      throw new Refusal(
        sentence(
          'Your company has {count} webhooks, which is the limit; delete one that is not used',
          { count: length }
        )
      )
    const made = await Webhook.create(
      {
        ...input,
        companyId: member.companyId,
        madeBy: member.userId,
        signingSecret: sealed(secret),
        status: 'active',
        failures: 0,
      },
      { client: trx }
    )
    await note(trx, member, made, 'make')
    return made
  })
  return { webhook, secret }
}

/** Changes an address or what it hears; a paused one starts again where `status` says so. */
export async function changeWebhook(
  member: CompanyMember,
  id: number,
  { status, ...input }: Infer<typeof changedWebhookValidator>
) {
  if (input.url) await assertOutside(input.url)
  return onWebhook(member, id, 'change', async (webhook) => {
    // who changes it answers for what it sends from now on
    webhook.merge({ ...input, madeBy: member.userId })
    if (status === 'active') webhook.merge({ status, pausedBecause: null, failures: 0 })
    if (status === 'paused') webhook.merge({ status, pausedBecause: 'Paused by hand' })
    await webhook.save()
  })
}

/** Gives an address a new secret; the old one signs beside it for a day. Returns both. */
export async function rotateSecret(member: CompanyMember, id: number) {
  const secret = newSecret()
  const webhook = await onWebhook(member, id, 'rotate', async (found) => {
    await found
      .merge({
        formerSecret: found.signingSecret,
        formerUntil: DateTime.now().plus({ hours: SECRET_OVERLAP_HOURS }),
        signingSecret: sealed(secret),
      })
      .save()
  })
  return { webhook, secret }
}

/** Deletes an address with its log. */
export const removeWebhook = (member: CompanyMember, id: number) =>
  onWebhook(member, id, 'delete', (webhook) => webhook.delete())

/** Sends a message that tells of nothing, to see whether it arrives. */
export async function pingWebhook(member: CompanyMember, id: number) {
  let sent: WebhookMessage | undefined
  await onWebhook(member, id, 'ping', async (webhook, trx) => {
    ;[sent] = await writeMessages(trx, [
      { webhookId: webhook.id, kind: 'ping', change: 'ping', subjectId: null },
    ])
  })
  return sent!
}

/** Sends a message again, under the same id. Refuses (409) one that is on its way. */
export async function resendMessage(member: CompanyMember, id: number) {
  const { webhookId } = await WebhookMessage.findOrFail(id)
  let again: WebhookMessage | undefined
  await onWebhook(member, webhookId, 'resend', async (webhook, trx) => {
    if (webhook.status === 'paused')
      throw new Refusal('This webhook is paused; start it again first')
    again = await WebhookMessage.query({ client: trx })
      .where({ id, webhookId })
      .forUpdate()
      .firstOrFail()
    if (again.status === 'waiting')
      throw new Refusal('This message is on its way; it is retried automatically')
    await again.merge({ status: 'waiting', error: null, responseStatus: null }).save()
    await enqueue(trx, 'webhooks.send', { messageId: id })
  })
  return again!
}

async function onWebhook(
  member: CompanyMember,
  id: number,
  act: string,
  change: (webhook: Webhook, trx: TransactionClientContract) => Promise<unknown>
) {
  return db.transaction(async (trx) => {
    const webhook = await Webhook.query({ client: trx })
      .where({ id, companyId: member.companyId })
      .forUpdate()
      .firstOrFail()
    await change(webhook, trx)
    await note(trx, member, webhook, act)
    return webhook
  })
}

const note = (
  trx: TransactionClientContract,
  { userId, companyId }: CompanyMember,
  { id, name, url }: Webhook,
  act: string
) =>
  audit(trx, {
    actorId: userId,
    action: `webhook.${act}`,
    subjectType: 'webhooks',
    subjectId: id,
    subjectLabel: name,
    companyId,
    after: { url },
  })

async function assertOutside(url: string) {
  const fault = await faultOfAddress(url)
  if (fault) throw new Refusal(fault, { status: 422, field: 'url' })
}
