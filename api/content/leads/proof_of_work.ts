import { createHash, randomBytes } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import { Refusal } from '#api/http/refusal'
import { limitKey, within } from '#api/http/limiters'
import { formLimits } from '#api/content/leads/form_limits'
import { PROOF_BITS, PROOF_MINUTES } from '#api/content/leads/lead_facts'

const PURPOSE = 'form-challenge'

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
    throw new Refusal('This form was open for too long; reload the page and send it again', {
      status: 422,
      field: 'proof',
    })
  if (!(await within(formLimits.proof.consume(limitKey('form-proof', known.salt)))))
    throw new Refusal('This form was sent already; reload the page to send another', {
      status: 422,
      field: 'proof',
    })
  return (Date.now() - known.at) / 1000
}
