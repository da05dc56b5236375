import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { movesOf } from '#api/flow/moves_of'
import { notify } from '#api/notifications/notify'
import { jobMoves } from '#api/jobs/job_moves'
import { tellTeam } from '#api/jobs/job_notices'
import Job from '#api/jobs/models/job'
import JobRevision from '#api/jobs/models/job_revision'
import { revisionFlow } from '#api/jobs/revisions/revision_flow'
import { withRevision } from '#api/jobs/revisions/with_revision'

export const revisionMoves = movesOf(revisionFlow, {
  model: () => JobRevision,
  async under({ jobId }: JobRevision, trx: TransactionClientContract) {
    const job = await Job.findOrFail(jobId, { client: trx })
    await jobMoves.lock(job, trx)
    return job
  },
  changes: {
    /** The new values become the job's. */
    async approve(revision, { parent: job }) {
      await withRevision(job, revision).save()
    },
    reject(revision, _moving, { reason }: { reason: string }) {
      revision.reason = reason
    },
  },
  keep(revision, { by, now }) {
    revision.decidedBy = by!.id
    revision.decidedAt = now
  },
  record: ({ status, reason }, { trx, by, parent: job }) =>
    job.record(trx, `revision_${status}`, by, { from: job.state, reason: reason ?? undefined }),
  tell: {
    /** A colleague may take it back, of which who asked for it hears. */
    async withdraw({ submittedBy }, { trx, by, parent: job }) {
      if (submittedBy === null || submittedBy === by!.id) return
      await notify(trx, {
        to: [submittedBy],
        kind: 'job.revision_withdrawn',
        message: sentence('{name} took back your change to "{job}"', {
          name: by!.fullName,
          job: job.title,
        }),
        link: '/client/jobs',
        jobId: job.id,
        clientId: job.companyId,
      })
    },
    approve: (_revision, { trx, parent: job }) =>
      tellTeam(
        trx,
        job,
        'job.revision_approved',
        sentence('Your change to "{job}" was approved', { job: job.title })
      ),
    reject: ({ reason }, { trx, parent: job }) =>
      tellTeam(
        trx,
        job,
        'job.revision_rejected',
        sentence('Your change to "{job}" was not approved: {reason}', { job: job.title, reason })
      ),
  },
})
