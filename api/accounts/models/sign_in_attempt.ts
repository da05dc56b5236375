import { SignInAttemptSchema } from '#database/schema'
import type { IdentityProvider } from '#api/accounts/identities/identity_facts'

/** A browser that was sent to a provider to sign in, or to link an account, and is to come back. */
export default class SignInAttempt extends SignInAttemptSchema {
  declare provider: IdentityProvider
}
