import { createHash } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import env from '#config/env'

const PATIENCE_MS = 3_000

/**
 * Whether a password is known from a breach, by the list that the operator named. Only the first five hexadecimal digits
 * of its SHA-1 leave, and what comes back is hundreds of others. A list that does not answer in time stops nobody.
 * Source: https://haveibeenpwned.com/API/v3#PwnedPasswords
 */
export async function isBreachedPassword(password: string): Promise<boolean> {
  const url = env.get('BREACHED_PASSWORDS_URL')
  if (!url) return false
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
  try {
    const answer = await fetch(`${url.replace(/\/$/, '')}/${hash.slice(0, 5)}`, {
      headers: { 'add-padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok) throw new Error(`It answered ${answer.status}`)
    // lines that pad the answer have a count of 0
    return new RegExp(`^${hash.slice(5)}:0*[1-9]`, 'mi').test(await answer.text())
  } catch (error) {
    logger.warn({ err: error }, 'the list of breached passwords was not asked')
    return false
  }
}
