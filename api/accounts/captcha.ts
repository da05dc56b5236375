import logger from '@adonisjs/core/services/logger'
import env from '#config/env'
import { Refusal } from '#api/http/refusal'

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify'
const LEAST_SCORE = 0.5
const PATIENCE_MS = 5_000

type Verdict = { success: boolean; score?: number; action?: string; hostname?: string }

/**
 * Refuses (422) what the captcha takes for a machine: reCAPTCHA v3, score 0 to 1, and its token counts for one act.
 * Without keys nothing is asked. While its server gives no answer people come in: the flood guards are behind it.
 * Returns whether it vouched for a person.
 * Source: https://developers.google.com/recaptcha/docs/v3 and https://developers.google.com/recaptcha/docs/verify
 */
export async function assertPerson(
  act: 'sign_up' | 'login' | 'forgot' | 'lead',
  token: string | undefined,
  ip: string
): Promise<boolean> {
  const secret = env.get('CAPTCHA_SECRET')?.release()
  if (!secret) return false
  const verdict = token ? await verdictOn(secret, token, ip) : { success: false }
  if (!verdict) return false
  const { success, score = 1, action = act } = verdict
  if (success && action === act && score >= LEAST_SCORE) return true
  throw new Refusal(
    'We could not tell that you are a person. Allow scripts of www.google.com, reload the page and try again',
    { status: 422 }
  )
}

async function verdictOn(secret: string, response: string, remoteip: string) {
  try {
    const answer = await fetch(env.get('CAPTCHA_VERIFY_URL', VERIFY_URL), {
      method: 'POST',
      redirect: 'error',
      body: new URLSearchParams({ secret, response, remoteip }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok) throw new Error(`it answered ${answer.status}`)
    return (await answer.json()) as Verdict
  } catch (error) {
    logger.warn({ err: error }, 'the captcha server gives no verdict')
    return undefined
  }
}
