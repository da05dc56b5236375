import { isIP } from 'node:net'
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransportFuture,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { appUrl, productName } from '#config/app'
import { Refusal } from '#api/http/refusal'
import type SecondFactor from '#api/accounts/models/second_factor'
import type User from '#api/accounts/models/user'

const { hostname: rpID, origin } = new URL(appUrl)

/** Passkeys belong to a domain; an installation that is reached by a number has none. Source: WebAuthn Level 3, §5.1.2. */
export const passkeysWork = isIP(rpID.replace(/^\[|\]$/g, '')) === 0

/** Three hundred files of certificates and their formats, which a server reads when the first person uses a passkey. */
const library = () => import('@simplewebauthn/server')

const transportsOf = ({ transports }: SecondFactor) => transports as AuthenticatorTransportFuture[]
const known = (factors: SecondFactor[]) =>
  factors.map((factor) => ({ id: factor.credentialId!, transports: transportsOf(factor) }))

/** What the browser needs to make a passkey; its `challenge` is to be kept until `registeredPasskey`. */
export async function passkeyCreation(user: User, factors: SecondFactor[]) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: productName,
    rpID,
    userName: user.email,
    userDisplayName: user.fullName,
    userID: new TextEncoder().encode(`candor-user-${user.id}`),
    excludeCredentials: known(factors),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/** The columns of a passkey that the browser just made. Refuses (422) one that does not answer the challenge. */
export async function registeredPasskey(credential: unknown, challenge: string) {
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await checked(() =>
    verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    })
  )
  if (!verified || !registrationInfo) throw refused()
  const { id, publicKey, counter, transports } = registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey),
    counter,
    transports: transports ?? [],
  }
}

/** What the browser is asked to sign by one of these passkeys. */
export async function passkeyRequest(factors: SecondFactor[]) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID,
    allowCredentials: known(factors),
    userVerification: 'preferred',
  })
}

/** The passkey that answered the challenge, and its new counter. Refuses (422) what is none of these. */
export async function answeringPasskey(
  assertion: unknown,
  challenge: string,
  factors: SecondFactor[]
) {
  const response = assertion as AuthenticationResponseJSON
  const factor = factors.find(({ credentialId }) => credentialId === response?.id)
  if (!factor) throw refused()
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await checked(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      credential: {
        id: factor.credentialId!,
        publicKey: new Uint8Array(factor.publicKey!),
        counter: factor.counter,
        transports: transportsOf(factor),
      },
    })
  )
  if (!verified) throw refused()
  return { factor, counter: authenticationInfo.newCounter }
}

/** The library throws plain errors for whatever a browser, or somebody else, may send. */
async function checked<T>(verify: () => Promise<T>) {
  try {
    return await verify()
  } catch {
    throw refused()
  }
}

const refused = () =>
  new Refusal('This passkey does not match; try again, or use another way', {
    status: 422,
    code: 'E_PASSKEY',
    field: 'passkey',
  })
