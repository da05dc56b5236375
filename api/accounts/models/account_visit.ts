import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { AccountVisitSchema } from '#database/schema'
import User from '#api/accounts/models/user'

/** An administrator sees an account as its person does. */
export default class AccountVisit extends AccountVisitSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'adminId' })
  declare admin: BelongsTo<typeof User>

  /** Those that are neither ended nor out of time, of admins who are active and still signed in. */
  static running = scope((query) => {
    query
      .whereNull('account_visits.ended_at')
      .where('account_visits.expires_at', '>', new Date())
      .whereNotNull('account_visits.admin_session_id')
      .whereExists((admin: any) =>
        admin
          .from('users as admins')
          .whereColumn('admins.id', 'account_visits.admin_id')
          .where({ 'admins.status': 'active', 'admins.user_type': 'admin' })
      )
  })
}
