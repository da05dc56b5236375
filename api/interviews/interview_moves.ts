import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#api/accounts/models/user'
import Interview from '#api/interviews/models/interview'
import { settled } from '#api/interviews/dispute_interview'
import { bySystem } from '#api/interviews/interview_flow'
import type { InterviewOutcome } from '#api/interviews/interview_facts'
import { lockInterview } from '#api/interviews/move_interview'

/** What an administrator does with an interview. */
export const interviewMoves = {
  model: () => Interview,
  /** The application is locked before its interview, as everywhere. */
  async lock(interview: Interview, trx: TransactionClientContract) {
    await lockInterview(trx, interview.id)
    await interview.refresh()
  },
  /** Ends a dispute between the two sides. Refuses with 409 where none is open. */
  async settle(
    { id }: Interview,
    _admin: User,
    { outcome }: { outcome: InterviewOutcome },
    trx: TransactionClientContract
  ) {
    return settled(trx, await lockInterview(trx, id), bySystem, outcome)
  },
}
