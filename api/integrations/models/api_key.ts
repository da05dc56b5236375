import { DateTime } from 'luxon'
import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ApiKeySchema } from '#database/schema'
import User from '#api/accounts/models/user'
import type { ApiScope } from '#api/companies/access/api_scope_facts'

/** A key of a company's own programs. It acts for the person who made it, and ends with them. */
export default class ApiKey extends ApiKeySchema {
  declare scopes: ApiScope[]

  @belongsTo(() => User, { foreignKey: 'madeBy' })
  declare maker: BelongsTo<typeof User>

  /** Keys that are neither revoked nor over. */
  static working = scope((query) => {
    query
      .whereNull('api_keys.revoked_at')
      .where((time) =>
        time.whereNull('api_keys.expires_at').orWhere('api_keys.expires_at', '>', new Date())
      )
  })

  /** Whether it still opens anything, as far as the key itself says. */
  get status() {
    if (this.revokedAt) return 'revoked' as const
    if (this.expiresAt && this.expiresAt <= DateTime.now()) return 'expired' as const
    return 'active' as const
  }
}
