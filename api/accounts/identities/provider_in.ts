import { errors } from '@adonisjs/lucid'
import {
  identityProviderValues,
  type IdentityProvider,
} from '#api/accounts/identities/identity_facts'

/** The provider of an address; any other is not there (404). */
export function providerIn(name: string): IdentityProvider {
  const found = identityProviderValues.find((value) => value === name)
  if (!found) throw new errors.E_ROW_NOT_FOUND()
  return found
}
