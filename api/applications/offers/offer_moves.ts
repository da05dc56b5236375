import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { movesOf, type Moving } from '#api/flow/moves_of'
import { companyNotSuspended } from '#api/companies/company_identity'
import Offer from '#api/applications/models/offer'
import { offerFlow } from '#api/applications/offers/offer_flow'
import { offerNotices } from '#api/applications/offers/offer_notices'
import { recordOffers } from '#api/applications/offers/record_offers'
import { lockApplications, writeMoves } from '#api/applications/write_moves'

type Said = { message?: string | null }

/** The application is locked before its offer, as every move of it does. */
export const offerMoves = movesOf(offerFlow, {
  model: () => Offer,
  checks: { companyNotSuspended },
  async under({ applicationId }: Offer, trx: TransactionClientContract) {
    const [application] = await lockApplications(trx, [applicationId]).preload(
      'candidate',
      (candidate) => candidate.preload('user')
    )
    return application
  },
  changes: {
    withdraw(offer: Offer, _moving: unknown, { reason }: { reason: string }) {
      offer.reason = reason
    },
    ask(offer: Offer, { now }: Moving, { message }: Said) {
      offer.questions = [...offer.questions, { text: message!, at: now.toUTC().toISO()! }]
    },
    accept(_offer: Offer, _moving: unknown, _said: Said) {},
    decline(offer: Offer, _moving: unknown, { message }: Said) {
      offer.reason = message ?? null
    },
  },
  keep: (offer, { move }) => {
    if (move !== 'ask') offer.decidedAt = DateTime.now()
  },
  async record({ applicationId }, { trx, move, by, parent: application }) {
    await recordOffers(trx, [application], move, by?.id ?? null)
    if (move !== 'accept') return
    await writeMoves(trx, await lockApplications(trx, [applicationId]), {
      to: 'hired',
      by: 'candidate',
      actorId: by!.id,
      quiet: true,
    })
  },
  tell: offerNotices,
})
