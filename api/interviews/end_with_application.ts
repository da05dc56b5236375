import { DateTime } from 'luxon'
import type { ApplicationEnded } from '#api/applications/events'
import Interview from '#api/interviews/models/interview'
import { lockInterview, moveInterview } from '#api/interviews/move_interview'
import { bySystem, moveOf, upcomingStatuses } from '#api/interviews/interview_flow'

/** An application that ends takes its coming interviews with it; one that has begun runs to its end. */
export async function endWithApplication({ application, trx }: ApplicationEnded) {
  const open = await Interview.query({ client: trx })
    .where('application_id', application.id)
    .whereIn('status', upcomingStatuses)
    .orderBy('id')
    .select('id')
  for (const { id } of open) {
    const interview = await lockInterview(trx, id)
    if ('to' in moveOf(interview, 'system', 'cancel', DateTime.now()))
      await moveInterview(trx, interview, bySystem, 'cancel', {
        reason: 'The application has ended',
      })
  }
}
