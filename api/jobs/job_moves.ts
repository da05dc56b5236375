import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { quotaOf } from '#api/companies/access/quotas'
import { lockRow } from '#api/http/in_transaction'
import { movesOf } from '#api/flow/moves_of'
import type User from '#api/accounts/models/user'
import Company from '#api/companies/models/company'
import { JobApproved, JobClosed } from '#api/jobs/events'
import { DAYS_LISTED, MOST_DAYS_LISTED, type CloseReason } from '#api/jobs/job_facts'
import { jobFlow, moveTowards } from '#api/jobs/job_flow'
import { jobNotices } from '#api/jobs/job_notices'
import { completeJob } from '#api/jobs/job_validators'
import { partsOf } from '#api/jobs/form/whole_form'
import Job from '#api/jobs/models/job'
import JobRevision from '#api/jobs/models/job_revision'

type Trx = TransactionClientContract

export const jobMoves = movesOf(jobFlow, {
  model: () => Job,
  /** The second of two people acts on what the first left. */
  async under(job: Job, trx: Trx) {
    await lockRow(trx, 'companies', job.companyId, 'no key update')
    return Company.findOrFail(job.companyId, { client: trx })
  },
  checks: {
    /** A live job was asked before. */
    companyVerified(_job, { parent: company, from }) {
      if (from === 'live' || (company.verification === 'verified' && company.isActive)) return
      throw new Refusal(
        'Your company is not verified yet, so this job stays a draft. Complete the company profile; you can submit it once we have checked it',
        { status: 403, reason: 'status' }
      )
    },
    complete: (job) => completeJob.validate(partsOf(job)),
    /** Counted under the company's lock, so that two people cannot both take the last place. */
    async quotaLeft(job, { trx, from }) {
      if (from === 'live') return
      const { limit, left, upgradeTo } = await quotaOf(job.companyId, 'open_job', trx, {
        besides: job.id,
      })
      if (left > 0) return
      throw new Refusal(
        sentence(
          'Your plan includes {limit} open jobs at a time. Close or pause one of them, or choose a larger plan',
          { limit }
        ),
        { status: 403, reason: 'quota', details: { limit, ...(upgradeTo && { upgradeTo }) } }
      )
    },
  },
  changes: {
    /** Gives the job to the moderators. */
    submit(job, { from, now }) {
      if (from === 'rejected') job.resubmissions++
      job.submittedAt = now
      job.rejectionReason = null
    },
    withdraw(job) {
      job.submittedAt = null
    },
    /** Makes the job public for thirty days, or until the date that its company chose. */
    async approve(job, { trx, now }) {
      const chosen =
        job.validThrough && job.validThrough > now.plus({ days: 1 })
          ? DateTime.min(job.validThrough, now.plus({ days: MOST_DAYS_LISTED }))
          : null
      job.rejectionReason = null
      job.publishedAt ??= now
      job.refreshedAt = now
      job.validThrough = chosen ?? now.plus({ days: DAYS_LISTED })
      job.expiryNotice = null
      await trx.from('companies').where('id', job.companyId).increment('approved_job_count', 1)
      await JobApproved.dispatch(job, trx)
    },
    reject(job, _moving, { reason }: { reason: string }) {
      job.rejectionReason = reason
    },
    /** Ends the job; everyone who still waits for an answer gets one. */
    async close(job, { trx, now, input }, { reason }: { reason: CloseReason }) {
      input.reason = reason
      job.statusReason = reason
      job.closedAt = now
      await end(job, trx)
    },
    /** More days, and the top of the list. */
    refresh(job, { now }) {
      job.refreshedAt = now
      job.validThrough = DateTime.min(
        DateTime.max(job.validThrough ?? now, now).plus({ days: DAYS_LISTED }),
        now.plus({ days: MOST_DAYS_LISTED })
      )
      job.expiryNotice = null
    },
    /** Takes a live job off the site; a strike for its company. */
    async suspend(job, { trx }, { reason }: { reason: string }) {
      job.statusReason = reason
      await trx.from('companies').where('id', job.companyId).increment('strikes', 1)
    },
    /** Puts the job away for good. */
    archive: (job, { trx }, _input?: { reason?: string }) => end(job, trx),
  },
  record: (job, { trx, move, by, from, input }) =>
    job.record(trx, move, by, { from, reason: input.reason }),
  tell: jobNotices,
})

/** Makes the move that leads to the status a company asks for, and names it. */
export async function bringJobTo(
  job: Job,
  status: Parameters<typeof moveTowards>[0],
  by: User,
  { reason }: { reason?: CloseReason } = {}
) {
  const move = moveTowards(status, job.state)
  await jobMoves[move](job, by, { reason: reason as CloseReason })
  return move
}

async function end(job: Job, trx: Trx) {
  await JobRevision.query({ client: trx })
    .where({ job_id: job.id, status: 'pending' })
    .update({ status: 'superseded' })
  await JobClosed.dispatch(job, trx)
}
