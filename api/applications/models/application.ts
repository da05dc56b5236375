import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { belongsTo, column, hasMany, scope } from '@adonisjs/lucid/orm'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { sentence } from '#api/languages/sentence'
import { ApplicationSchema } from '#database/schema'
import { Refusal } from '#api/http/refusal'
import User from '#api/accounts/models/user'
import Job from '#api/jobs/models/job'
import Company from '#api/companies/models/company'
import Candidate from '#api/candidates/models/candidate'
import { formerApplicant, showsSql } from '#api/candidates/control/reach'
import Resume from '#api/candidates/models/resume'
import ApplicationEvent from '#api/applications/models/application_event'
import Offer from '#api/applications/models/offer'
import Stage from '#api/applications/models/stage'
import {
  applicationFlow,
  isRunning,
  type ApplicationStatus,
  type Mover,
} from '#api/applications/application_flow'
import { REMIND_AGAIN_DAYS, stepDays } from '#api/applications/application_facts'

/** SQL: where the candidate sees a row of `applications`. */
export const shownStatusSql = 'coalesce(applications.held_status, applications.status)'

export type Answer = { question: string; answer: string }

export default class Application extends ApplicationSchema {
  declare status: ApplicationStatus
  declare heldStatus: ApplicationStatus | null

  // the driver would write a list as a PostgreSQL array
  @column({ prepare: (answers: Answer[] | undefined) => answers && JSON.stringify(answers) })
  declare answers: Answer[]

  @belongsTo(() => Job)
  declare job: BelongsTo<typeof Job>

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  @belongsTo(() => Candidate)
  declare candidate: BelongsTo<typeof Candidate>

  @belongsTo(() => Resume)
  declare resume: BelongsTo<typeof Resume>

  /** Who of the company read it first. */
  @belongsTo(() => User, { foreignKey: 'openedBy' })
  declare opener: BelongsTo<typeof User>

  @belongsTo(() => Stage)
  declare stage: BelongsTo<typeof Stage>

  /** Applications of the same person for the same job, which this one goes on for. */
  @hasMany(() => Application, { foreignKey: 'mergedIntoId' })
  declare merged: HasMany<typeof Application>

  @hasMany(() => ApplicationEvent)
  declare events: HasMany<typeof ApplicationEvent>

  @hasMany(() => Offer)
  declare offers: HasMany<typeof Offer>

  /** What both sides see of an application, in a fixed number of queries. */
  static withCard = scope((query: ModelQueryBuilderContract<typeof Application>) => {
    query
      .withScopes((scopes) => scopes.reached())
      .preload('candidate', (candidate) => candidate.withScopes((scopes) => scopes.withCard()))
      .preload('resume', (resume) => resume.preload('file'))
      .preload('events', (events) => events.orderBy('id'))
  })

  /** Whether the company still reaches the person, and there is one; who reads without asking shows a former applicant. */
  static reached = scope((query: ModelQueryBuilderContract<typeof Application>) => {
    query
      .select('applications.*')
      .select(
        db.raw(`${showsSql('applications.candidate_id', 'applications.company_id')} as reached`)
      )
  })

  get reaches(): boolean {
    return this.$extras.reached === true
  }

  /** Whom the company sees. */
  get person(): Candidate {
    return this.reaches ? this.candidate : formerApplicant(this.candidate)
  }

  /** Where the candidate sees it: the status before while a rejection waits. `shownStatusSql` says the same. */
  get shownStatus(): ApplicationStatus {
    return this.heldStatus ?? this.status
  }

  get hasEnded() {
    return applicationFlow.over.includes(this.status)
  }

  /** The company promised an answer by a date, and it is past. */
  get isLate() {
    return (
      this.lateAt !== null ||
      (this.firstAnsweredAt === null && !this.hasEnded && this.answerBy < DateTime.now())
    )
  }

  /** What the candidate was told of it; its events are loaded. */
  get toldEvents() {
    return this.events.filter(
      ({ kind, hidden }) => !hidden && (kind === 'move' || kind === 'offer')
    )
  }

  /** When the candidate had the first answer, as far as they were told; null before. */
  get toldAnswerAt(): DateTime | null {
    const { heldStatus, firstAnsweredAt, statusChangedAt } = this
    return heldStatus !== null && firstAnsweredAt?.equals(statusChangedAt) ? null : firstAnsweredAt
  }

  /** Until when the company owes the candidate the next step: its answer, then the days of each status; null once it is over. */
  get nextAnswerBy(): DateTime | null {
    if (!isRunning(this.shownStatus)) return null
    if (this.toldAnswerAt === null) return this.answerBy
    const since = this.toldEvents.findLast(({ kind }) => kind === 'move')?.createdAt
    return (since ?? this.createdAt).plus({ days: stepDays[this.shownStatus] })
  }

  get remindedAt(): DateTime | null {
    return this.events.findLast(({ kind }) => kind === 'reminder')?.createdAt ?? null
  }

  /** From when the candidate may remind the company; null while it is not late. */
  get remindFrom(): DateTime | null {
    const due = this.nextAnswerBy
    if (!due || due > DateTime.now()) return null
    return this.remindedAt?.plus({ days: REMIND_AGAIN_DAYS }) ?? due
  }

  /** Someone of the company has opened it; no answer yet. The first one is remembered. */
  async markRead(readerId: number) {
    if (this.openedAt && !this.isUnread) return
    await Application.query()
      .where('id', this.id)
      .update({
        is_unread: false,
        opened_by: db.raw('case when opened_at is null then ?::bigint else opened_by end', [
          readerId,
        ]),
        opened_at: db.raw('coalesce(opened_at, now())'),
      })
  }

  /** Refuses a move that the table does not have, in words for the person who tries. */
  assertMay(by: Mover, to: ApplicationStatus) {
    const status = by === 'candidate' ? this.shownStatus : this.status
    const { label } = applicationFlow.states[status]
    if (status === to)
      throw new Refusal(sentence('This application is already in "{label}"', { label }))
    const move = applicationFlow
      .from(status, by)
      .find((name) => [applicationFlow.moves[name].to].flat().includes(to))
    if (!move)
      throw new Refusal(
        sentence('This application is in "{label}" and cannot move to "{to}" from there', {
          label,
          to: applicationFlow.states[to].label,
        })
      )
    const refusal = applicationFlow.refusal(move, { status, endedAt: this.endedAt }, by)
    if (refusal) throw new Refusal(refusal)
  }
}
