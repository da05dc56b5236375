import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Assessment from '#api/assessments/models/assessment'
import AssessmentSend from '#api/assessments/models/assessment_send'
import AssessmentSendTest from '#api/assessments/models/assessment_send_test'
import { RecordsChanged } from '#api/companies/events'
import { reserveForSends } from '#api/assessments/credits/send_credits'
import { liveSends } from '#api/assessments/sends/send_flow'
import { tellCandidates } from '#api/assessments/sends/send_notices'
import { remindersUntil } from '#api/assessments/sends/due/reminders'
import { minutesOf } from '#api/assessments/sends/tests_to_send'

export type Addressee = { candidateId: number; applicationId: number | null; jobId: number | null }

type Sending = {
  companyId: number
  tests: Assessment[]
  days: number
  message: string | null
  sentBy: number | null
  /** The tests of a job, and what of its credits pays. */
  attached?: { id: number; reference: string; held: number }
}

/**
 * Writes a row for each person with its tests, reserves its credit, and tells the candidates. The company's account is
 * locked before. Throws the ledger's refusal where credits do not suffice.
 */
export async function writeSends(
  trx: TransactionClientContract,
  people: Addressee[],
  { companyId, tests, days, message, sentBy, attached }: Sending
): Promise<AssessmentSend[]> {
  const now = DateTime.now()
  const dueAt = now.plus({ days })
  const sends = await AssessmentSend.createMany(
    people.map((person) => ({
      companyId,
      ...person,
      jobAssessmentId: attached?.id ?? null,
      sentBy,
      status: 'sent' as const,
      minutes: minutesOf(tests),
      message,
      dueAt,
      reminders: remindersUntil(dueAt, now),
    })),
    { client: trx }
  )
  await AssessmentSendTest.createMany(
    sends.flatMap(({ id }) =>
      tests.map((test, position) => ({ sendId: id, assessmentId: test.id, position }))
    ),
    { client: trx }
  )
  await reserveForSends(trx, sends, { companyId, actorId: sentBy, aside: attached })
  await tellCandidates(
    trx,
    sends.map(({ id }) => id),
    'send'
  )
  await RecordsChanged.dispatch(
    companyId,
    'test',
    'send',
    sends.map(({ id }) => id),
    trx
  )
  return sends
}

/** Those of the candidates who have one of the tests from this company already, and can still take it. */
export async function haveAlready(
  trx: TransactionClientContract,
  companyId: number,
  candidateIds: number[],
  tests: Assessment[]
): Promise<Set<number>> {
  const rows = await trx
    .from('assessment_sends as s')
    .join('assessment_send_tests as t', 't.send_id', 's.id')
    .where('s.company_id', companyId)
    .whereIn('s.candidate_id', candidateIds)
    .whereIn('s.status', [...liveSends])
    .whereIn(
      't.assessment_id',
      // the version before asks much the same
      tests.flatMap(({ id, replacesId }) => [id, ...(replacesId ? [replacesId] : [])])
    )
    .select('s.candidate_id')
  return new Set(rows.map((row: { candidate_id: number }) => row.candidate_id))
}
