import { DateTime } from 'luxon'
import { belongsTo, hasMany, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { CandidateSchema } from '#database/schema'
import type { Approval } from '#api/candidates/approval_flow'
import type { Visibility } from '#api/candidates/control/visibility_flow'
import User from '#api/accounts/models/user'
import Resume from '#api/candidates/models/resume'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import Employment from '#api/candidates/models/employment'
import AcademicRecord from '#api/candidates/models/academic_record'
import Achievement from '#api/candidates/models/achievement'
import CandidateTool from '#api/candidates/models/candidate_tool'
import Certification from '#api/candidates/models/certification'
import Project from '#api/candidates/models/project'
import ProfileUpdateRequest from '#api/candidates/models/profile_update_request'
import SocialLink from '#api/candidates/models/social_link'
import type { EnglishResult } from '#api/candidates/english_facts'
import type { VerifiedMark } from '#api/candidates/verified_mark'

export default class Candidate extends CandidateSchema {
  declare english: EnglishResult
  declare approval: Approval
  declare visibility: Visibility

  /** Read by `withMarks`, where a screen shows them. */
  declare marks?: VerifiedMark[]

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** The later of what they did on their profile and anywhere; with the user loaded. The search reads the same in SQL. */
  get latestActivity(): DateTime {
    const { lastActiveAt } = this.user
    return lastActiveAt && lastActiveAt > this.lastActiveAt ? lastActiveAt : this.lastActiveAt
  }

  @hasMany(() => Resume)
  declare resumes: HasMany<typeof Resume>

  @belongsTo(() => Resume, { foreignKey: 'currentResumeId' })
  declare currentResume: BelongsTo<typeof Resume>

  @hasMany(() => CandidateSkill)
  declare skills: HasMany<typeof CandidateSkill>

  @hasMany(() => Employment)
  declare employments: HasMany<typeof Employment>

  @hasMany(() => AcademicRecord)
  declare academicRecords: HasMany<typeof AcademicRecord>

  @hasMany(() => Project, { onQuery: (query) => query.where('kind', 'main') })
  declare projects: HasMany<typeof Project>

  @hasMany(() => Project, { onQuery: (query) => query.where('kind', 'additional') })
  declare additionalProjects: HasMany<typeof Project>

  @hasMany(() => Certification)
  declare certifications: HasMany<typeof Certification>

  @hasMany(() => Achievement)
  declare achievements: HasMany<typeof Achievement>

  @hasMany(() => CandidateTool)
  declare tools: HasMany<typeof CandidateTool>

  @hasMany(() => SocialLink)
  declare socialLinks: HasMany<typeof SocialLink>

  @hasMany(() => ProfileUpdateRequest, {
    onQuery: (query) => query.where('status', 'pending').orderBy('id'),
  })
  declare pendingUpdates: HasMany<typeof ProfileUpdateRequest>

  /** What cards show of a candidate: the person, and the skills in their order. */
  static withCard = scope((query: ModelQueryBuilderContract<typeof Candidate>) => {
    query
      .preload('user')
      .preload('skills', (skills) => skills.preload('skill').orderBy('position').orderBy('id'))
  })

  /** Whose card everyone may see: who made it public, while the profile is approved and shown. */
  static open = scope((query: ModelQueryBuilderContract<typeof Candidate>) => {
    query
      .where({ isPublic: true, approval: 'approved', visibility: 'active' })
      .whereHas('user', (user) => user.where('status', 'active'))
  })

  /** What a company reads beyond the card once the candidate applied to it. */
  static withBackground = scope((query: ModelQueryBuilderContract<typeof Candidate>) => {
    query
      .preload('employments', (rows) => rows.orderBy('position').orderBy('id'))
      .preload('academicRecords', (rows) => rows.orderBy('position').orderBy('id'))
  })

  /** A candidate with all that they see of themselves. */
  static loadProfile(id: number) {
    return Candidate.query()
      .where('id', id)
      .withScopes((scopes) => scopes.withCard())
      .preload('currentResume', (resume) => resume.preload('file'))
      .preload('pendingUpdates')
      .firstOrFail()
  }

  /** Who made their profile public, as long as companies may find them too. */
  static findPublic(slug: string) {
    return Candidate.query()
      .where({ slug })
      .withScopes((scopes) => scopes.open())
      .withScopes((scopes) => scopes.withCard())
      .firstOrFail()
  }

  /** Closing the developer popup hides the update popup too. */
  async closePopup(popup: 'developer' | 'update') {
    const now = DateTime.now()
    if (popup === 'developer') this.developerPopupClosedAt ??= now
    this.updatePopupClosedAt ??= now
    await this.save()
  }
}
