import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { AccountVisitSchema } from '#database/schema'
import { adminRoleValues } from '#api/accounts/admin_rights'
import { adminMay } from '#api/accounts/admin_rights'
import User from '#api/accounts/models/user'

/** An administrator sees an account as its person does. */
export default class AccountVisit extends AccountVisitSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'adminId' })
  declare admin: BelongsTo<typeof User>

  /** Those that are neither ended nor out of time, of admins who are active, signed in, and still have the right. */
  static running = scope((query) => {
    query
      .whereNull('account_visits.ended_at')
      .where('account_visits.expires_at', '>', new Date())
      .whereExists((admin: any) =>
        admin
          .from('users as admins')
          .join('sessions as own', 'own.user_id', 'admins.id')
          .whereColumn('admins.id', 'account_visits.admin_id')
          .whereColumn('own.id', 'account_visits.admin_session_id')
          .where('own.expires_at', '>', new Date())
          .where({ 'admins.status': 'active', 'admins.user_type': 'admin' })
          .whereIn('admins.admin_role', visiting)
      )
  })
}

const visiting = adminRoleValues.filter((role) => adminMay('visit_accounts', role))
