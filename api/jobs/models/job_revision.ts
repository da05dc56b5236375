import { DateTime } from 'luxon'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { JobRevisionSchema } from '#database/schema'
import { inTransaction } from '#api/http/in_transaction'
import { Refusal } from '#api/http/refusal'
import type User from '#api/accounts/models/user'
import Job from '#api/jobs/models/job'

/** A material edit of a published job that waits for a moderator; the job shows the old values meanwhile. */
export default class JobRevision extends JobRevisionSchema {
  declare status: 'pending' | 'approved' | 'rejected' | 'superseded'
  declare changes: Record<string, { from: unknown; to: unknown }>

  @belongsTo(() => Job)
  declare job: BelongsTo<typeof Job>

  /** The new values become the job's. */
  approve(admin: User) {
    return this.#decide(admin, 'approved', null)
  }

  reject(admin: User, { reason }: { reason: string }) {
    return this.#decide(admin, 'rejected', reason)
  }

  async #decide(admin: User, status: 'approved' | 'rejected', reason: string | null) {
    await inTransaction(this, async (trx) => {
      const job = await Job.findOrFail(this.jobId, { client: trx })
      await job.lock(trx)
      this.useTransaction(trx)
      await this.refresh()
      if (this.status !== 'pending') throw new Refusal(`This change was already ${this.status}`)
      if (status === 'approved')
        await job
          .merge(
            Object.fromEntries(
              Object.entries(this.changes).map(([name, { to }]) => [name, to])
            ) as Partial<Job>
          )
          .save()
      this.status = status
      this.reason = reason
      this.decidedBy = admin.id
      this.decidedAt = DateTime.now()
      await this.save()
      await job.record(trx, `revision_${status}`, admin, {
        from: job.state,
        reason: reason ?? undefined,
      })
      await job.tellRevision(trx, status, reason)
    })
    return this
  }
}
