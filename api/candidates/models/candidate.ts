import { DateTime } from 'luxon'
import { belongsTo, hasMany, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { CandidateSchema } from '#database/schema'
import { Refusal } from '#api/http/refusal'
import { inTransaction } from '#api/http/in_transaction'
import { notify } from '#api/notifications/notify'
import { profileApproval } from '#api/candidates/approval_states'
import User from '#api/accounts/models/user'
import Resume from '#api/candidates/models/resume'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import Employment from '#api/candidates/models/employment'
import AcademicRecord from '#api/candidates/models/academic_record'
import Achievement from '#api/candidates/models/achievement'
import CandidateTool from '#api/candidates/models/candidate_tool'
import Certification from '#api/candidates/models/certification'
import Project from '#api/candidates/models/project'
import SocialLink from '#api/candidates/models/social_link'

export default class Candidate extends CandidateSchema {
  declare approval: 'incomplete' | 'submitted' | 'approved' | 'changes_requested' | 'rejected'
  declare visibility: 'active' | 'snoozed' | 'deactivated' | 'suspended'

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

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

  /** What cards show of a candidate: the person, and the skills in their order. */
  static withCard = scope((query: ModelQueryBuilderContract<typeof Candidate>) => {
    query
      .preload('user')
      .preload('skills', (skills) => skills.preload('skill').orderBy('position').orderBy('id'))
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
      .firstOrFail()
  }

  /** The profile becomes searchable. */
  async approve(_admin: User) {
    await this.#decide('approve', null)
  }

  async requestChanges(_admin: User, { reason }: { reason: string }) {
    await this.#decide('requestChanges', reason)
  }

  async reject(_admin: User, { reason }: { reason: string }) {
    await this.#decide('reject', reason)
  }

  async #decide(action: keyof typeof profileApproval, reason: string | null) {
    const { from, to } = profileApproval[action]
    await inTransaction(this, async (trx) => {
      const { approval } = await Candidate.query({ client: trx })
        .where('id', this.id)
        .forUpdate()
        .firstOrFail()
      if (!(from as readonly string[]).includes(approval))
        throw new Refusal(
          approval === 'incomplete'
            ? 'This profile was not submitted yet'
            : `This profile is ${approval.replace('_', ' ')} already`
        )
      this.approval = to
      this.approvalReason = reason
      if (to === 'approved') this.approvedAt = DateTime.now()
      await this.save()
      const { message, lines } = told[action](reason)
      await notify(trx, {
        to: [this.userId],
        kind: `profile.${to}`,
        message,
        link: '/candidate/profile',
        devId: this.id,
        mail: {
          subject: message,
          lines,
          action: { label: 'Open your profile', path: '/candidate/profile' },
        },
      })
    })
  }
}

const told: Record<
  keyof typeof profileApproval,
  (reason: string | null) => { message: string; lines: string[] }
> = {
  approve: () => ({
    message: 'Your profile is approved',
    lines: ['Your profile is approved: companies can find you now.'],
  }),
  requestChanges: (reason) => ({
    message: 'Your profile needs a change before approval',
    lines: [
      `Before we approve your profile, please change this: ${reason}`,
      'Then submit it again. You can apply for jobs meanwhile.',
    ],
  }),
  reject: (reason) => ({
    message: 'Your profile was not approved',
    lines: [
      `We did not approve your profile: ${reason}`,
      'You can change it and submit it again, and you can apply for jobs meanwhile.',
    ],
  }),
}
