import { DateTime } from 'luxon'
import {
  afterDelete,
  afterFetch,
  afterFind,
  afterSave,
  belongsTo,
  column,
  hasMany,
  scope,
} from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { errors } from '@adonisjs/lucid'
import { JobSchema } from '#database/schema'
import { Refusal } from '#api/http/refusal'
import { inTransaction } from '#api/http/in_transaction'
import type User from '#api/accounts/models/user'
import { PlaceAsked } from '#api/companies/events'
import Company from '#api/companies/models/company'
import CompanyMember from '#api/companies/models/company_member'
import { platformStaff } from '#api/companies/platform_staff'
import JobCategory from '#api/taxonomy/models/job_category'
import Industry from '#api/taxonomy/models/industry'
import { notify, type MailContent } from '#api/notifications/notify'
import JobEvent from '#api/jobs/models/job_event'
import JobMember from '#api/jobs/models/job_member'
import JobRevision from '#api/jobs/models/job_revision'
import { JobApproved, JobClosed } from '#api/jobs/events'
import { loadJobNames } from '#api/jobs/job_names'
import { jobsChanged } from '#api/jobs/browse/job_list_query'
import {
  DAYS_BETWEEN_REFRESHES,
  DAYS_LISTED,
  MOST_DAYS_LISTED,
  MOST_RESUBMISSIONS,
  type CloseReason,
} from '#api/jobs/job_facts'
import { completeJob } from '#api/jobs/job_validators'
import {
  actionTowards,
  jobTransitions,
  refusalOf,
  stateOf,
  type JobAction,
  type JobState,
} from '#api/jobs/job_states'

export type JobStatus =
  'draft' | 'open' | 'paused' | 'closed' | 'expired' | 'archived' | 'suspended'

type AskedStatus = Parameters<typeof actionTowards>[0]
type Trx = TransactionClientContract
type Question = { question: string; isMandatory: boolean; isAdded: boolean; isChecked: boolean }
export type QuestionGroup = {
  questionName: string
  isCustomQuestion: boolean
  questionLists: Question[]
}

export default class Job extends JobSchema {
  declare status: JobStatus

  @column({ prepare: (groups) => JSON.stringify(groups ?? []) })
  declare questionnaire: QuestionGroup[]

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  @belongsTo(() => JobCategory)
  declare category: BelongsTo<typeof JobCategory>

  @belongsTo(() => Industry)
  declare industry: BelongsTo<typeof Industry>

  @hasMany(() => JobMember)
  declare members: HasMany<typeof JobMember>

  @hasMany(() => JobRevision)
  declare revisions: HasMany<typeof JobRevision>

  /** What the public may see, and the only place that says so. `listed` is kept by the database: approved, open, its company active and verified. */
  static public = scope((query) => {
    query.where('jobs.listed', true).where('jobs.valid_through', '>', new Date())
  })

  /**
   * Cards show names of skills and categories, which are remembered beside the database. A transaction does not
   * wait for them: they come over another connection, and once every connection waits so, all stand still.
   */
  @afterFind()
  @afterFetch()
  static async warmNames(found: Job | Job[]) {
    const names = loadJobNames()
    if ([found].flat()[0]?.$trx) names.catch(() => undefined)
    else await names
  }

  @afterSave()
  @afterDelete()
  static tellLists(job: Job) {
    afterCommit(job, jobsChanged)
  }

  get state(): JobState {
    return stateOf({ status: this.status, isApproved: this.isApproved ?? null })
  }

  get path() {
    return `/jobs/${this.slug}`
  }

  /** Takes applications: what the public sees, asked of one row. */
  get isPublic() {
    return this.listed && this.validThrough !== null && this.validThrough > DateTime.now()
  }

  async hasMember(userId: number) {
    return Boolean(await JobMember.query().where({ job_id: this.id, user_id: userId }).first())
  }

  /** Ahead of other jobs, labelled, for days, until a date, or not any more. */
  async promote(
    admin: User,
    { days, promotionExpiryDate, note }: Record<'days' | 'promotionExpiryDate' | 'note', any>
  ) {
    await inTransaction(this, (trx) =>
      PlaceAsked.dispatch(
        'promotion',
        { of: 'job', id: this.id },
        admin,
        { days, until: promotionExpiryDate, note },
        trx
      )
    )
  }

