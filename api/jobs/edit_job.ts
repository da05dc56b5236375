import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import type User from '#api/accounts/models/user'
import type Company from '#api/companies/models/company'
import type CompanyMember from '#api/companies/models/company_member'
import { can } from '#api/companies/access/can'
import type Job from '#api/jobs/models/job'
import JobRevision from '#api/jobs/models/job_revision'
import { TRUSTED_AFTER } from '#api/jobs/job_facts'
import { jobFlow } from '#api/jobs/job_flow'
import { jobMoves } from '#api/jobs/job_moves'
import { findForOwner, write, type JobInput } from '#api/jobs/post_job'

/** What a moderator looks at again when it changes on a published job: title, category, location type, and pay that falls. */
const material = [
  'title',
  'jobCategoryId',
  'locationType',
  'budgetMin',
  'budgetMax',
  'currency',
  'budgetFor',
] as const satisfies (keyof Job)[]
type Material = (typeof material)[number]
export type RevisionChanges = Partial<Record<Material, { from: unknown; to: unknown }>>

/** Changes a job. Small changes of a published one apply at once; material ones wait for a moderator, unless the company is trusted. */
export async function editJob(found: Job, member: CompanyMember, by: User, input: JobInput) {
  const waits = await db.transaction(async (trx) => {
    const company = await jobMoves.lock(found, trx)
    const job = found
    if (jobFlow.over.includes(job.state))
      throw new Refusal(
        'This job has ended, so it cannot be changed. Duplicate it, and change the copy'
      )
    const published = job.isApproved === true
    write(job, input)
    const changes = published ? materialChanges(job) : {}
    const hasMaterial = Object.keys(changes).length > 0
    if (hasMaterial && !isTrusted(company))
      for (const name of Object.keys(changes) as Material[])
        (job as any)[name] = changes[name]!.from
    await job.save()
    await job.record(trx, 'edit', by)
    if (hasMaterial) await revise(job, by, changes, isTrusted(company), trx)
    await followStatus(job, member, by, input.status)
    return hasMaterial && !isTrusted(company)
  })
  const job = await findForOwner(found.id)
  return {
    job,
    notice: waits ? ('warn' as const) : undefined,
    message: waits
      ? 'Saved; the changes to title, category, location or pay show once we have checked them'
      : input.status === 'open' && job.state === 'pending'
        ? 'Job submitted for approval'
        : 'Job saved',
  }
}

const isTrusted = (company: Company) =>
  company.approvedJobCount >= TRUSTED_AFTER && company.strikes === 0

function materialChanges(job: Job): RevisionChanges {
  const before = job.$original as Record<Material, unknown>
  const changed = (name: Material) => job.$dirty[name] !== undefined
  const paysLess =
    changed('currency') ||
    changed('budgetFor') ||
    (['budgetMin', 'budgetMax'] as const).some(
      (name) =>
        changed(name) &&
        before[name] !== null &&
        (job[name] === null || job[name]! < (before[name] as number))
    )
  const names = material.filter(
    (name) =>
      changed(name) && (['title', 'jobCategoryId', 'locationType'].includes(name) || paysLess)
  )
  return Object.fromEntries(names.map((name) => [name, { from: before[name], to: job[name] }]))
}

async function revise(
  job: Job,
  by: User,
  changes: RevisionChanges,
  trusted: boolean,
  trx: TransactionClientContract
) {
  const waiting = await JobRevision.query({ client: trx })
    .where({ job_id: job.id, status: 'pending' })
    .first()
  if (waiting) await waiting.useTransaction(trx).merge({ status: 'superseded' }).save()
  const all = trusted ? changes : { ...(waiting?.changes as RevisionChanges), ...changes }
  await JobRevision.create(
    {
      companyId: job.companyId,
      jobId: job.id,
      submittedBy: by.id,
      changes: all,
      status: trusted ? 'approved' : 'pending',
    },
    { client: trx }
  )
}

/** The same form also submits a draft, sends a rejected job in again, or takes a waiting one back. */
async function followStatus(
  job: Job,
  member: CompanyMember,
  by: User,
  status: 'draft' | 'open' | undefined
) {
  // an assigned hiring manager edits; submitting is for those who may post
  if (!can(member, 'post_job').allowed) return
  if (status === 'open' && (job.state === 'draft' || job.state === 'rejected'))
    await jobMoves.submit(job, by)
  else if (status === 'draft' && job.state === 'pending') await jobMoves.withdraw(job, by)
}
