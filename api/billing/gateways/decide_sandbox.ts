import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { Infer } from '@vinejs/vine/types'
import { sentence } from '#api/languages/sentence'
import { enqueueMany } from '#api/queue/queue'
import { Refusal } from '#api/http/refusal'
import type { SandboxOutcome } from '#api/billing/billing_facts'
import { BAD_METHOD, signSandbox } from '#api/billing/gateways/sandbox'
import type { sandboxOutcome } from '#api/billing/gateways/sandbox_validators'
import { storeWebhook } from '#api/billing/webhooks/store_webhook'

export type SandboxPayment = {
  id: number
  ref: string
  amount: number
  currency: string
  status: string
  return_url: string | null
}

/** A payment of the sandbox, by the id of ours or by its own name; in production there is none. */
export async function sandboxPayment(id: string): Promise<SandboxPayment> {
  const query = db.from('sandbox_payments')
  if (/^\d{1,15}$/.test(id))
    query.whereIn(
      'ref',
      db
        .from('payments')
        .where({ id: Number(id), gateway: 'sandbox' })
        .select('gateway_ref')
    )
  else query.where('ref', id)
  const found = app.inProduction ? null : await query.first()
  if (!found) throw new errors.E_ROW_NOT_FOUND()
  return found
}

/** What an outcome makes of a payment, and what is told of it. */
const follows: Record<SandboxOutcome, { status: string; events: readonly string[] }> = {
  paid: { status: 'paid', events: ['payment.authorized', 'payment.paid'] },
  failed: { status: 'failed', events: ['payment.failed'] },
  challenge: { status: 'challenged', events: [] },
}

/** The payer's word at the sandbox: it is kept as a gateway keeps it, and told by signed webhooks, as often and as late as wanted. */
export async function decideSandbox(
  found: SandboxPayment,
  { outcome, webhooks = 1, delayMs = 0, outOfOrder, failsLater }: Infer<typeof sandboxOutcome>
): Promise<SandboxPayment> {
  const { status, events: told } = follows[outcome]
  return db.transaction(async (trx) => {
    const row = await trx.from('sandbox_payments').where('id', found.id).forUpdate().firstOrFail()
    if (!['open', 'challenged', 'failed'].includes(row.status))
      throw new Refusal(
        sentence('This payment is {status} already; order again to pay again', {
          status: row.status,
        })
      )
    await trx
      .from('sandbox_payments')
      .where('id', found.id)
      .update({ status, method: failsLater ? BAD_METHOD : `method_${found.ref}` })
    const kinds = outOfOrder ? told.toReversed() : told
    const events = kinds.map((kind) =>
      JSON.stringify({ id: `evt_${randomUUID()}`, kind, ref: found.ref })
    )
    await enqueueMany(
      trx,
      'sandbox.tell',
      Array.from({ length: webhooks }, () => events)
        .flat()
        .map((raw) => ({
          data: { raw },
          ...(delayMs > 0 && { startAfter: new Date(Date.now() + delayMs) }),
        }))
    )
    return { ...found, status }
  })
}

/** Sends a webhook of the sandbox, through the same door as those of others. */
export default async function tellSandbox({ raw }: { raw: string }) {
  const signature = signSandbox(raw)
  await storeWebhook('sandbox', raw, (name) =>
    name === 'x-sandbox-signature' ? signature : undefined
  )
}
