import type { Language } from '#api/languages/language_facts'
import { messagesIn } from '#api/http/errors/messages'
import type { LeadKind } from '#api/content/leads/lead_facts'
import { leadValidators } from '#api/content/leads/lead_validators'
import { sendLead, type Sent } from '#api/content/leads/send_lead'

/** Sends a form as a browser without scripts posts it. Returns what is wrong, by field, in a language; nothing when it was sent. */
export async function sendForm(
  kind: LeadKind,
  body: unknown,
  who: Parameters<typeof sendLead>[2],
  language: Language
): Promise<Map<string, string> | undefined> {
  const [fault, sent] = await leadValidators[kind].tryValidate(body, {
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
