import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { DateTime, type DurationLike } from 'luxon'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appKey } from '#config/app'
import { OneTimeCodeSchema } from '#database/schema'
import { Refusal } from '#api/http/refusal'
import SignUp from '#api/accounts/models/sign_up'
import User from '#api/accounts/models/user'
import { logFailure } from '#api/accounts/sign_in/log_failure'
import {
  CODE_DIGITS,
  CODE_MINUTES,
  CODE_TRIES,
  linkLifetimes,
  type CodePurpose,
} from '#api/accounts/account_facts'

/** Whom a code is sent to: a person with an account, or one who signs up. */
export type Owner = User | SignUp

const ownerOf = (owner: Owner) =>
  owner instanceof SignUp ? { signUpId: owner.id } : { userId: owner.id }

const keyOf = (owner: Owner) => (owner instanceof SignUp ? `s${owner.id}` : String(owner.id))

// keyed, as a million codes are soon tried against a plain hash
const hashed = (secret: string) =>
  createHmac('sha256', appKey.release()).update(secret).digest('base64url')

/** A code or link sent to a person to prove an address or a right. Only hashes are kept. */
export default class OneTimeCode extends OneTimeCodeSchema {
  declare purpose: CodePurpose

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => SignUp)
  declare signUp: BelongsTo<typeof SignUp>

  /** Six digits to type; earlier codes of the purpose stop working. */
  static async issueCode(
    trx: TransactionClientContract,
    owner: Owner,
    purpose: CodePurpose,
    target: string | null = null
  ) {
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
    await this.query({ client: trx })
      .where({ ...ownerOf(owner), purpose })
      .whereNotNull('codeHash')
      .delete()
    await this.#issue(
      trx,
      owner,
      purpose,
      { minutes: CODE_MINUTES },
      {
        codeHash: hashed(`${keyOf(owner)}:${purpose}:${code}`),
        target,
      }
    )
    return code
  }

  /** A secret for a link; earlier links of the purpose stop working. */
  static async issueToken(trx: TransactionClientContract, owner: Owner, purpose: CodePurpose) {
    const token = randomBytes(32).toString('base64url')
    await this.query({ client: trx })
      .where({ ...ownerOf(owner), purpose })
      .whereNotNull('tokenHash')
      .delete()
    await this.#issue(trx, owner, purpose, linkLifetimes[purpose], { tokenHash: hashed(token) })
    return token
  }

  /** The same for many people at once, in the order of their ids. */
  static async issueTokens(
    trx: TransactionClientContract,
    userIds: number[],
    purpose: CodePurpose
  ): Promise<string[]> {
    const tokens = userIds.map(() => randomBytes(32).toString('base64url'))
    await this.query({ client: trx })
      .whereIn('userId', userIds)
      .where({ purpose })
      .whereNotNull('tokenHash')
      .delete()
    const expiresAt = DateTime.now().plus(linkLifetimes[purpose]).toJSDate()
    await trx.table('one_time_codes').multiInsert(
      userIds.map((userId, at) => ({
        user_id: userId,
        purpose,
        token_hash: hashed(tokens[at]),
        expires_at: expiresAt,
      }))
    )
    return tokens
  }

  /**
   * The open row of a code that was typed right, of any of these owners. Each try is counted before it is compared,
   * for all of them, and stays counted. Refuses with 422 on `code`.
   */
  static async matchCode(owners: Owner[], purpose: CodePurpose, code: string) {
    const users = owners.filter((owner) => !(owner instanceof SignUp))
    const signUps = owners.filter((owner) => owner instanceof SignUp)
    const { rows } = await this.query().client.rawQuery<{
      rows: { id: number; code_hash: string; key: string }[]
    }>(
      `update one_time_codes set tries = tries + 1
       where (user_id = any(?) or sign_up_id = any(?)) and purpose = ?
         and code_hash is not null and used_at is null and expires_at > now() and tries < ?
       returning id, code_hash, coalesce('s' || sign_up_id, user_id::text) as key`,
      [users.map(({ id }) => id), signUps.map(({ id }) => id), purpose, CODE_TRIES] as any[]
    )
    const right = rows.find(({ code_hash: expected, key }) =>
      timingSafeEqual(Buffer.from(expected), Buffer.from(hashed(`${key}:${purpose}:${code}`)))
    )
    // an owner who is not there takes as long
    if (rows.length === 0) hashed(`none:${purpose}:${code}`)
    // another one who tried it at once may have made the account meanwhile, and its sign-up is gone with its codes
    const row =
      right && (await this.query().where('id', right.id).preload('user').preload('signUp').first())
    if (!row) {
      logFailure('code', { userId: users[0]?.id ?? null })
      throw new Refusal(
        'This code is wrong or no longer works; check the newest message, or ask for a new code',
        { status: 422, code: 'E_CODE_INVALID', field: 'code' }
      )
    }
    return row
  }

  /** The open row of a link's secret. */
  static async matchToken(purposes: CodePurpose[], token: string) {
    const row = await this.query()
      .where('tokenHash', hashed(token))
      .whereIn('purpose', purposes)
      .whereNull('usedAt')
      .where('expiresAt', '>', new Date())
      .preload('user')
      .preload('signUp')
      .first()
    if (!row)
      throw new Refusal('This link was used, has expired or is incomplete; ask for a new one', {
        status: 422,
        code: 'E_LINK_INVALID',
        field: 'token',
      })
    return row
  }

  static #issue(
    trx: TransactionClientContract,
    owner: Owner,
    purpose: CodePurpose,
    lifetime: DurationLike,
    secret: Partial<OneTimeCode>
  ) {
    return this.create(
      { ...ownerOf(owner), purpose, expiresAt: DateTime.now().plus(lifetime), ...secret },
      { client: trx }
    )
  }

  /**
   * Spends it, and every other open one of the purpose; of two at once only one passes. Returns the person, locked, whose
   * account has the status.
   */
  async redeem(trx: TransactionClientContract, status: User['status'] = 'active') {
    const user = await User.query({ client: trx })
      .where('id', this.userId ?? 0)
      .where('status', status)
      .forUpdate()
      .first()
    if (!user) throw this.#spent()
    await this.#spend(trx, { userId: user.id })
    return user
  }

  /** As `redeem`, for a code that was sent to someone who signs up. */
  async redeemSignUp(trx: TransactionClientContract) {
    const signUp = await SignUp.query({ client: trx })
      .where('id', this.signUpId ?? 0)
      .forUpdate()
      .first()
    if (!signUp) throw this.#spent()
    await this.#spend(trx, { signUpId: signUp.id })
    return signUp
  }

  async #spend(trx: TransactionClientContract, owner: { userId: number } | { signUpId: number }) {
    const open = await OneTimeCode.query({ client: trx })
      .where('id', this.id)
      .whereNull('usedAt')
      .first()
    if (!open) throw this.#spent()
    await OneTimeCode.query({ client: trx })
      .where({ ...owner, purpose: this.purpose })
      .whereNull('usedAt')
      .update({ usedAt: new Date() })
  }

  #spent() {
    return new Refusal('This was already used; ask for a new one', {
      status: 422,
      code: 'E_CODE_INVALID',
      field: this.codeHash ? 'code' : 'token',
    })
  }
}
