import db from '@adonisjs/lucid/services/db'
import { beforeSave, belongsTo, hasMany, scope } from '@adonisjs/lucid/orm'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { InterviewSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Job from '#api/jobs/models/job'
import Company from '#api/companies/models/company'
import Candidate from '#api/candidates/models/candidate'
import { formerApplicant, showsSql } from '#api/candidates/control/reach'
import Application from '#api/applications/models/application'
import InterviewSlot from '#api/interviews/models/interview_slot'
import Interviewer from '#api/interviews/models/interviewer'
import Scorecard from '#api/interviews/models/scorecard'
import InterviewEvent from '#api/interviews/models/interview_event'
import { nextDue, type Span } from '#api/interviews/slots/interview_times'
import { type InterviewType } from '#api/interviews/interview_facts'
import type { InterviewStatus } from '#api/interviews/interview_flow'
import type { EitherSide } from '#api/accounts/account_facts'

type Words = Pick<InterviewSchema, 'message' | 'reason' | 'disputeReason'>

export default class Interview extends InterviewSchema {
  declare status: InterviewStatus
  declare requestedBy: EitherSide
  declare type: InterviewType
  declare noShowBy: EitherSide | null

  @belongsTo(() => Application)
  declare application: BelongsTo<typeof Application>

  @belongsTo(() => Job)
  declare job: BelongsTo<typeof Job>

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  @belongsTo(() => Candidate)
  declare candidate: BelongsTo<typeof Candidate>

  @belongsTo(() => User, { foreignKey: 'organiserId' })
  declare organiser: BelongsTo<typeof User>

  /** The times that are offered now or were chosen; withdrawn ones are history. */
  @hasMany(() => InterviewSlot, {
    onQuery: (query) => query.whereNot('status', 'withdrawn').orderBy('starts_at'),
  })
  declare slots: HasMany<typeof InterviewSlot>

  @hasMany(() => Interviewer, { onQuery: (query) => query.orderBy('id') })
  declare interviewers: HasMany<typeof Interviewer>

  @hasMany(() => Scorecard, { onQuery: (query) => query.orderBy('id') })
  declare scorecards: HasMany<typeof Scorecard>

  @hasMany(() => InterviewEvent)
  declare events: HasMany<typeof InterviewEvent>

  /** With all that an answer or a mail speaks of. */
  static shown = scope((query: ModelQueryBuilderContract<typeof Interview>) => {
    query
      .select('interviews.*')
      .select(db.raw(`${showsSql('interviews.candidate_id', 'interviews.company_id')} as reached`))
      .preload('slots')
      .preload('job')
      .preload('company')
      .preload('candidate', (candidate) => candidate.preload('user'))
      .preload('interviewers', (people) => people.preload('user'))
      .preload('scorecards', (cards) => cards.preload('author'))
  })

  /** Whether the company still reaches the person, and there is one; who reads without asking shows a former applicant. */
  get reaches(): boolean {
    return this.$extras.reached === true
  }

  /** Whom the company sees. */
  get person(): Candidate {
    return this.reaches ? this.candidate : formerApplicant(this.candidate)
  }

  /** What the two wrote, as the company reads it: of a person who withdrew only why the company itself ended it. */
  get wordsForCompany(): Words {
    if (this.reaches) return this
    const reason = this.endedBy === 'client' ? this.reason : null
    return { message: null, reason, disputeReason: null }
  }

  /** The held time, once there is one. */
  get span(): Span | null {
    return this.startsAt && this.endsAt ? { start: this.startsAt, end: this.endsAt } : null
  }

  /** The members whose time it takes: those who are named, else the person who leads it. */
  get members(): number[] {
    const named = this.interviewers.map(({ userId }) => userId)
    return named.length > 0 ? named : this.organiserId ? [this.organiserId] : []
  }

  @beforeSave()
  static keepDue(interview: Interview) {
    interview.dueAt = nextDue(interview)
  }
}
