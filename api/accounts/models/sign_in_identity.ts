import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { SignInIdentitySchema } from '#database/schema'
import User from '#api/accounts/models/user'
import type { IdentityProvider } from '#api/accounts/identities/identity_facts'

/** An account elsewhere that signs a person in. */
export default class SignInIdentity extends SignInIdentitySchema {
  declare provider: IdentityProvider

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
