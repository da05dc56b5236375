import { api } from '../api'

/** Whether a hash begins with so many bits of zero; at most 32. */
const begins = (hash: ArrayBuffer, bits: number) =>
  new DataView(hash).getUint32(0) >>> (32 - bits) === 0

/**
 * Solves a form's challenge: the first number whose hash begins with enough zeros. Undefined where the browser has no
 * hashes (pages without TLS) or the challenge does not come; the form goes without it then. `least`: milliseconds for
 * which it is kept back, where what comes sooner counts as sent by a machine: a form that the browser filled in, or that
 * is sent again after a failure, asks for its challenge only then.
 */
export async function proofOfWork(least = 0) {
  if (!globalThis.crypto?.subtle) return undefined
  try {
    const { data } = await api.get('/form-challenge', { notice: 'none' })
    const old = new Promise((resolve) => setTimeout(resolve, least))
    const words = new TextEncoder()
    for (let nonce = 0; ; nonce++) {
      const hash = await crypto.subtle.digest('SHA-256', words.encode(`${data.challenge}.${nonce}`))
      if (begins(hash, data.bits)) {
        await old
        return { challenge: data.challenge, nonce: String(nonce) }
      }
    }
  } catch {
    return undefined
  }
}
