import { DateTime } from 'luxon'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { compose } from '@adonisjs/core/helpers'
import { afterCreate, hasMany, scope } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { withAuthFinder } from '@adonisjs/auth/mixins/lucid'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { UserSchema } from '#database/schema'
import type { LanguageCode } from '#api/languages/language_facts'
import { Refusal } from '#api/http/refusal'
import { identityColumns } from '#api/accounts/identity'
import { AdminInvited, SessionsEnded } from '#api/accounts/events'
import OneTimeCode from '#api/accounts/models/one_time_code'
import Session from '#api/accounts/models/session'
import type { UserStatus, UserType } from '#api/accounts/account_facts'
import type { AdminRole } from '#api/accounts/admin_rights'

const homes: Record<UserType, string> = {
  developer: '/candidate/dashboard',
  client: '/client/dashboard',
  admin: '/admin',
}

export default class User extends compose(
  UserSchema,
  withAuthFinder(() => hash.use())
) {
  declare userType: UserType
  declare adminRole: AdminRole | null
  declare status: UserStatus
  declare language: LanguageCode

  @hasMany(() => Session)
  declare sessions: HasMany<typeof Session>

  /** Adds who the person is in other modules (`$extras.client_id`, `company_role`, `dev_id`), as those have named it. */
  static withIdentity = scope((query) => {
    query.select('users.*').select(identityColumns().map((column) => db.raw(column)))
  })

  /** A platform member made without a password, here or in the console, gets a mail to choose one. */
  @afterCreate()
  static async invite(user: User) {
    if (user.userType !== 'admin' || user.password) return
    const run = async (trx: TransactionClientContract) =>
      AdminInvited.dispatch(user, await OneTimeCode.issueToken(trx, user, 'invitation'), trx)
    await (user.$trx ? run(user.$trx) : db.transaction(run))
  }

  get fullName() {
    return `${this.firstName} ${this.lastName}`.trim()
  }

  /** Where the portal leads after the sign-in. */
  get home() {
    return homes[this.userType]
  }

  async confirmEmail(trx: TransactionClientContract) {
    this.emailVerifiedAt ??= DateTime.now()
    await this.useTransaction(trx).save()
  }

  async confirmPhone(phone: string, trx: TransactionClientContract) {
    this.phone = phone
    this.phoneVerifiedAt = DateTime.now()
    await this.useTransaction(trx).save()
  }

  /** From now on what is sent to the person is in this language. */
  async read(language: LanguageCode) {
    this.language = language
    await this.save()
  }

  async setPassword(trx: TransactionClientContract, password: string) {
    this.password = password
    await this.useTransaction(trx).save()
  }

  /** Signs the person out everywhere, or everywhere else; after the commit their live streams close too. */
  async endSessions(trx: TransactionClientContract, { except = 0 }: { except?: number } = {}) {
    const { rows } = await trx.rawQuery(
      'delete from sessions where user_id = ? and id <> ? returning id',
      [this.id, except]
    )
    const ids = (rows as { id: number }[]).map(({ id }) => id)
    if (ids.length > 0) trx.after('commit', () => SessionsEnded.dispatch(this.id, ids))
  }

  /** Bars the person from signing in, at once on every device. */
  async deactivate(admin: User, _input: unknown = {}, client?: TransactionClientContract) {
    await this.#asMember(
      admin,
      client,
      'active',
      'This account is deactivated already',
      async (trx) => {
        await this.#keepASuper(trx)
        this.status = 'deactivated'
        await this.save()
        await this.endSessions(trx)
      }
    )
  }

  async reactivate(admin: User, _input: unknown = {}, client?: TransactionClientContract) {
    await this.#asMember(
      admin,
      client,
      'deactivated',
      'Only a deactivated account can be reactivated',
      async () => {
        this.status = 'active'
        await this.save()
      }
    )
  }

  /** Gives a platform member another role. */
  async changeRole(
    admin: User,
    { adminRole }: { adminRole: AdminRole },
    client?: TransactionClientContract
  ) {
    if (this.userType !== 'admin') throw new Refusal('Only platform members can have this role')
    await this.#asMember(
      admin,
      client,
      'active',
      'Reactivate this account before you change its role',
      async (trx) => {
        if (adminRole !== 'super') await this.#keepASuper(trx)
        this.adminRole = adminRole
        await this.save()
      }
    )
  }

  /** Takes a platform member's row away where they never acted; the person who acted stays on record, deactivated. */
  async removeMember(admin: User, _input: unknown = {}, client?: TransactionClientContract) {
    if (this.userType !== 'admin') throw new Refusal('Only platform members can be removed here')
    const acted = await (client ?? db).from('audit_log').where('actor_id', this.id).first()
    if (acted || this.lastActiveAt) {
      if (this.status === 'active') return this.deactivate(admin, {}, client)
      throw new Refusal(
        'This member has a history here, so the record stays; they are already deactivated'
      )
    }
    await this.#asMember(admin, client, this.status, '', async (trx) => {
      await this.#keepASuper(trx)
      await this.endSessions(trx)
      await this.delete()
    })
  }

  /** One change at a time, on the row as it is now; a platform member only by another super. */
  async #asMember(
    admin: User,
    client: TransactionClientContract | undefined,
    from: User['status'],
    otherwise: string,
    change: (trx: TransactionClientContract) => Promise<void>
  ) {
    if (this.userType === 'admin' && admin.adminRole !== 'super')
      throw new Refusal('Only a super admin manages members', { status: 403, reason: 'role' })
    if (this.id === admin.id)
      throw new Refusal('You cannot do this to your own account; ask another super admin')
    const run = async (trx: TransactionClientContract) => {
      this.useTransaction(trx)
      // every change of a member waits for the others, so that two supers cannot remove each other
      if (this.userType === 'admin')
        await trx.rawQuery(`select id from users where admin_role = 'super' order by id for update`)
      await User.query({ client: trx }).where('id', this.id).forUpdate().firstOrFail()
      await this.refresh()
      const actor = await User.query({ client: trx })
        .where({ id: admin.id, status: 'active' })
        .first()
      const stillMay = actor && (this.userType !== 'admin' || actor.adminRole === 'super')
      if (this.status !== from || !stillMay)
        throw new Refusal(otherwise || 'This account changed in the meantime; reload it')
      await change(trx)
    }
    return client ? run(client) : db.transaction(run)
  }

  async #keepASuper(trx: TransactionClientContract) {
    if (this.adminRole !== 'super') return
    const other = await User.query({ client: trx })
      .where({ adminRole: 'super', status: 'active' })
      .whereNot('id', this.id)
      .first()
    if (!other) throw new Refusal('This is the last super admin; give someone else that role first')
  }
}
