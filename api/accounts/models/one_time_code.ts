import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { DateTime, type DurationLike } from 'luxon'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appKey } from '#config/app'
import { OneTimeCodeSchema } from '#database/schema'
import { Refusal } from '#api/http/refusal'
import User from '#api/accounts/models/user'
import {
  CODE_DIGITS,
  CODE_MINUTES,
  CODE_TRIES,
  linkLifetimes,
  type CodePurpose,
} from '#api/accounts/account_facts'

// keyed, as a million codes are soon tried against a plain hash
const hashed = (secret: string) =>
  createHmac('sha256', appKey.release()).update(secret).digest('base64url')

/** A code or link sent to a person to prove an address or a right. Only hashes are kept. */
export default class OneTimeCode extends OneTimeCodeSchema {
  declare purpose: CodePurpose

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** Six digits to type; earlier codes of the purpose stop working. */
  static async issueCode(
    trx: TransactionClientContract,
    user: User,
    purpose: CodePurpose,
    target: string | null = null
  ) {
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
    await this.query({ client: trx })
      .where({ userId: user.id, purpose })
      .whereNotNull('codeHash')
      .delete()
    await this.#issue(
      trx,
      user,
      purpose,
      { minutes: CODE_MINUTES },
      {
        codeHash: hashed(`${user.id}:${purpose}:${code}`),
        target,
      }
    )
    return code
  }

  /** A secret for a link; earlier links of the purpose stop working. */
  static async issueToken(trx: TransactionClientContract, user: User, purpose: CodePurpose) {
    const token = randomBytes(32).toString('base64url')
    await this.query({ client: trx })
      .where({ userId: user.id, purpose })
      .whereNotNull('tokenHash')
      .delete()
    await this.#issue(trx, user, purpose, linkLifetimes[purpose], { tokenHash: hashed(token) })
    return token
  }

  /** The open row of a code that was typed right. Each try is counted before it is compared, and stays counted. */
  static async matchCode(user: User | null, purpose: CodePurpose, code: string) {
    const { rows } = await this.query().client.rawQuery(
      `update one_time_codes set tries = tries + 1
       where user_id = ? and purpose = ? and code_hash is not null and used_at is null and expires_at > now() and tries < ?
       returning id, code_hash`,
      [user?.id ?? 0, purpose, CODE_TRIES]
    )
    const expected = Buffer.from(rows[0]?.code_hash ?? hashed('none'))
    const right = timingSafeEqual(expected, Buffer.from(hashed(`${user?.id}:${purpose}:${code}`)))
    if (!right)
      throw new Refusal(
        'This code is wrong or no longer works; check the newest message, or ask for a new code',
        { status: 422, code: 'E_CODE_INVALID', field: 'code' }
      )
    return this.query().where('id', rows[0].id).preload('user').firstOrFail()
  }

  /** The open row of a link's secret. */
  static async matchToken(purposes: CodePurpose[], token: string) {
    const row = await this.query()
      .where('tokenHash', hashed(token))
      .whereIn('purpose', purposes)
      .whereNull('usedAt')
      .where('expiresAt', '>', new Date())
      .preload('user')
      .first()
    if (!row)
      throw new Refusal('This link is used, expired or not whole; ask for a new one', {
        status: 422,
        code: 'E_LINK_INVALID',
        field: 'token',
      })
    return row
  }

  static #issue(
    trx: TransactionClientContract,
    user: User,
    purpose: CodePurpose,
    lifetime: DurationLike,
    secret: Partial<OneTimeCode>
  ) {
    return this.create(
      { userId: user.id, purpose, expiresAt: DateTime.now().plus(lifetime), ...secret },
      { client: trx }
    )
  }

  /** Spends it, and every other open one of the purpose; of two at once only one passes. Answers the person, locked. */
  async redeem(trx: TransactionClientContract) {
    const user = await User.query({ client: trx })
      .where('id', this.userId)
      .where('status', 'active')
      .forUpdate()
      .first()
    const open =
      user &&
      (await OneTimeCode.query({ client: trx }).where('id', this.id).whereNull('usedAt').first())
    if (!open)
      throw new Refusal('This was used already; ask for a new one', {
        status: 422,
        code: 'E_CODE_INVALID',
        field: this.codeHash ? 'code' : 'token',
      })
    await OneTimeCode.query({ client: trx })
      .where({ userId: this.userId, purpose: this.purpose })
      .whereNull('usedAt')
      .update({ usedAt: new Date() })
    return user
  }
}
