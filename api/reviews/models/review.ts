import db from '@adonisjs/lucid/services/db'
import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { ReviewSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Company from '#api/companies/models/company'
import { reachesSql } from '#api/candidates/control/reach'
import { hideContacts } from '#api/candidates/control/hide_contacts'
import Candidate from '#api/candidates/models/candidate'
import Job from '#api/jobs/models/job'
import type { ReviewStatus } from '#api/reviews/review_flow'
import type { EitherSide } from '#api/accounts/account_facts'

/** What one side of an application says of the other, once. */
export default class Review extends ReviewSchema {
  declare side: EitherSide
  declare status: ReviewStatus

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  @belongsTo(() => Candidate)
  declare candidate: BelongsTo<typeof Candidate>

  @belongsTo(() => Job)
  declare job: BelongsTo<typeof Job>

  @belongsTo(() => User, { foreignKey: 'authorId' })
  declare author: BelongsTo<typeof User>

  /** Who wrote it as everyone may read it: no family name, and nobody who withdrew from the company or whose account is erased. */
  get maskedAuthor(): string {
    const { user } = this.candidate
    if (!this.$extras.reached || user.status !== 'active') return 'A former candidate'
    return `${user.firstName} ${[...user.lastName].slice(0, 1).join('')}.`.replace(' .', '')
  }

  /** What it says as everyone may read it: nothing of it leads to a person. */
  get maskedBody() {
    return hideContacts(this.body, this.candidate.user)
  }

  static withNames = scope((query: ModelQueryBuilderContract<typeof Review>) => {
    query
      .select('reviews.*')
      .select(db.raw(`${reachesSql('reviews.candidate_id', 'reviews.company_id')} as reached`))
      .preload('company')
      .preload('job')
      .preload('candidate', (candidate) => candidate.preload('user'))
  })
}
