import { randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { SignInTicketSchema } from '#database/schema'
import { Refusal } from '#api/http/refusal'
import { TICKET_MINUTES, TICKET_TRIES } from '#api/accounts/account_facts'
import { hashToken } from '#api/accounts/hash_token'
import User from '#api/accounts/models/user'

/** A sign-in whose password was right and whose second factor is awaited. */
export default class SignInTicket extends SignInTicketSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** Returns the secret that stands for it; only its hash is kept. */
  static async issue(user: User, client: TransactionClientContract) {
    const ticket = randomBytes(32).toString('base64url')
    await this.create(
      {
        userId: user.id,
        ticketHash: hashToken(ticket),
        expiresAt: DateTime.now().plus({ minutes: TICKET_MINUTES }),
      },
      { client }
    )
    return ticket
  }

  /** The open one of a secret, with its person. Refuses with 422 on `ticket` what has run out or was tried too often. */
  static async open(ticket: string, { counting = false } = {}) {
    const { rows } = await this.query().client.rawQuery<{ rows: { id: number }[] }>(
      `update sign_in_tickets set tries = tries + ?
       where ticket_hash = ? and expires_at > now() and tries < ? returning id`,
      [counting ? 1 : 0, hashToken(ticket), TICKET_TRIES]
    )
    if (!rows[0])
      throw new Refusal('This sign-in took too long or was tried too often; sign in again', {
        status: 422,
        code: 'E_TICKET_INVALID',
        field: 'ticket',
      })
    return this.query().where('id', rows[0].id).preload('user').firstOrFail()
  }
}
