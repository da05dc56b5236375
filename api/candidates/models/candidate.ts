import { DateTime } from 'luxon'
import { belongsTo, hasMany, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CandidateSchema } from '#database/schema'
import { Refusal } from '#api/http/refusal'
import { inTransaction } from '#api/http/in_transaction'
import { notify } from '#api/notifications/notify'
import { PlaceAsked, type PlaceInput } from '#api/companies/events'
import { platformStaff } from '#api/companies/platform_staff'
import { profileApproval, profileSubmission } from '#api/candidates/approval_states'
import { profileVisibility, type Visibility } from '#api/candidates/visibility_states'
import { ProfileDeactivated } from '#api/candidates/events'
import { measureProgress } from '#api/candidates/progress'
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
import { SUBMIT_FROM, type EnglishResult } from '#api/candidates/candidate_facts'

export default class Candidate extends CandidateSchema {
  declare approval: 'incomplete' | 'submitted' | 'approved' | 'changes_requested' | 'rejected'
  declare english: EnglishResult
  declare visibility: Visibility

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

  /** Hands the profile in for approval, the first time or again, once enough of it is there. */
  async submit() {
    await inTransaction(this, async (trx) => {
      await this.#lock(trx)
      const { from, to } = profileSubmission.submit
      if (!(from as readonly string[]).includes(this.approval))
        throw new Refusal(
          this.approval === 'submitted'
            ? 'Your profile is with us already; we answer within two working days'
            : 'Your profile is approved already; what you change now is checked by itself'
        )
      const { progress, steps } = await measureProgress(this.id, trx)
      if (progress < SUBMIT_FROM) {
        const missing = steps.filter(({ done }) => !done)
        throw new Refusal(
          `Your profile is ${progress} % complete and can be submitted from ${SUBMIT_FROM} %. Still open: ${missing.map(({ label }) => label.replace(/^./, (first) => first.toLowerCase())).join(', ')}`,
          {
            status: 422,
            details: {
              progress,
              needed: SUBMIT_FROM,
              missing: missing.map(({ key, label, weight }) => ({ key, label, gains: weight })),
            },
          }
        )
      }
      this.approval = to
      this.approvalReason = null
      this.submittedAt = DateTime.now()
      await this.save()
      const { fullName } = await User.findOrFail(this.userId, { client: trx })
      await notify(trx, {
        to: await platformStaff(trx),
        kind: 'profile.submitted',
        message: `${fullName} submitted a profile for approval`,
        link: `/admin/developers/${this.id}/show`,
        devId: this.id,
      })
    })
  }

  /** Out of the search until a day; applications and interviews go on. */
  async snooze(until: DateTime) {
    await this.#show('snooze', async () => {
      this.snoozedUntil = until
    })
  }

  /** Off the market: nobody finds the profile, and what runs for it ends. */
  async deactivate(reason: string | null) {
    await this.#show('deactivate', async (trx) => {
      this.snoozedUntil = null
      this.deactivatedReason = reason
      await ProfileDeactivated.dispatch(this, trx)
    })
  }

  async activate() {
    await this.#show('activate', async () => {
      this.snoozedUntil = null
      this.deactivatedReason = null
    })
  }

  /** The clock ends a snooze; answers whether there was one to end. */
  async wake() {
    return inTransaction(this, async (trx) => {
      await this.#lock(trx)
      if (this.visibility !== 'snoozed' || !this.snoozedUntil || this.snoozedUntil > DateTime.now())
        return false
      await this.activate()
      await notify(trx, {
        to: [this.userId],
        kind: 'profile.active',
        message: 'Your snooze is over: companies can find your profile again',
        link: '/candidate/profile',
        devId: this.id,
        mail: {
          subject: 'Your profile is active again',
          lines: [
            'The day until which you had snoozed your profile has come, so companies can find you again.',
            'Not yet? Snooze it once more in your settings.',
          ],
          action: { label: 'Open your settings', path: '/settings' },
        },
      })
      return true
    })
  }

  /** The platform takes the profile off, and its owner cannot put it back. */
  async suspend(_admin: User, { reason }: { reason: string }) {
    await this.#show('suspend', async (trx) => {
      this.snoozedUntil = null
      this.deactivatedReason = reason
      await ProfileDeactivated.dispatch(this, trx)
      await notify(trx, {
        to: [this.userId],
        kind: 'profile.suspended',
        message: `Your profile was suspended: ${reason}`,
        link: '/candidate/profile',
        devId: this.id,
        mail: {
          subject: 'Your profile was suspended',
          lines: [
            `We have suspended your profile: ${reason}`,
            'Your open applications are withdrawn. Answer this mail to settle it.',
          ],
        },
      })
    })
  }

  async reinstate(_admin: User) {
    await this.#show('reinstate', async (trx) => {
      this.deactivatedReason = null
      await notify(trx, {
        to: [this.userId],
        kind: 'profile.active',
        message: 'Your profile is active again',
        link: '/candidate/profile',
        devId: this.id,
      })
    })
  }

  /** Closing the developer popup hides the update popup too. */
  async closePopup(popup: 'developer' | 'update') {
    const now = DateTime.now()
    if (popup === 'developer') this.developerPopupClosedAt ??= now
    this.updatePopupClosedAt ??= now
    await this.save()
  }

  async #lock(trx: TransactionClientContract) {
    await Candidate.query({ client: trx })
      .where('id', this.id)
      .forUpdate()
      .select('id')
      .firstOrFail()
    await this.refresh()
  }

  async #show(
    action: keyof typeof profileVisibility,
    change: (trx: TransactionClientContract) => Promise<void>
  ) {
    const { from, to } = profileVisibility[action]
    await inTransaction(this, async (trx) => {
      await this.#lock(trx)
      if (!(from as readonly Visibility[]).includes(this.visibility))
        throw new Refusal(
          this.visibility === 'suspended'
            ? 'This profile is suspended; ask support'
            : `This profile is ${this.visibility} already`
        )
      this.visibility = to
      await change(trx)
      await this.save()
    })
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

  /** On the wall for days, until a date, or not any more. */
  async spotlight(
    admin: User,
    {
      days,
      spotlightExpiryDate,
      expiryDate,
      note,
    }: Record<'days' | 'spotlightExpiryDate' | 'expiryDate' | 'note', any>
  ) {
    const until = spotlightExpiryDate ?? expiryDate
    await this.#place('spotlight', admin, { days, until, note })
  }

  /** Ahead of others in the search, labelled, for days, until a date, or not any more. */
  async promote(
    admin: User,
    {
      days,
      profilePromotionExpiryDate,
      expiryDate,
      note,
    }: Record<'days' | 'profilePromotionExpiryDate' | 'expiryDate' | 'note', any>
  ) {
    const until = profilePromotionExpiryDate ?? expiryDate
    await this.#place('promotion', admin, { days, until, note })
  }

  #place(place: 'spotlight' | 'promotion', admin: User, input: PlaceInput) {
    return inTransaction(this, (trx) =>
      PlaceAsked.dispatch(place, { of: 'candidate', id: this.id }, admin, input, trx)
    )
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
