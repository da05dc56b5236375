import { errors } from '@adonisjs/lucid'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import User from '#api/accounts/models/user'
import Candidate from '#api/candidates/models/candidate'
import type Assessment from '#api/assessments/models/assessment'
import AssessmentSend from '#api/assessments/models/assessment_send'
import Attempt from '#api/assessments/models/attempt'
import type TestResult from '#api/assessments/models/test_result'
import { liveSends, sendFlow } from '#api/assessments/sends/send_flow'
import { sendMoves } from '#api/assessments/sends/send_moves'

/**
 * The test of a send that its candidate may start now, under the send's lock: the one named, else the first that is not
 * taken. A send of somebody else is a 404, one that is over or out of time a 409.
 */
export async function testOfSend(
  trx: TransactionClientContract,
  { candidateId, sendId, testId }: { candidateId: number; sendId: number; testId?: number }
): Promise<{ assessment: Assessment; sendId: number }> {
  const send = await AssessmentSend.query({ client: trx })
    .where({ id: sendId, candidateId })
    .forUpdate()
    .preload('tests', (tests) => tests.orderBy('position').preload('assessment'))
    .preload('attempts', (attempts) => attempts.whereNot('status', 'void'))
    .first()
  if (!send) throw new errors.E_ROW_NOT_FOUND()
  if (send.status !== 'started') {
    const refusal = sendFlow.refusal('start', send, 'candidate')
    if (refusal) throw new Refusal(refusal)
  }
  const wanted = send.tests.filter(({ assessmentId }) => !testId || assessmentId === testId)
  if (wanted.length === 0) throw new errors.E_ROW_NOT_FOUND()
  const running = ({ assessmentId }: { assessmentId: number }) =>
    send.attempts.some((one) => one.assessmentId === assessmentId && one.status === 'running')
  const taken = ({ assessmentId }: { assessmentId: number }) =>
    send.attempts.some((one) => one.assessmentId === assessmentId)
  const next = wanted.find(running) ?? wanted.find((test) => !taken(test))
  if (!next) throw new Refusal('You have taken this test already; its result is with the company')
  if (!running(next) && send.dueAt.toMillis() <= Date.now())
    throw new Refusal('The time to take this test is over; ask the company for more')
  return { assessment: next.assessment, sendId: send.id }
}

/** The first test of a send that is started spends its credit. */
export async function sendStarted({
  attempt,
  trx,
}: {
  attempt: Attempt
  trx: TransactionClientContract
}) {
  if (attempt.sendId === null) return
  const send = await AssessmentSend.query({ client: trx })
    .where({ id: attempt.sendId, status: 'sent' })
    .forUpdate()
    .first()
  if (!send) return
  const { userId } = await Candidate.findOrFail(attempt.candidateId, { client: trx })
  await sendMoves.start(send, await User.findOrFail(userId, { client: trx }))
}

/** The last test of a send that is marked finishes it, and the company hears of the result. */
export async function sendMarked({
  attempt,
  trx,
}: {
  attempt: Attempt
  result: TestResult
  trx: TransactionClientContract
}) {
  if (attempt.sendId === null) return
  const send = await AssessmentSend.query({ client: trx })
    .where('id', attempt.sendId)
    .whereIn('status', [...liveSends])
    .forUpdate()
    .preload('tests')
    .first()
  if (!send || send.status !== 'started') return
  const marked = await Attempt.query({ client: trx })
    .where('send_id', send.id)
    .where((done) => done.where('status', 'done').orWhere('id', attempt.id))
    .whereNot('status', 'void')
  const over = new Set(marked.map(({ assessmentId }) => assessmentId))
  if (send.tests.every(({ assessmentId }) => over.has(assessmentId)))
    await sendMoves.finish(send, null)
}
