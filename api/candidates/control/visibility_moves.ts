import type { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { movesOf } from '#api/flow/moves_of'
import User from '#api/accounts/models/user'
import { lockToLeave } from '#api/candidates/control/reach'
import { visibilityFlow, type Visibility } from '#api/candidates/control/visibility_flow'
import { ProfileDeactivated } from '#api/candidates/events'
import Candidate from '#api/candidates/models/candidate'
import { visibilityNotices } from '#api/candidates/profile_notices'

export const visibilityMoves = movesOf(visibilityFlow, {
  model: () => Candidate,
  under: ({ id }: Candidate, trx: TransactionClientContract) => lockToLeave(trx, id),
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
    /** Its owner cannot put it back, and is signed out everywhere; signed in again they read why. */
    async suspend(candidate, { trx, from }, { reason }: { reason: string }) {
      candidate.suspendedFrom = from
      candidate.deactivatedReason = reason
      await ProfileDeactivated.dispatch(candidate, trx)
      const person = await User.findOrFail(candidate.userId, { client: trx })
      await person.endSessions(trx)
    },
    restore(candidate, _moving, _input: { reason: string }) {
      // one from before that was noted was active
      candidate.visibility = (candidate.suspendedFrom as Visibility | null) ?? 'active'
      candidate.suspendedFrom = null
    },
  },
  keep(candidate) {
    if (!['snoozed', 'suspended'].includes(candidate.visibility)) candidate.snoozedUntil = null
    if (candidate.visibility === 'active') candidate.deactivatedReason = null
  },
  tell: visibilityNotices,
})
