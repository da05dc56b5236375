import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { reachedAmong } from '#api/candidates/control/reach'
import { peopleWho } from '#api/companies/access/people_who'
import { notify } from '#api/notifications/notify'
import type { ApplicationsPlaced } from '#api/applications/events'
import type Application from '#api/applications/models/application'
import { isFirst, stagesOf } from '#api/applications/stages/stages_of'
import { heldFor, lockAccount, spendable } from '#api/assessments/credits/credits'
import AssessmentSend from '#api/assessments/models/assessment_send'
import JobAssessment from '#api/assessments/models/job_assessment'
import { CREDITS_EACH } from '#api/assessments/sends/send_facts'
import { haveAlready, writeSends } from '#api/assessments/sends/write_sends'

/**
 * Sends a job's tests to the applications that come to the place which asks for them, in the move's transaction: each
 * application once. What was put aside for the job pays first, then what the company has; where neither does, the move
 * stays, nobody is sent the rest, and the company hears of it once.
 */
export async function sendByJob({ applications, status, stageId, trx }: ApplicationsPlaced) {
  const jobIds = [...new Set(applications.map(({ jobId }) => jobId))]
  const asked = await JobAssessment.query({ client: trx })
    .whereIn('job_id', jobIds)
    .where({ at_status: status, status: 'active' })
    .orderBy('id')
    .preload('job')
    .preload('tests', (tests) => tests.orderBy('position').preload('assessment'))
  for (const attached of asked) {
    if (!(await isPlace(trx, attached, stageId))) continue
    const own = applications.filter(({ jobId }) => jobId === attached.jobId)
    await sendTo(trx, attached, await notYet(trx, attached, own))
  }
}

/** Those without a stage are in the first one of their status. */
async function isPlace(
  trx: TransactionClientContract,
  attached: JobAssessment,
  stageId: number | null
) {
  if (attached.stageId === null || attached.stageId === stageId) return true
  if (stageId !== null) return false
  const stages = await stagesOf(attached.job, trx)
  const stage = stages.find(({ id }) => id === attached.stageId)
  return stage !== undefined && isFirst(stages, stage)
}

async function notYet(
  trx: TransactionClientContract,
  { id, companyId, tests }: JobAssessment,
  applications: Application[]
) {
  const candidates = applications.map(({ candidateId }) => candidateId)
  const sent = await AssessmentSend.query({ client: trx })
    .where('job_assessment_id', id)
    .whereIn(
      'application_id',
      applications.map((one) => one.id)
    )
  const reached = await reachedAmong(companyId, candidates, trx)
  const again = await haveAlready(
    trx,
    companyId,
    candidates,
    tests.map(({ assessment }) => assessment)
  )
  return applications.filter(
    (one) =>
      !sent.some(({ applicationId }) => applicationId === one.id) &&
      reached.has(one.candidateId) &&
      !again.has(one.candidateId)
  )
}

async function sendTo(
  trx: TransactionClientContract,
  attached: JobAssessment,
  applications: Application[]
) {
  const tests = attached.tests
    .map(({ assessment }) => assessment)
    .filter(({ status }) => status === 'active')
  if (applications.length === 0 || tests.length === 0) return
  const { companyId, reference } = attached
  const account = await lockAccount(trx, { companyId })
  if (account.turnedOff) return
  const held = await heldFor(trx, reference)
  const most = Math.floor((held + (await spendable(trx, account))) / CREDITS_EACH)
  const paid = applications.slice(0, most)
  await writeSends(
    trx,
    paid.map(({ id, candidateId, jobId }) => ({ applicationId: id, candidateId, jobId })),
    {
      companyId,
      tests,
      days: attached.dueDays,
      message: attached.message,
      sentBy: attached.createdBy,
      attached: { id: attached.id, reference, held },
    }
  )
  if (paid.length < applications.length) await tellShort(trx, attached)
}

/** Once, until credits are put aside again. */
async function tellShort(trx: TransactionClientContract, attached: JobAssessment) {
  if (attached.shortToldAt) return
  await attached.merge({ shortToldAt: DateTime.now() }).save()
  const { companyId, jobId, job } = attached
  const message = sentence(
    'Your test credits are spent, so applicants for {job} are not sent its tests',
    { job: job.title }
  )
  const path = `/client/assessments?tab=jobs&job=${jobId}`
  await notify(trx, {
    to: await peopleWho(trx, companyId, 'assessments'),
    kind: 'assessment.credits_spent',
    message,
    link: path,
    jobId,
    clientId: companyId,
    mail: {
      subject: message,
      lines: [
        sentence(
          '{message}. Those who came without a test are on the list of applicants; send it to them once there are credits.',
          { message }
        ),
      ],
      action: { label: sentence('See the tests of this job'), path },
    },
  })
}
