export { mayOffer } from './may_offer'
export { MyOffers } from './my_offers'
export { MakeOffer } from './make_offer'
export { OffersMade } from './offers_made'
