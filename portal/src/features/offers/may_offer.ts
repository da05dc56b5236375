/** Whether an offer may be made in an application's status: it runs, and none waits for an answer. */
export const mayOffer = (one: {
  status: string
  moves: readonly string[]
  offers: readonly { state: string }[]
}) =>
  (one.status === 'offer' || (one.status !== 'hired' && one.moves.includes('offer'))) &&
  !one.offers.some(({ state }) => state === 'sent')
