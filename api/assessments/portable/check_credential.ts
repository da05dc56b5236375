import { decodeJwt, decodeProtectedHeader, errors, importJWK, compactVerify } from 'jose'
import { appUrl } from '#config/app'
import { Refusal } from '#api/http/refusal'
import TestCredential from '#api/assessments/models/test_credential'
import type { CheckedState } from '#api/assessments/portable/credential_flow'
import { ALGORITHM, publicKeys } from '#api/assessments/portable/credential_keys'
import { ENVELOPE, type Credential } from '#api/assessments/portable/sign_credential'

/** What was found out; the content is there only where it can be relied on, now or before it expired. */
export type Checked = { state: CheckedState; credential: TestCredential | null }

const UID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
/** Whether its content may be read by who has the address. */
export const isTold = (state: CheckedState) => state === 'valid' || state === 'expired'

/** The state of the portable result with this id: the signature is ours, as we keep it ourselves. */
export async function checkByUid(uid: unknown): Promise<Checked> {
  const found =
    typeof uid === 'string' && UID.test(uid)
      ? await TestCredential.query()
          .where('uid', uid)
          .withScopes((scopes) => scopes.standing())
          .first()
      : null
  return { state: found?.state ?? 'unknown', credential: found }
}

/**
 * Checks what somebody was shown: a signed text, or the JSON with it. Forged is what claims to be ours and was not
 * signed by us, or was altered since; unknown is what others signed. One of ours that is on record no more, as its
 * account was erased, counts as withdrawn. Refuses with 422 what is no credential at all.
 */
export async function checkText(text: string): Promise<Checked> {
  const token = tokenIn(text)
  const parts = read(token)
  if (!parts) throw unreadable()
  const key = (await publicKeys()).find(({ kid }) => kid === parts.header.kid)
  if (!key) {
    const { iss, id } = parts.claims as { iss?: unknown; id?: unknown }
    const isClaimed = [iss, id].some((one) => typeof one === 'string' && one.startsWith(appUrl))
    return { state: isClaimed ? 'forged' : 'unknown', credential: null }
  }
  const isOurs = await compactVerify(token, await importJWK(key, ALGORITHM), {
    algorithms: [ALGORITHM],
  }).then(() => true, notVerified)
  if (!isOurs) return { state: 'forged', credential: null }
  const checked = await checkByUid(String(parts.claims.jti).split('/').at(-1))
  return checked.state === 'unknown' ? { state: 'withdrawn', credential: null } : checked
}

function notVerified(error: unknown) {
  if (error instanceof errors.JOSEError) return false
  throw error
}

/** What a signed text says, without asking whether it is true. */
export const contentOf = ({ token }: TestCredential) => decodeJwt<Credential>(token)

const unreadable = () =>
  new Refusal(
    'This is not a signed result; choose the file that was downloaded, or paste all of its text',
    { status: 422, field: 'credential' }
  )

function tokenIn(text: string): string {
  const plain = text.trim()
  if (!plain.startsWith('{') && !plain.startsWith('"')) return plain
  try {
    const json = JSON.parse(plain)
    const held = typeof json === 'string' ? json : json?.id
    return typeof held === 'string' ? held.replace(ENVELOPE, '') : ''
  } catch {
    throw unreadable()
  }
}

function read(token: string) {
  try {
    return { header: decodeProtectedHeader(token), claims: decodeJwt(token) }
  } catch {
    return null
  }
}
