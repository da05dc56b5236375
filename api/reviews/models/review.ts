import { DateTime } from 'luxon'
import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { ReviewSchema } from '#database/schema'
import { inTransaction } from '#api/http/in_transaction'
import { Refusal } from '#api/http/refusal'
import User from '#api/accounts/models/user'
import Company from '#api/companies/models/company'
import Candidate from '#api/candidates/models/candidate'
import Job from '#api/jobs/models/job'
import { reviewMoves, type ReviewStatus } from '#api/reviews/review_states'

/** What one side of an application says of the other, once. */
export default class Review extends ReviewSchema {
  declare side: 'client' | 'candidate'
  declare status: ReviewStatus

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  @belongsTo(() => Candidate)
  declare candidate: BelongsTo<typeof Candidate>

  @belongsTo(() => Job)
  declare job: BelongsTo<typeof Job>

  @belongsTo(() => User, { foreignKey: 'authorId' })
  declare author: BelongsTo<typeof User>

  static withNames = scope((query: ModelQueryBuilderContract<typeof Review>) => {
    query
      .preload('company')
      .preload('job')
      .preload('candidate', (candidate) => candidate.preload('user'))
  })

  /** Taken from sight; its author reads why. */
  async hide(_admin: User, { reason }: { reason: string }) {
    await this.#move('hide', async () => {
      this.hiddenReason = reason
    })
  }

  async unhide(_admin: User) {
    await this.#move('unhide', async () => {
      this.hiddenReason = null
      this.publishedAt ??= DateTime.now()
    })
  }

  async publish() {
    await this.#move('publish', async () => {
      this.publishedAt = DateTime.now()
    })
  }

  async #move(action: keyof typeof reviewMoves, change: () => Promise<void>) {
    const { from, to } = reviewMoves[action]
    await inTransaction(this, async (trx) => {
      await Review.query({ client: trx })
        .where('id', this.id)
        .forUpdate()
        .select('id')
        .firstOrFail()
      await this.refresh()
      if (!(from as readonly string[]).includes(this.status))
        throw new Refusal(`This review is ${this.status} already`)
      this.status = to
      await change()
      await this.save()
    })
  }
}
