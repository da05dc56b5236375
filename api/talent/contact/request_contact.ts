import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import type CompanyMember from '#api/companies/models/company_member'
import Job from '#api/jobs/models/job'
import { unlockedAmong } from '#api/talent/contact_access'
import { quotaMonth, quotaOf } from '#api/companies/access/quotas'
import { can } from '#api/companies/access/can'
import { tellOfRequest } from '#api/talent/contact/contact_notices'
import type { contactRequest } from '#api/talent/contact/contact_validators'
import ContactRequest from '#api/talent/models/contact_request'
import { visibleTo } from '#api/talent/visible_candidates'
import { ANSWER_DAYS, DAYS_BETWEEN_REQUESTS } from '#api/talent/talent_facts'

type Input = Infer<typeof contactRequest>

/** Asks a candidate for their contact details. One of the month's requests is kept for it until it is answered; what is unlocked already costs none. */
export async function requestContact(
  member: CompanyMember,
  { devId, jobId, payRange, message }: Input
): Promise<{ state: 'pending' | 'unlocked'; request: ContactRequest | null }> {
  const { companyId } = member
  return db.transaction(async (trx) => {
    // one request of a company at a time, so that the quota holds
    await trx.rawQuery('select id from companies where id = ? for no key update', [companyId])
    const candidate = await visibleTo(member, trx)
      .where('candidates.id', devId)
      .preload('user')
      .firstOrFail()
    if ((await unlockedAmong(member, [devId], trx)).has(devId))
      return { state: 'unlocked', request: null }
    const job = jobId ? await openJobOf(trx, companyId, jobId) : null
    await assertNotAskedLately(trx, companyId, devId)
    await assertQuota(trx, member)
    const request = await ContactRequest.create(
      {
        companyId,
        candidateId: devId,
        jobId: job?.id ?? null,
        sentBy: member.userId,
        status: 'pending',
        message,
        payMin: payRange?.min ?? null,
        payMax: payRange?.max ?? null,
        payCurrency: payRange?.currency ?? null,
        payPer: payRange?.per ?? null,
        quotaMonth: quotaMonth(),
        expiresAt: DateTime.now().plus({ days: ANSWER_DAYS }),
      },
      { client: trx }
    )
    await tellOfRequest(trx, request, { candidate, company: member.company, job })
    return { state: 'pending', request }
  })
}

async function openJobOf(trx: TransactionClientContract, companyId: number, jobId: number) {
  const job = await Job.query({ client: trx }).where({ id: jobId, companyId }).first()
  if (!job) throw new errors.E_ROW_NOT_FOUND()
  if (job.isPublic) return job
  throw new Refusal('This job is not open; choose one that candidates can read', {
    status: 422,
    field: 'jobId',
  })
}

async function assertNotAskedLately(
  trx: TransactionClientContract,
  companyId: number,
  candidateId: number
) {
  const last = await ContactRequest.query({ client: trx })
    .where({ companyId, candidateId })
    .orderBy('id', 'desc')
    .first()
  if (!last) return
  if (last.status === 'pending')
    throw new Refusal(
      sentence('Your company has already asked this candidate; they have until {day} to answer', {
        day: last.expiresAt,
      })
    )
  const again = (last.decidedAt ?? last.createdAt).plus({ days: DAYS_BETWEEN_REQUESTS })
  if (again > DateTime.now())
    throw new Refusal(
      sentence('Your company asked this candidate lately; you can ask again from {again}', {
        again,
      })
    )
}

/** The answer of the page's own check, under the lock. */
async function assertQuota(trx: TransactionClientContract, member: CompanyMember) {
  const quota = await quotaOf(member.companyId, 'contact_request', trx)
  const access = can(member, 'contact_request', { quota })
  if (!access.allowed)
    throw new Refusal(access.message, { status: 403, reason: access.reason, details: { quota } })
}
