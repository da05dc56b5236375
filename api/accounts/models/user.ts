import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { compose } from '@adonisjs/core/helpers'
import { hasMany, scope } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { withAuthFinder } from '@adonisjs/auth/mixins/lucid'
import { UserSchema } from '#database/schema'
import Session from '#api/accounts/models/session'

export type UserType = 'developer' | 'client' | 'admin'
export type AdminRole = 'super' | 'moderator' | 'finance' | 'content' | 'support'

export default class User extends compose(UserSchema, withAuthFinder(() => hash.use())) {
  declare userType: UserType
  declare adminRole: AdminRole | null
  declare status: 'active' | 'deactivated' | 'erased'

  @hasMany(() => Session)
  declare sessions: HasMany<typeof Session>

  /** Adds who the person is elsewhere: `$extras.client_id`, `company_role`, `dev_id`. Plain SQL, as those modules stand above this one. */
  static withIdentity = scope((query) => {
    query.select('users.*').select(
      db.raw('(select company_id from company_members where user_id = users.id) as client_id'),
      db.raw('(select role from company_members where user_id = users.id) as company_role'),
      db.raw('(select id from candidates where user_id = users.id) as dev_id')
    )
  })

  get fullName() {
    return `${this.firstName} ${this.lastName}`.trim()
  }
}