  /** The jobs of one company: how its people find theirs, so that a stranger's is not there. */
  static of(companyId: number) {
    return this.query().where('company_id', companyId)
  }

  // -------------------------------------------------------------------------- the company's moves

  /** Makes the move that leads to the status a company asks for, and names it. */
  async bringTo(status: AskedStatus, by: User, { reason }: { reason?: CloseReason } = {}) {
    const action = actionTowards(status, this.state)
    if (action === 'close' || action === 'archive') await this[action](by, { reason })
    else await this[action](by)
    return action
  }

  /** Hands the job to the moderators. */
  submit(by: User) {
    return this.#move('submit', by, {}, async (trx, company) => {
      this.#assertVerified(company)
      await this.#assertComplete()
      if (this.state === 'rejected' && ++this.resubmissions > MOST_RESUBMISSIONS) {
        throw new Refusal(
          `This job was rejected and sent in again ${MOST_RESUBMISSIONS} times. Write a new one, or ask our support what is missing`
        )
      }
      await this.#assertQuota(trx, company)
      this.status = 'open'
      this.isApproved = null
      this.submittedAt = DateTime.now()
      this.rejectionReason = null
      await this.#tellTeam(trx, 'job.posted', `"${this.title}" waits for approval`)
      await this.#tellModerators(trx, company)
    })
  }

  /** Takes a waiting job back into the drafts. */
  withdraw(by: User) {
    return this.#move('withdraw', by, {}, async () => {
      this.status = 'draft'
      this.submittedAt = null
    })
  }

  /** Hides the job and takes no new applications; the pipeline goes on. */
  pause(by: User) {
    return this.#move('pause', by, {}, async () => {
      this.status = 'paused'
    })
  }

  resume(by: User) {
    return this.#move('resume', by, {}, async (trx, company) => {
      this.#assertVerified(company)
      if (this.validThrough && this.validThrough <= DateTime.now())
        throw new Refusal(
          'The time of this job is over. It expires within the hour; then you can refresh it for 30 more days'
        )
      await this.#assertQuota(trx, company)
      this.status = 'open'
    })
  }

  /** Ends the job; everyone who still waits for an answer gets one. */
  close(by: User, { reason = 'other' }: { reason?: CloseReason } = {}) {
    return this.#move('close', by, { reason }, async (trx) => {
      this.status = 'closed'
      this.statusReason = reason
      this.closedAt = DateTime.now()
      await this.#end(trx)
    })
  }

  /** Thirty more days, and the top of the list; once in seven days. */
  refreshListing(by: User) {
    return this.#move('refresh', by, {}, async (trx, company) => {
      const next = this.refreshedAt.plus({ days: DAYS_BETWEEN_REFRESHES })
      if (next > DateTime.now()) {
        throw new Refusal(
          `A job can be refreshed once in ${DAYS_BETWEEN_REFRESHES} days; this one again from ${next.toUTC().toFormat('d LLLL yyyy, HH:mm')} UTC`,
          { details: { nextRefreshAt: next.toUTC().toISO() } }
        )
      }
      if (this.state === 'expired') {
        this.#assertVerified(company)
        await this.#assertQuota(trx, company)
      }
      this.status = 'open'
      this.refreshedAt = DateTime.now()
      this.validThrough = DateTime.min(
        DateTime.max(this.validThrough ?? DateTime.now(), DateTime.now()).plus({
          days: DAYS_LISTED,
        }),
        DateTime.now().plus({ days: MOST_DAYS_LISTED })
      )
      this.expiryNotice = null
    })
  }

  /** Puts the job away for good. */
  archive(by: User, { reason }: { reason?: string } = {}) {
    return this.#move('archive', by, { reason }, async (trx) => {
      this.status = 'archived'
      await this.#end(trx)
    })
  }

  // -------------------------------------------------------------------------- the platform's moves

  /** Makes the job public for thirty days, or until the date that its company chose. */
  approve(admin: User) {
    return this.#move('approve', admin, {}, async (trx, company) => {
      const now = DateTime.now()
      const chosen =
        this.validThrough && this.validThrough > now.plus({ days: 1 })
          ? DateTime.min(this.validThrough, now.plus({ days: MOST_DAYS_LISTED }))
          : null
      this.status = 'open'
      this.isApproved = true
      this.rejectionReason = null
      this.publishedAt ??= now
      this.refreshedAt = now
      this.validThrough = chosen ?? now.plus({ days: DAYS_LISTED })
      this.expiryNotice = null
      await trx.from('companies').where('id', company.id).increment('approved_job_count', 1)
      await this.#tellTeam(trx, 'job.approved', `"${this.title}" was approved and is live`, {
        subject: `Your job is live: ${this.title}`,
        lines: [
          `"${this.title}" was approved. Candidates can see it and apply until ${this.validThrough.toUTC().toFormat('d LLLL yyyy')}.`,
        ],
        action: { label: 'See the job', path: this.path },
      })
      await JobApproved.dispatch(this, trx)
    })
  }

  /** Sends the job back with what is wrong with it. */
  reject(admin: User, { reason }: { reason: string }) {
    return this.#move('reject', admin, { reason }, async (trx) => {
      this.status = 'open'
      this.isApproved = false
      this.rejectionReason = reason
      await this.#tellTeam(trx, 'job.rejected', `"${this.title}" was not approved: ${reason}`, {
        subject: `Your job needs a change: ${this.title}`,
        lines: [
          `"${this.title}" was not approved for this reason:`,
          reason,
          'Change it and submit it again.',
        ],
        action: { label: 'Edit the job', path: `/client/jobs/${this.id}/edit` },
      })
    })
  }

  /** Takes a live job off the site; a strike for its company. */
  suspend(admin: User, { reason }: { reason: string }) {
    return this.#move('suspend', admin, { reason }, async (trx, company) => {
      this.status = 'suspended'
      this.statusReason = reason
      await trx.from('companies').where('id', company.id).increment('strikes', 1)
      await this.#tellTeam(
        trx,
        'job.suspended',
        `"${this.title}" was taken off the site: ${reason}`,
        {
          subject: `Your job was taken off the site: ${this.title}`,
          lines: [
            `"${this.title}" was taken off the site for this reason:`,
            reason,
            'Write to our support if you think that this is a mistake.',
          ],
        }
      )
    })
  }

  /** Ends the listing once its time is over. */
  expire() {
    return this.#move('expire', null, {}, async (trx) => {
      this.status = 'expired'
      await this.#tellTeam(trx, 'job.expired', `"${this.title}" has expired`, {
        subject: `Your job has expired: ${this.title}`,
        lines: [
          `"${this.title}" is no longer shown. Refresh it for ${DAYS_LISTED} more days, or close it so that everyone who applied gets an answer.`,
        ],
        action: { label: 'See your jobs', path: '/client/jobs' },
      })
    })
  }

  /** Says how a moderator decided about a change of a published job. */
  tellRevision(trx: Trx, status: 'approved' | 'rejected', reason: string | null) {
    const message =
      status === 'approved'
        ? `Your change to "${this.title}" was approved`
        : `Your change to "${this.title}" was not approved: ${reason}`
    return this.#tellTeam(trx, `job.revision_${status}`, message)
  }

  /** Says that the listing ends soon. */
  async warnOfExpiry(trx: Trx, days: number) {
    this.useTransaction(trx)
    this.expiryNotice = days
    await this.save()
    const when = days === 1 ? 'tomorrow' : `in ${days} days`
    await this.#tellTeam(trx, 'job.expiring', `"${this.title}" expires ${when}`, {
      subject: `Your job expires ${when}: ${this.title}`,
      lines: [
        `"${this.title}" is shown until ${this.validThrough!.toUTC().toFormat('d LLLL yyyy')}. Refresh it for ${DAYS_LISTED} more days, or let it end.`,
      ],
      action: { label: 'See your jobs', path: '/client/jobs' },
    })
  }

  // -------------------------------------------------------------------------- what every move shares

  /** Locks the company, then the job, so that the second of two people acts on what the first left. */
  async lock(trx: Trx) {
    await trx.rawQuery('select id from companies where id = ? for no key update', [this.companyId])
    const company = await Company.findOrFail(this.companyId, { client: trx })
    const { rows } = await trx.rawQuery('select id from jobs where id = ? for update', [this.id])
    if (rows.length === 0) throw new errors.E_ROW_NOT_FOUND()
    this.useTransaction(trx)
    await this.refresh()
    return company
  }

  async #move(
    action: JobAction,
    by: User | null,
    { reason }: { reason?: string },
    change: (trx: Trx, company: Company) => Promise<void>
  ) {
    await inTransaction(this, async (trx) => {
      const company = await this.lock(trx)
      const from = this.state
      const transition = jobTransitions[action]
      if (!(transition.from as readonly JobState[]).includes(from))
        throw new Refusal(
          refusalOf(action, from, transition.by === 'platform' ? 'platform' : 'client')
        )
      await change(trx, company)
      await this.save()
      await this.record(trx, action, by, { from, reason })
    })
    return this
  }

  /** Keeps what was done. */
  async record(
    trx: Trx,
    action: string,
    by: User | null,
    { from, reason }: { from?: JobState; reason?: string } = {}
  ) {
    await JobEvent.create(
      {
        companyId: this.companyId,
        jobId: this.id,
        actorId: by?.id ?? null,
        action,
        fromState: from ?? null,
        toState: this.state,
        reason: reason ?? null,
      },
      { client: trx }
    )
  }

  async #end(trx: Trx) {
    await JobRevision.query({ client: trx })
      .where({ job_id: this.id, status: 'pending' })
      .update({ status: 'superseded' })
    await JobClosed.dispatch(this, trx)
  }

  #assertVerified(company: Company) {
    if (company.verification === 'verified' && company.isActive) return
    throw new Refusal(
      'Your company is not verified yet, so this job stays a draft. Complete the company profile; you can submit it once we have checked it',
      { status: 403, reason: 'status' }
    )
  }

  /** Counted under the company's lock, so that two people cannot both take the last place. */
  async #assertQuota(trx: Trx, { openJobLimit: limit }: Company) {
    const [{ total }] = await trx
      .from('jobs')
      .where('company_id', this.companyId)
      .where('status', 'open')
      .whereNot('id', this.id)
      .where((query) => void query.whereNull('is_approved').orWhere('is_approved', true))
      .count('* as total')
    if (total < limit) return
    throw new Refusal(
      `Your plan includes ${limit} open jobs at a time. Close or pause one of them, or choose a larger plan`,
      { status: 403, reason: 'quota', details: { limit } }
    )
  }

  #assertComplete() {
    return completeJob.validate({
      jobTitle: this.title,
      jobCategory: this.jobCategoryId,
      budgetMin: this.budgetMin,
      budgetMax: this.budgetMax,
      shortDesc: this.shortDescription,
      editorText: this.description,
      devChooseSkills: this.skillIds,
      requiredSkills: this.requiredSkillIds,
    })
  }

  async #tellTeam(trx: Trx, kind: string, message: string, mail?: MailContent) {
    const team = await CompanyMember.query({ client: trx })
      .where({ company_id: this.companyId, status: 'active' })
      .whereIn('role', ['owner', 'admin', 'recruiter'])
      .select('user_id')
    await notify(trx, {
      to: team.map((member) => member.userId),
      kind,
      message,
      link: `/client/jobs/${this.id}`,
      jobId: this.id,
      clientId: this.companyId,
      mail,
    })
  }

  async #tellModerators(trx: Trx, company: Company) {
    await notify(trx, {
      to: await platformStaff(trx),
      kind: 'job.posted',
      message: `${company.name} submitted "${this.title}"`,
      link: `/admin/jobs/${this.id}/show`,
      jobId: this.id,
      clientId: this.companyId,
    })
  }
}

function afterCommit({ $trx }: { $trx?: Trx }, act: () => void) {
  if ($trx) $trx.after('commit', act)
  else act()
}

// verified, suspended or renamed: what its jobs show changes with it
Company.after('update', (company) => afterCommit(company, jobsChanged))
