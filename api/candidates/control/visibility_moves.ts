import type { DateTime } from 'luxon'
import { movesOf } from '#api/flow/moves_of'
import { visibilityFlow } from '#api/candidates/control/visibility_flow'
import { ProfileDeactivated } from '#api/candidates/events'
import Candidate from '#api/candidates/models/candidate'
import { visibilityNotices } from '#api/candidates/profile_notices'

export const visibilityMoves = movesOf(visibilityFlow, {
  model: () => Candidate,
  changes: {
    /** Out of the search until a day; applications and interviews go on. */
    snooze(candidate, _moving, { until }: { until: DateTime }) {
      candidate.snoozedUntil = until
    },
    /** Off the market: nobody finds the profile, and what runs for it ends. */
    async deactivate(candidate, { trx }, { reason }: { reason: string | null }) {
      candidate.deactivatedReason = reason
      await ProfileDeactivated.dispatch(candidate, trx)
    },
    /** Its owner cannot put it back. */
    async suspend(candidate, { trx }, { reason }: { reason: string }) {
      candidate.deactivatedReason = reason
      await ProfileDeactivated.dispatch(candidate, trx)
    },
  },
  keep(candidate) {
    if (candidate.visibility !== 'snoozed') candidate.snoozedUntil = null
    if (candidate.visibility === 'active') candidate.deactivatedReason = null
  },
  tell: visibilityNotices,
})
