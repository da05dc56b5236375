import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
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
    assessment.kind === 'english' ? result.band : [sentence(labelIn(skillBands, result.band))]
  await notify(trx, {
    to: [userId],
    kind: 'assessment.result',
    message:
      result.clearance === 'waiting'
        ? sentence('Your English test is marked; an admin looks at it before it counts')
        : sentence('Your {assessment} test: {score} %, {band}', {
            assessment: assessment.name,
            score: result.score,
            band,
          }),
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
      ? sentence('Your English is cleared at {band}', { band: result.band })
      : sentence('Your English is not cleared')
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
        sentence('{message}.', { message }),
        ...(result.clearanceReason
          ? [sentence('The reason: {reason}', { reason: result.clearanceReason })]
          : []),
      ],
      action: { label: sentence('Look at your tests'), path: RESULTS },
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
  const message = sentence('Your {assessment} test was annulled; you can take it again', {
    assessment: assessment.name,
  })
  await notify(trx, {
    to: [userId],
    kind: 'assessment.annulled',
    message,
    link: RESULTS,
    devId: candidateId,
    mail: {
      subject: message,
      lines: [sentence('{message}.', { message }), sentence('The reason: {reason}', { reason })],
      action: { label: sentence('Look at your tests'), path: RESULTS },
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
    message: sentence('Your pass of {assessment} has run out; you can take the test again', {
      assessment: result.assessment.name,
    }),
    link: RESULTS,
    devId: result.candidateId,
    data: { resultId: String(result.id) },
  })
}
