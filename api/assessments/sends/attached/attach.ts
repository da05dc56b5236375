import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import type User from '#api/accounts/models/user'
import type CompanyMember from '#api/companies/models/company_member'
import type { RunningStatus } from '#api/applications/application_flow'
import { stagesOf } from '#api/applications/stages/stages_of'
import { jobFlow } from '#api/jobs/job_flow'
import Job from '#api/jobs/models/job'
import { lockAccount } from '#api/assessments/credits/credits'
import JobAssessment from '#api/assessments/models/job_assessment'
import JobAssessmentTest from '#api/assessments/models/job_assessment_test'
import { assertTurnedOn } from '#api/assessments/sends/assert_turned_on'
import { releaseOfJob, reserveForJob } from '#api/assessments/credits/send_credits'
import { dueDays as days, sendLimits } from '#api/assessments/sends/send_facts'
import type { attachValidator } from '#api/assessments/sends/send_validators'
import { testsToSend } from '#api/assessments/sends/tests_to_send'

type Input = Omit<Infer<typeof attachValidator>, 'jobId'>

/**
 * Attaches tests to a place of a job's pipeline, and puts credits aside for them: who comes there is sent the tests.
 * Refuses with 403, reason `quota`, where credits do not suffice, and with 409 where the job is over or asks for one of the tests already.
 */
export async function attachTests(
  { companyId, userId }: CompanyMember,
  { id: jobId }: Job,
  { testIds, atStatus, stageId, credits, dueDays = days.usual, message }: Input
): Promise<JobAssessment> {
  return db.transaction(async (trx) => {
    const job = await lockJob(trx, jobId)
    const tests = await testsToSend(trx, companyId, testIds)
    const stage = stageId ? await stageOf(trx, job, stageId) : null
    await assertMayAttach(trx, job, testIds)
    await assertTurnedOn(await lockAccount(trx, { companyId }))
    const attached = await JobAssessment.create(
      {
        companyId,
        jobId,
        atStatus: (stage?.status as RunningStatus) ?? atStatus ?? 'assessment',
        stageId: stage?.id ?? null,
        dueDays,
        message: message ?? null,
        status: 'active',
        createdBy: userId,
      },
      { client: trx }
    )
    await JobAssessmentTest.createMany(
      tests.map(({ id }, position) => ({
        jobAssessmentId: attached.id,
        assessmentId: id,
        position,
      })),
      { client: trx }
    )
    await reserveForJob(trx, attached, { credits, key: 'attach', actorId: userId })
    return attached
  })
}

/** Puts further credits aside for the tests of a job; `key` names the click, so that twice is once. */
export async function addCredits(
  { id }: JobAssessment,
  by: User,
  { credits, key }: { credits: number; key: string }
) {
  return db.transaction(async (trx) => {
    const attached = await lockAttached(trx, id)
    assertActive(attached)
    await assertTurnedOn(await lockAccount(trx, { companyId: attached.companyId }))
    await reserveForJob(trx, attached, { credits, key: `add:${key}`, actorId: by.id })
    return attached.merge({ shortToldAt: null }).save()
  })
}

/** Takes tests off a job: nobody else is sent them, and what was put aside comes back. What is sent already goes on. */
export const detachTests = ({ id }: JobAssessment, by: User) =>
  db.transaction(async (trx) => {
    const attached = await lockAttached(trx, id)
    assertActive(attached)
    return endAttached(trx, attached, by.id)
  })

/** The locked tests of a job end, and what was put aside for them comes back. */
export async function endAttached(
  trx: TransactionClientContract,
  attached: JobAssessment,
  actorId: number | null
) {
  await releaseOfJob(trx, attached, actorId)
  return attached.merge({ status: 'ended' }).save()
}

const lockAttached = (trx: TransactionClientContract, id: number) =>
  JobAssessment.query({ client: trx }).where('id', id).forUpdate().firstOrFail()

function assertActive({ status }: JobAssessment) {
  if (status === 'ended')
    throw new Refusal(
      'These tests are no longer attached to this job; attach them again to ask for them'
    )
}

const lockJob = (trx: TransactionClientContract, id: number) =>
  Job.query({ client: trx }).where('id', id).forUpdate().firstOrFail()

async function stageOf(trx: TransactionClientContract, job: Job, stageId: number) {
  const stage = (await stagesOf(job, trx)).find(({ id }) => id === stageId)
  if (!stage) throw new errors.E_ROW_NOT_FOUND()
  if (stage.status === 'hired')
    throw new Refusal('Nobody is tested once they are hired; choose an earlier stage', {
      status: 422,
      field: 'stageId',
    })
  return stage
}

async function assertMayAttach(trx: TransactionClientContract, job: Job, testIds: number[]) {
  if (jobFlow.over.includes(job.state))
    throw new Refusal('This job has ended, so it sends no tests; open it again first')
  const active = await JobAssessment.query({ client: trx })
    .where({ job_id: job.id, status: 'active' })
    .preload('tests')
  if (active.length >= sendLimits.attached.max)
    throw new Refusal(
      sentence('A job can ask for tests at {max} places at most; remove some first', {
        max: sendLimits.attached.max,
      })
    )
  if (active.some(({ tests }) => tests.some((test) => testIds.includes(test.assessmentId))))
    throw new Refusal('This job asks for one of these tests already; take it off there first')
}
