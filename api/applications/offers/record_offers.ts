import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Application from '#api/applications/models/application'
import ApplicationEvent from '#api/applications/models/application_event'
import type { OfferMove } from '#api/applications/offers/offer_flow'

/** Writes into the history of applications what was done with their offers. */
export const recordOffers = (
  trx: TransactionClientContract,
  applications: Application[],
  offerMove: OfferMove,
  actorId: number | null
) =>
  ApplicationEvent.record(
    trx,
    applications.map(({ id, companyId, status, stageId }) => ({
      companyId,
      applicationId: id,
      actorId,
      kind: 'offer' as const,
      offerMove,
      fromStatus: status,
      toStatus: status,
      fromStageId: stageId,
    }))
  )
