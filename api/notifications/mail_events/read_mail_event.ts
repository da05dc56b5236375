import type { HttpContext } from '@adonisjs/core/http'
import env from '#config/env'
import { Refusal } from '#api/http/refusal'
import { mailgunEvent, postmarkEvent } from '#api/notifications/mail_events/mail_event_validators'
import { assertMailgun, assertPostmark } from '#api/notifications/mail_events/provider_signature'

/** What became of a mail, as its provider tells it. */
export type MailEvent = {
  mailId: number
  recipient: string
  what: 'delivered' | 'bounced' | 'complained'
  why?: string
}

/**
 * Reads what the provider in MAIL_EVENTS_PROVIDER tells, once it has shown that it comes from there. Refuses (404) where
 * none is set up, and (400) what does not carry the right signature. Null for what changes nothing.
 */
export async function readMailEvent(ctx: HttpContext): Promise<MailEvent | null> {
  const provider = env.get('MAIL_EVENTS_PROVIDER')
  const secret = env.get('MAIL_EVENTS_SECRET')?.release()
  if (!provider || !secret)
    throw new Refusal('Reports of a mail provider are not set up here', { status: 404 })
  return provider === 'mailgun' ? fromMailgun(ctx, secret) : fromPostmark(ctx, secret)
}

/** Source: https://documentation.mailgun.com/docs/mailgun/user-manual/events/event-structure */
async function fromMailgun({ request }: HttpContext, secret: string) {
  const told = await request.validateUsing(mailgunEvent)
  assertMailgun(told.signature, secret)
  const { event, severity, recipient = '', message, ...data } = told['event-data']
  const [, id] = /^<?mail-(\d{1,15})@/.exec(message.headers['message-id'] ?? '') ?? []
  const status = data['delivery-status']
  const why = status?.message || status?.description
  const mail = { mailId: Number(id ?? 0), recipient, why }
  if (event === 'delivered') return { ...mail, what: 'delivered' as const }
  if (event === 'complained') return { ...mail, what: 'complained' as const }
  // what fails for a time is tried again by the provider
  return event === 'failed' && severity === 'permanent'
    ? { ...mail, what: 'bounced' as const }
    : null
}

/** Our number of the mail travels as its metadata. Source: https://postmarkapp.com/developer/webhooks/webhooks-overview */
async function fromPostmark({ request }: HttpContext, secret: string) {
  assertPostmark(request.header('authorization'), secret)
  const told = await request.validateUsing(postmarkEvent)
  const mail = {
    mailId: Number(told.Metadata?.mail ?? 0) || 0,
    recipient: told.Recipient ?? told.Email ?? '',
    why: told.Description,
  }
  if (told.RecordType === 'Delivery') return { ...mail, what: 'delivered' as const }
  if (told.RecordType === 'SpamComplaint') return { ...mail, what: 'complained' as const }
  return told.RecordType === 'Bounce' && told.Type === 'HardBounce'
    ? { ...mail, what: 'bounced' as const }
    : null
}
