import { randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { GuestApplicationSchema } from '#database/schema'
import { hashToken } from '#api/accounts/hash_token'
import SignUp from '#api/accounts/models/sign_up'
import File from '#api/files/models/file'
import Job from '#api/jobs/models/job'
import type { ParseStatus } from '#api/candidates/resume/resume_flow'
import type { ResumeDraft } from '#api/engines/resume_reader/resume_reader'
import type { Answer } from '#api/applications/models/application'

/** An application of somebody who was not signed in. Nothing of it is an application before its address is proved. */
export default class GuestApplication extends GuestApplicationSchema {
  declare parseStatus: ParseStatus
  declare parsed: ResumeDraft | null

  // the driver would write a list as a PostgreSQL array
  @column({ prepare: (answers: Answer[] | undefined) => answers && JSON.stringify(answers) })
  declare answers: Answer[]

  @belongsTo(() => Job)
  declare job: BelongsTo<typeof Job>

  @belongsTo(() => File)
  declare file: BelongsTo<typeof File>

  @belongsTo(() => SignUp)
  declare signUp: BelongsTo<typeof SignUp>

  /** A secret for a browser; only its hash is kept. */
  static newTicket() {
    return randomBytes(32).toString('base64url')
  }

  /** Those of a browser that are not over, with what screens show of them. */
  static ofBrowser(ticket: string | undefined) {
    return this.#open()
      .where('ticket_hash', hashToken(ticket ?? ''))
      .preload('signUp')
  }

  /** Those that wait in an account for their person, and are not over. */
  static waitingIn(userId: number) {
    return this.#open().where('user_id', userId)
  }

  static #open() {
    return GuestApplication.query()
      .where('expires_at', '>', DateTime.now().toSQL())
      .preload('file')
      .preload('job', (job) => job.preload('company'))
  }
}
