import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { JobSchema } from '#database/schema'
import Company from '#api/companies/models/company'
import JobCategory from '#api/taxonomy/models/job_category'
import Industry from '#api/taxonomy/models/industry'

export type JobStatus = 'draft' | 'open' | 'paused' | 'closed' | 'expired' | 'archived' | 'suspended'

export default class Job extends JobSchema {
  declare status: JobStatus

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  @belongsTo(() => JobCategory)
  declare category: BelongsTo<typeof JobCategory>

  @belongsTo(() => Industry)
  declare industry: BelongsTo<typeof Industry>

  /** What the public may see, and the only place that says so. `listed` is kept by the database: approved, open, its company active and verified. */
  static public = scope((query) => {
    query.where('jobs.listed', true).where('jobs.valid_through', '>', new Date())
  })
}
