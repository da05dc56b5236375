import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import encryption from '@adonisjs/core/services/encryption'
import { productName } from '#config/app'
import type SecondFactor from '#api/accounts/models/second_factor'
import type User from '#api/accounts/models/user'

const STEP_SECONDS = 30

/** RFC 6238 as every app knows it: SHA-1, six digits, 30 seconds. */
const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: productName, label, secret: Secret.fromBase32(secret), period: STEP_SECONDS })

/** A new secret for an app: sealed to be kept, and as text, link and picture (SVG) to be shown once. */
export function newTotp(user: User) {
  const secret = new Secret({ size: 20 }).base32
  const url = totpOf(secret, user.email).toString()
  return { sealed: encryption.encrypt(secret), secret, url, qr: renderSVG(url, { border: 2 }) }
}

/** The time step that a code is of, now or one step beside; undefined where it is of none, or of one that counted already. */
export function stepOf(factor: SecondFactor, code: string) {
  const now = Date.now()
  const secret = encryption.decrypt<string>(factor.secret!)
  const delta = secret ? totpOf(secret).validate({ token: code, window: 1, timestamp: now }) : null
  if (delta === null) return undefined
  const step = Math.floor(now / 1000 / STEP_SECONDS) + delta
  return step > (factor.lastStep ?? 0) ? step : undefined
}
