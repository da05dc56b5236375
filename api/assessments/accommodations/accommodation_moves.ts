import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { movesOf, type Moving } from '#api/flow/moves_of'
import { Refusal } from '#api/http/refusal'
import type User from '#api/accounts/models/user'
import { accommodationFlow } from '#api/assessments/accommodations/accommodation_flow'
import {
  tellOfEnd,
  tellOfGrant,
  tellOfRefusal,
} from '#api/assessments/accommodations/accommodation_notices'
import { lengthenRunning } from '#api/assessments/taking/lengthen_running'
import TestAccommodation from '#api/assessments/models/test_accommodation'

type Terms = { extraPercent: number; endsAt?: Date | null; note?: string | null }

const verbs = movesOf(accommodationFlow, {
  model: () => TestAccommodation,
  changes: {
    async grant(wish: TestAccommodation, { trx, by, now }: Moving, terms: Terms) {
      await endFormer(trx, wish.candidateId)
      wish.merge({ ...inTime(terms), startsAt: now, grantedBy: by!.id })
      await lengthenRunning(trx, wish.candidateId, terms.extraPercent)
    },
    refuse(wish: TestAccommodation, { by }: Moving, { reason }: { reason: string }) {
      wish.merge({ reason, grantedBy: by!.id })
    },
    withdraw(wish: TestAccommodation, { now }: Moving) {
      wish.endsAt = now
    },
    end(wish: TestAccommodation, { now, by }: Moving, { reason }: { reason: string }) {
      wish.merge({ reason, endsAt: now, grantedBy: by!.id })
    },
  },
  tell: {
    grant: (wish, { trx }) => tellOfGrant(trx, wish),
    refuse: (wish, { trx }) => tellOfRefusal(trx, wish),
    end: (wish, { trx }) => tellOfEnd(trx, wish),
    lapse: (wish, { trx }) => tellOfEnd(trx, wish),
  },
})

export const accommodationMoves = {
  ...verbs,

  /** An admin gives more time that nobody asked for here; what was granted before ends. */
  async give(
    admin: User,
    { devId, ...terms }: Terms & { devId: number },
    trx: TransactionClientContract
  ): Promise<TestAccommodation> {
    await endFormer(trx, devId)
    const given = await TestAccommodation.create(
      { candidateId: devId, status: 'granted', ...inTime(terms), grantedBy: admin.id },
      { client: trx }
    )
    await lengthenRunning(trx, devId, terms.extraPercent)
    await tellOfGrant(trx, given)
    return given
  },
}

/** The next one takes the place of the one before. */
const endFormer = (trx: TransactionClientContract, candidateId: number) =>
  TestAccommodation.query({ client: trx })
    .where({ candidateId, status: 'granted' })
    .update({ status: 'ended', endsAt: DateTime.now() })

function inTime({ extraPercent, endsAt, note }: Terms) {
  if (endsAt && endsAt.getTime() <= Date.now())
    throw new Refusal('This day is over already; choose a later one, or none', {
      status: 422,
      field: 'endsAt',
    })
  return { extraPercent, endsAt: endsAt ? DateTime.fromJSDate(endsAt) : null, note: note ?? null }
}
