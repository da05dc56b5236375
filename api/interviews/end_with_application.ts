import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ApplicationEnded } from '#api/applications/events'
import type Candidate from '#api/candidates/models/candidate'
import Interview from '#api/interviews/models/interview'
import { lockInterview, moveInterview } from '#api/interviews/move_interview'
import { bySystem, moveOf, upcomingStatuses } from '#api/interviews/interview_flow'

/** An application that ends takes its coming interviews with it; one that has begun runs to its end. */
export const endWithApplication = ({ application, trx }: ApplicationEnded) =>
  endComing(
    trx,
    { application_id: application.id },
    application.status === 'hired'
      ? 'The application ended with a hire'
      : 'The application has ended'
  )

/**
 * Who leaves a company, or all of them, is not interviewed there any more: those who are hired have applications that do
 * not end with it.
 */
export const endInterviewsOf = (
  { candidate, trx }: { candidate: Candidate; trx: TransactionClientContract },
  { companyId }: { companyId?: number } = {}
) =>
  endComing(
    trx,
    { candidate_id: candidate.id, ...(companyId && { company_id: companyId }) },
    'The candidate takes part no more'
  )

async function endComing(
  trx: TransactionClientContract,
  whose: Record<string, number>,
  reason: string
) {
  const open = await Interview.query({ client: trx })
    .where(whose)
    .whereIn('status', upcomingStatuses)
    .orderBy('id')
    .select('id')
  for (const { id } of open) {
    const interview = await lockInterview(trx, id)
    if ('to' in moveOf(interview, 'system', 'cancel', DateTime.now()))
      await moveInterview(trx, interview, bySystem, 'cancel', { reason })
  }
}
