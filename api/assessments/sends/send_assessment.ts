import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { assertMayWrite } from '#api/candidates/control/reach'
import type CompanyMember from '#api/companies/models/company_member'
import Application from '#api/applications/models/application'
import { isRunning, runningStatuses } from '#api/applications/application_flow'
import Job from '#api/jobs/models/job'
import { assertEnough, lockAccount } from '#api/assessments/credits/credits'
import type AssessmentSend from '#api/assessments/models/assessment_send'
import { CREDITS_EACH, dueDays as days, sendLimits } from '#api/assessments/sends/send_facts'
import { visibleAmong } from '#api/assessments/sends/send_ports'
import type { sendValidator } from '#api/assessments/sends/send_validators'
import { assertTurnedOn } from '#api/assessments/sends/assert_turned_on'
import { testsToSend } from '#api/assessments/sends/tests_to_send'
import { haveAlready, writeSends, type Addressee } from '#api/assessments/sends/write_sends'

type Input = Infer<typeof sendValidator>

/**
 * Sends tests to applicants or to people whom the company may know of, a row each, and reserves a credit for each; all
 * or none. Refuses with 403, reason `quota`, where credits do not suffice; with 409 where one of them withdrew, whose
 * application has ended, or who has one of the tests already; people and tests of others are not there (404).
 */
export async function sendAssessment(
  member: CompanyMember,
  { testIds, appliedIds = [], devIds = [], jobId, dueDays = days.usual, message }: Input
): Promise<AssessmentSend[]> {
  const { companyId, userId } = member
  return db.transaction(async (trx) => {
    const tests = await testsToSend(trx, companyId, testIds)
    if (jobId) await Job.query({ client: trx }).where({ id: jobId, companyId }).firstOrFail()
    const people = [
      ...(await applicants(trx, companyId, appliedIds)),
      ...(await others(trx, member, devIds, jobId ?? null)),
    ]
    const ids = people.map(({ candidateId }) => candidateId)
    assertPeople(ids)
    // before the account, as who withdraws from a company locks them in this order
    await trx.from('candidates').whereIn('id', ids).orderBy('id').forShare().select('id')
    await assertMayWrite(companyId, ids, trx)
    await assertTurnedOn(await lockAccount(trx, { companyId }))
    const again = await haveAlready(trx, companyId, ids, tests)
    if (again.size > 0)
      throw new Refusal(
        sentence(
          '{people, plural, one {One of these people has} other {# of these people have}} one of these tests from you already; leave them out, or cancel that one first',
          { people: again.size }
        ),
        { details: { devIds: [...again].map(String) } }
      )
    await assertEnough(trx, { companyId }, people.length * CREDITS_EACH)
    return writeSends(trx, people, {
      companyId,
      tests,
      days: dueDays,
      message: message ?? null,
      sentBy: userId,
    })
  })
}

async function applicants(
  trx: TransactionClientContract,
  companyId: number,
  ids: number[]
): Promise<Addressee[]> {
  if (ids.length === 0) return []
  const found = await Application.query({ client: trx })
    .where('company_id', companyId)
    .whereIn('id', ids)
    .orderBy('id')
  if (found.length < new Set(ids).size) throw new errors.E_ROW_NOT_FOUND()
  if (found.some(({ status }) => !isRunning(status)))
    throw new Refusal(
      'One of these applications has ended, so no test can be sent for it; reload the list and leave it out'
    )
  return found.map(({ id, candidateId, jobId }) => ({ candidateId, applicationId: id, jobId }))
}

/** People without an application: linked with the one that they have for the job, where it runs. */
async function others(
  trx: TransactionClientContract,
  member: CompanyMember,
  ids: number[],
  jobId: number | null
): Promise<Addressee[]> {
  if (ids.length === 0) return []
  const visible = await visibleAmong(member, ids, trx)
  if (visible.size < new Set(ids).size) throw new errors.E_ROW_NOT_FOUND()
  const applied = jobId
    ? await Application.query({ client: trx })
        .where({ companyId: member.companyId, jobId })
        .whereIn('candidate_id', ids)
        .whereIn('status', [...runningStatuses])
    : []
  return [...visible].map((candidateId) => ({
    candidateId,
    applicationId: applied.find((one) => one.candidateId === candidateId)?.id ?? null,
    jobId,
  }))
}

function assertPeople(ids: number[]) {
  if (ids.length === 0)
    throw new Refusal('Choose at least one person to send the test to', {
      status: 422,
      field: 'appliedIds',
    })
  if (new Set(ids).size < ids.length)
    throw new Refusal('One person is listed twice; list each once', {
      status: 422,
      field: 'devIds',
    })
  if (ids.length > sendLimits.people.max)
    throw new Refusal(
      sentence('Send to at most {max} people at once', { max: sendLimits.people.max }),
      {
        status: 422,
        field: 'devIds',
      }
    )
}
