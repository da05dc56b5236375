import type { Language } from '#api/languages/language_facts'
import { timeOf } from '#api/http/dates'
import { messagesIn } from '#api/http/errors/messages'
import type { LeadKind } from '#api/content/leads/lead_facts'
import { leadValidators } from '#api/content/leads/lead_validators'
import { sendLead, type Sent } from '#api/content/leads/send_lead'

/** A time without its offset is by the clock of who wrote it, and no script could say which: it is in their message. */
function withTimeInWords(body: unknown): unknown {
  const { preferredAt, message, ...others } = body as Record<string, unknown>
  if (typeof preferredAt !== 'string' || !timeOf(`${preferredAt}Z`)) return body
  const words = `A time that suits me, by my own clock: ${preferredAt.replace('T', ' ')}`
  return { ...others, message: [message, words].filter(Boolean).join('\n\n') }
}

/** Sends a form as a browser without scripts posts it. Returns what is wrong, by field, in a language; nothing when it was sent. */
export async function sendForm(
  kind: LeadKind,
  body: unknown,
  who: Parameters<typeof sendLead>[2],
  language: Language
): Promise<Map<string, string> | undefined> {
  const [fault, sent] = await leadValidators[kind].tryValidate(withTimeInWords(body), {
    messagesProvider: messagesIn(language),
  })
  if (fault)
    return new Map(
      (fault.messages as { field: string; message: string }[]).map(({ field, message }) => [
        field,
        message,
      ])
    )
  await sendLead(kind, sent as Sent, who)
  return undefined
}
