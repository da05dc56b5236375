import db from '@adonisjs/lucid/services/db'
import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { sentence, type Said } from '#api/languages/sentence'
import { CompanyMemberSchema } from '#database/schema'
import { inTransaction } from '#api/http/in_transaction'
import { Refusal } from '#api/http/refusal'
import { withoutSites } from '#api/http/text/site_words'
import type { UserStatus } from '#api/accounts/account_facts'
import { queueMail } from '#api/notifications/queue_mail'
import User from '#api/accounts/models/user'
import { escapeLike } from '#api/taxonomy/suggest'
import Company from '#api/companies/models/company'
import { MemberLeft } from '#api/companies/events'
import type { MemberStatus } from '#api/companies/company_facts'
import { jobsOnTeam } from '#api/companies/company_ports'
import type { CompanyRole } from '#api/companies/access/company_rights'

/** A person of a company's team, with the role that decides what they may do. */
export default class CompanyMember extends CompanyMemberSchema {
  declare role: CompanyRole
  declare status: MemberStatus

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  /** Adds `$extras.job_ids`, the jobs whose team they are on. */
  static withJobs = scope((query) => {
    query
      .select('company_members.*')
      .select(
        db.raw(`${jobsOnTeam('company_members.company_id', 'company_members.user_id')} as job_ids`)
      )
  })

  /** Of people who act for their company now: neither shut out by it nor suspended by the platform. */
  static acting = scope((query) => {
    query
      .where('company_members.status', 'active')
      .whereRaw(
        `exists (select from users u where u.id = company_members.user_id and u.status = 'active')`
      )
  })

  /** By status, and by what was typed of a name or address. */
  static matching = scope(
    (query, { search, status }: { search?: string; status?: MemberStatus }) => {
      if (status) query.where('status', status)
      if (search)
        query.whereRaw(
          `exists (select from users u where u.id = company_members.user_id and (u.first_name || ' ' || u.last_name ilike :like or u.email::text ilike :like))`,
          { like: `%${escapeLike(search)}%` }
        )
    }
  )

  /**
   * The platform bars this person from signing in, at once on every device, and says why; what they began acts no more.
   * Refuses where it did already.
   */
  async suspend(_admin: User, { reason }: { reason: string }) {
    await this.#turn('active', 'deactivated', sentence('Your account was suspended'), [
      sentence('We have suspended your account: {reason}', {
        reason: withoutSites(reason),
      }),
      sentence('You are signed out everywhere. Answer this mail to settle it.'),
    ])
  }

  /** The person may sign in again. */
  async restore(_admin: User, { reason }: { reason: string }) {
    await this.#turn('deactivated', 'active', sentence('Your account is active again'), [
      sentence('We have taken the suspension of your account back: {reason}', {
        reason: withoutSites(reason),
      }),
    ])
  }

  async #turn(from: UserStatus, to: UserStatus, subject: Said, lines: Said[]) {
    await inTransaction(this, async (trx) => {
      const person = await User.query({ client: trx })
        .where('id', this.userId)
        .forUpdate()
        .firstOrFail()
      if (person.status !== from)
        throw new Refusal(
          to === 'active'
            ? 'This account is not suspended, so there is nothing to take back'
            : 'This account is already suspended or deleted'
        )
      await person.useTransaction(trx).merge({ status: to }).save()
      if (to !== 'active') {
        await person.endSessions(trx)
        this.$setRelated('user', person)
        await MemberLeft.dispatch(this, trx)
      }
      await queueMail(trx, {
        userId: person.id,
        to: person.email,
        kind: 'account.standing',
        subject,
        lines: [sentence('Hello {name},', { name: withoutSites(person.firstName) }), ...lines],
      })
    })
  }
}
