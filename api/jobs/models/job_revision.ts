import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { JobRevisionSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Job from '#api/jobs/models/job'
import type { RevisionStatus } from '#api/jobs/revisions/revision_flow'

/** A material edit of a published job that waits for a moderator; the job shows the old values meanwhile. */
export default class JobRevision extends JobRevisionSchema {
  declare status: RevisionStatus
  declare changes: Record<string, { from: unknown; to: unknown }>

  @belongsTo(() => Job)
  declare job: BelongsTo<typeof Job>

  /** Who of the company wants the change, and who decided it: of the platform, or of the company when it is taken back. */
  @belongsTo(() => User, { foreignKey: 'submittedBy' })
  declare submitter: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'decidedBy' })
  declare decider: BelongsTo<typeof User>
}
