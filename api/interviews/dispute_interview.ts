import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Interview from '#api/interviews/models/interview'
import { onLocked } from '#api/interviews/settle_interviews'
import type { By, Person } from '#api/interviews/interview_flow'
import type { InterviewOutcome } from '#api/interviews/interview_facts'
import { moveInterview } from '#api/interviews/move_interview'

/** The candidate says that it was otherwise: they were there, or the company was not. */
export const disputeInterview = (interview: Interview, by: Person, reason: string) =>
  onLocked(interview, (locked, trx) =>
    moveInterview(trx, locked, by, 'dispute', {
      apply: (disputed, now) => {
        // where the company has said nothing yet, it is the company that was missing
        disputed.noShowBy ??= 'client'
        disputed.disputedAt = now
        disputed.disputeReason = reason
      },
    })
  )

/** The company agrees with the candidate, or stays with what it said. */
export const settleDispute = (interview: Interview, by: Person, outcome: InterviewOutcome) =>
  onLocked(interview, (locked, trx) => settled(trx, locked, by, outcome))

/** The same on a locked row, by an administrator too. */
export const settled = (
  trx: TransactionClientContract,
  interview: Interview,
  by: By,
  outcome: InterviewOutcome
) =>
  moveInterview(
    trx,
    interview,
    by,
    outcome === 'completed' ? 'settle_completed' : 'settle_no_show',
    {
      apply: (disputed) => {
        disputed.settledAt = DateTime.now()
        if (outcome === 'completed') disputed.noShowBy = null
      },
    }
  )
