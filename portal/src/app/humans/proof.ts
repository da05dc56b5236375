import { api } from '../api'

/** Whether a hash begins with so many bits of zero; at most 32. */
const begins = (hash: ArrayBuffer, bits: number) =>
  new DataView(hash).getUint32(0) >>> (32 - bits) === 0

/**
 * Solves a form's challenge: the first number whose hash begins with enough zeros. Undefined where the browser has no
 * hashes (pages without TLS) or the challenge does not come; the form goes without it then.
 */
export async function proofOfWork() {
  if (!globalThis.crypto?.subtle) return undefined
  try {
    const { data } = await api.get('/form-challenge', { notice: 'none' })
    const words = new TextEncoder()
    for (let nonce = 0; ; nonce++) {
      const hash = await crypto.subtle.digest('SHA-256', words.encode(`${data.challenge}.${nonce}`))
      if (begins(hash, data.bits)) return { challenge: data.challenge, nonce: String(nonce) }
    }
  } catch {
    return undefined
  }
}
