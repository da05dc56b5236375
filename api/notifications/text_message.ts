import env from '#config/env'

const SERVER = 'https://api.twilio.com'
const PATIENCE_MS = 20_000

/** Text messages lie beside the mails, as rows of this kind. */
export const TEXT_MESSAGE = 'account.sms'

/** Whether a gateway for text messages is set up. */
export const textsAreSent = () => Boolean(env.get('TWILIO_ACCOUNT_SID'))

/** The gateway will never take this message; trying again is of no use. */
export class Undeliverable extends Error {}

/**
 * Sends a text message by Twilio; resolves once Twilio has taken it.
 * Source: https://www.twilio.com/docs/messaging/api/message-resource#create-a-message
 */
export async function sendText(to: string, text: string) {
  const account = env.get('TWILIO_ACCOUNT_SID')!
  const secret = env.get('TWILIO_AUTH_TOKEN')?.release() ?? ''
  const from = env.get('TWILIO_FROM') ?? ''
  const answer = await fetch(
    `${env.get('TWILIO_URL', SERVER)}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
    {
      method: 'POST',
      redirect: 'error',
      headers: {
        authorization: `Basic ${Buffer.from(`${account}:${secret}`).toString('base64')}`,
      },
      body: new URLSearchParams({
        To: to,
        [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
        Body: text,
      }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }
  )
  if (answer.ok) return
  const { code, message } = await answer.json().catch(() => ({ code: null, message: null }))
  const words = `The gateway answered ${answer.status}${code ? ` (${code})` : ''}: ${message ?? 'nothing more'}`
  throw answer.status < 500 && answer.status !== 429 ? new Undeliverable(words) : new Error(words)
}
