import { createHash, randomBytes } from 'node:crypto'
import vine from '@vinejs/vine'
import encryption from '@adonisjs/core/services/encryption'
import limiter from '@adonisjs/limiter/services/main'
import { Refusal } from '#api/http/refusal'
import { limitKey, within } from '#api/http/limiters'

const PURPOSE = 'form-challenge'
/** Some ten thousand hashes, a fraction of a second for one sender. */
const PROOF_BITS = 14
/** How long a challenge may be solved. */
const PROOF_MINUTES = 60

/** A solved challenge counts once. */
const once = limiter.use('database', { requests: 1, duration: `${PROOF_MINUTES} minutes` })

/** What a browser needs to prove its work, signed by us, so that nothing is kept for those who never come back. */
export const newChallenge = () => ({
  challenge: encryption
    .getMessageVerifier()
    .sign(
      { salt: randomBytes(12).toString('hex'), at: Date.now() },
      `${PROOF_MINUTES} min`,
      PURPOSE
    ),
  bits: PROOF_BITS,
})

/** Whether a hash begins with so many bits of zero. */
const leadingZeros = (hash: Buffer) => {
  let bits = 0
  for (const byte of hash) {
    if (byte === 0) bits += 8
    else return bits + Math.clz32(byte) - 24
  }
  return bits
}

export type Proof = { challenge: string; nonce: string }

/** What a public form may carry besides its own fields: the proof of work, and the field that only machines fill in. */
export const formDefence = {
  proof: vine
    .object({ challenge: vine.string().maxLength(600), nonce: vine.string().maxLength(40) })
    .optional(),
  website: vine.string().maxLength(2_000).optional(),
  captcha: vine.string().maxLength(4_000).optional(),
}

/**
 * Says how long ago a challenge was asked for that was solved and not used before, in seconds. Refuses (422) what is no
 * proof: a form that was open too long, or one that was sent already.
 */
export async function checkProof({ challenge, nonce }: Proof): Promise<number> {
  const known = encryption
    .getMessageVerifier()
    .unsign<{ salt: string; at: number }>(challenge, PURPOSE)
  const solved =
    leadingZeros(createHash('sha256').update(`${challenge}.${nonce}`).digest()) >= PROOF_BITS
  if (!known || !solved)
    throw new Refusal('This form was open too long; reload the page and send it again', {
      status: 422,
      field: 'proof',
    })
  if (!(await within(once.consume(limitKey('form-proof', known.salt)))))
    throw new Refusal('This form was already sent; reload the page to send another', {
      status: 422,
      field: 'proof',
    })
  return (Date.now() - known.at) / 1000
}
