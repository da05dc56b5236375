import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { labelIn } from '#api/http/choices'
import { notify } from '#api/notifications/notify'
import Candidate from '#api/candidates/models/candidate'
import { skillBands } from '#api/assessments/assessment_facts'
import type Assessment from '#api/assessments/models/assessment'
import type Attempt from '#api/assessments/models/attempt'
import type TestResult from '#api/assessments/models/test_result'

const RESULTS = '/candidate/tests'

/** The candidate hears what came out, also when the time ran out while they were away. */
export async function tellOfResult(
  trx: TransactionClientContract,
  assessment: Assessment,
  result: TestResult
) {
  const { userId } = await Candidate.query({ client: trx })
    .where('id', result.candidateId)
    .select('user_id')
    .firstOrFail()
  const band =
    assessment.kind === 'english' ? result.band : labelIn(skillBands, result.band).toLowerCase()
  await notify(trx, {
    to: [userId],
    kind: 'assessment.result',
    message:
      result.clearance === 'waiting'
        ? 'Your English test is marked; an admin looks at it before it counts'
        : `Your ${assessment.name} test: ${result.score} %, ${band}`,
    link: RESULTS,
    devId: result.candidateId,
    data: { resultId: String(result.id) },
  })
}

/** The candidate hears what an admin decided about their English. */
export async function tellOfClearance(trx: TransactionClientContract, result: TestResult) {
  const { userId } = await Candidate.query({ client: trx })
    .where('id', result.candidateId)
    .select('user_id')
    .firstOrFail()
  const message =
    result.clearance === 'cleared'
      ? `Your English is cleared at ${result.band}`
      : 'Your English is not cleared'
  await notify(trx, {
    to: [userId],
    kind: 'assessment.english',
    message,
    link: RESULTS,
    devId: result.candidateId,
    data: { resultId: String(result.id) },
    mail: {
      subject: message,
      lines: [
        `${message}.`,
        ...(result.clearanceReason ? [`The reason: ${result.clearanceReason}`] : []),
      ],
      action: { label: 'Look at your tests', path: RESULTS },
    },
  })
}

/** The candidate hears that a result does not count, and why. */
export async function tellOfAnnulment(
  trx: TransactionClientContract,
  { candidateId, assessment }: Attempt,
  reason: string
) {
  const { userId } = await Candidate.query({ client: trx })
    .where('id', candidateId)
    .select('user_id')
    .firstOrFail()
  const message = `Your ${assessment.name} test was annulled; you can take it again`
  await notify(trx, {
    to: [userId],
    kind: 'assessment.annulled',
    message,
    link: RESULTS,
    devId: candidateId,
    mail: {
      subject: message,
      lines: [`${message}.`, `The reason: ${reason}`],
      action: { label: 'Look at your tests', path: RESULTS },
    },
  })
}

/** The candidate hears that a pass has run out. */
export async function tellOfLapse(trx: TransactionClientContract, result: TestResult) {
  const { userId } = await Candidate.query({ client: trx })
    .where('id', result.candidateId)
    .select('user_id')
    .firstOrFail()
  await notify(trx, {
    to: [userId],
    kind: 'assessment.lapsed',
    message: `Your pass of ${result.assessment.name} has run out; you can take the test again`,
    link: RESULTS,
    devId: result.candidateId,
    data: { resultId: String(result.id) },
  })
}
