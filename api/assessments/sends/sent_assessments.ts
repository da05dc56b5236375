import { errors } from '@adonisjs/lucid'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { pagination } from '#api/http/pagination'
import { extentOf } from '#api/companies/access/company_rights'
import type CompanyMember from '#api/companies/models/company_member'
import { reachesSql } from '#api/candidates/control/reach'
import AssessmentSend from '#api/assessments/models/assessment_send'
import { namedAmong } from '#api/assessments/sends/send_ports'
import type { SendState } from '#api/assessments/sends/send_flow'

type Filter = {
  page?: number
  limit?: number
  state?: SendState
  jobId?: number
  devId?: number
  appliedId?: number
}

/** What a member sees of their company's sends: not those of people who withdrew from it, and by some roles only those of their jobs. */
function sendsSeenBy({ companyId, userId, role }: CompanyMember) {
  const query = AssessmentSend.query()
    .where('assessment_sends.company_id', companyId)
    .whereRaw(reachesSql('assessment_sends.candidate_id', 'assessment_sends.company_id'))
  if (extentOf('see_sends', role) !== true)
    query.whereRaw(
      'assessment_sends.job_id in (select t.job_id from job_members t where t.user_id = ?)',
      [userId]
    )
  return query
}

/** With all that its row shows. */
export const withTests = (query: ModelQueryBuilderContract<typeof AssessmentSend>) =>
  query
    .preload('tests', (tests) => tests.orderBy('position').preload('assessment'))
    .preload('attempts', (attempts) =>
      attempts.whereNot('attempts.status', 'void').orderBy('id').preload('result')
    )
    .preload('job')

/** A page of what a company sent, the latest first, and whom of those it may name. */
export async function sentBy(
  member: CompanyMember,
  { page = 1, limit = 20, state, jobId, devId, appliedId }: Filter
) {
  const query = withTests(sendsSeenBy(member))
    .preload('candidate', (candidate) => candidate.preload('user'))
    .preload('sender')
  if (state) query.where('status', state)
  if (jobId) query.where('job_id', jobId)
  if (devId) query.where('candidate_id', devId)
  if (appliedId) query.where('application_id', appliedId)
  const list = await query.orderBy('id', 'desc').paginate(page, limit)
  return {
    sends: list.all(),
    named: await namesOf(member, list.all()),
    pagination: pagination(page, limit, list.total),
  }
}

/** One send that a member sees; any other is not there. */
export async function sendOf(member: CompanyMember, id: number) {
  const send = await withTests(sendsSeenBy(member))
    .where('assessment_sends.id', id)
    .preload('candidate', (candidate) => candidate.preload('user'))
    .preload('sender')
    .first()
  if (!send) throw new errors.E_ROW_NOT_FOUND()
  return send
}

/** Those of the people of sends whom the company names in full. */
export const namesOf = ({ companyId }: CompanyMember, sends: AssessmentSend[]) =>
  namedAmong(
    companyId,
    sends.map(({ candidateId }) => candidateId)
  )

/** A page of what companies sent a candidate, those that can be taken first. */
export async function sentTo(
  candidateId: number,
  { page = 1, limit = 20 }: { page?: number; limit?: number }
) {
  const list = await withTests(AssessmentSend.query())
    .where('candidate_id', candidateId)
    // what was taken back is no longer anybody's to answer
    .whereNot('status', 'cancelled')
    .preload('company')
    .orderByRaw(`(status in ('sent', 'started')) desc, id desc`)
    .paginate(page, limit)
  return { sends: list.all(), pagination: pagination(page, limit, list.total) }
}
