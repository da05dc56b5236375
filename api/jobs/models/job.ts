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
import { JobSchema } from '#database/schema'
import type User from '#api/accounts/models/user'
import Company from '#api/companies/models/company'
import { RecordsChanged } from '#api/companies/events'
import JobCategory from '#api/taxonomy/models/job_category'
import Industry from '#api/taxonomy/models/industry'
import JobEvent from '#api/jobs/models/job_event'
import JobMember from '#api/jobs/models/job_member'
import JobRevision from '#api/jobs/models/job_revision'
import { loadJobNames } from '#api/jobs/job_names'
import { jobsChanged } from '#api/jobs/browse/job_list_query'
import type { JobStatus } from '#api/jobs/job_facts'
import { jobFlow, type JobState } from '#api/jobs/job_flow'

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
    return jobFlow.stateOf(this)
  }

  get path() {
    return `/jobs/${this.slug}`
  }

  /** Takes applications: what the public sees, asked of one row. */
  get isPublic() {
    return this.listed && this.validThrough !== null && this.validThrough > DateTime.now()
  }

  /** The jobs of one company: how its people find theirs, so that a stranger's is not there. */
  static of(companyId: number) {
    return this.query().where('company_id', companyId)
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
    await RecordsChanged.dispatch(this.companyId, 'job', action, [this.id], trx)
  }
}

function afterCommit({ $trx }: { $trx?: Trx }, act: () => void) {
  if ($trx) $trx.after('commit', act)
  else act()
}

// verified, suspended or renamed: what its jobs show changes with it
Company.after('update', (company) => afterCommit(company, jobsChanged))
