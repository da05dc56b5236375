import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { movesOf } from '#api/flow/moves_of'
import { SUBMIT_FROM } from '#api/candidates/progress_facts'
import { keepApprovedProfile } from '#api/candidates/approval/keep_approved_profile'
import { approvalFlow } from '#api/candidates/approval_flow'
import Candidate from '#api/candidates/models/candidate'
import { approvalNotices } from '#api/candidates/profile_notices'
import { measureProgress } from '#api/candidates/progress'

const because = (candidate: Candidate, reason: string | null) => {
  candidate.approvalReason = reason
}

export const approvalMoves = movesOf(approvalFlow, {
  model: () => Candidate,
  checks: {
    async completeEnough({ id }, { trx }) {
      const { progress, steps } = await measureProgress(id, trx)
      if (progress >= SUBMIT_FROM) return
      const missing = steps.filter(({ done }) => !done)
      throw new Refusal(
        sentence(
          'Your profile is {progress} % complete and can be submitted from {submitFrom} %. Still open: {missing}',
          {
            progress,
            submitFrom: SUBMIT_FROM,
            missing: missing
              .map(({ label }) => label.replace(/^./, (first) => first.toLowerCase()))
              .join(', '),
          }
        ),
        {
          status: 422,
          details: {
            progress,
            needed: SUBMIT_FROM,
            missing: missing.map(({ key, label, weight }) => ({ key, label, gains: weight })),
          },
        }
      )
    },
  },
  changes: {
    submit(candidate, { now }) {
      because(candidate, null)
      candidate.submittedAt = now
    },
    /** The profile becomes searchable. */
    async approve(candidate, { now, trx }) {
      because(candidate, null)
      candidate.approvedAt = now
      await keepApprovedProfile(trx, candidate.id)
    },
    requestChanges: (candidate, _moving, { reason }: { reason: string }) =>
      because(candidate, reason),
    reject: (candidate, _moving, { reason }: { reason: string }) => because(candidate, reason),
  },
  tell: approvalNotices,
})
