import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Application from '#api/applications/models/application'
import Offer from '#api/applications/models/offer'
import type { ApplicationStatus, Mover } from '#api/applications/application_flow'
import { offerFlow } from '#api/applications/offers/offer_flow'
import { tellOfEnd } from '#api/applications/offers/offer_notices'
import { recordOffers } from '#api/applications/offers/record_offers'

/**
 * Ends the open offers of locked applications that leave "Offer": declined where the candidate withdraws, else taken
 * back. The candidate hears of it at once, as they could otherwise accept what is withdrawn.
 */
export async function endOffers(
  trx: TransactionClientContract,
  applications: Application[],
  { to, by, actorId }: { to: ApplicationStatus; by: Mover; actorId: number | null }
) {
  if (to === 'offer') return
  const open = await Offer.query({ client: trx })
    .whereIn(
      'application_id',
      applications.map(({ id }) => id)
    )
    .where('status', 'sent')
    .orderBy('id')
    .forUpdate()
  if (open.length === 0) return
  const move = by === 'candidate' ? 'leave' : 'end'
  await trx
    .from('offers')
    .whereIn(
      'id',
      open.map(({ id }) => id)
    )
    .update({
      ...offerFlow.columns(offerFlow.moves[move].to),
      decided_at: new Date(),
      updated_at: new Date(),
    })
  const ended = open.map((offer) => ({
    offer,
    application: applications.find(({ id }) => id === offer.applicationId)!,
  }))
  await recordOffers(
    trx,
    ended.map(({ application }) => application),
    move,
    actorId
  )
  if (by !== 'candidate' && to !== 'hired') await tellOfEnd(trx, ended, 'withdrawn')
}
