import { Refusal } from '#api/http/refusal'
import type CreditAccount from '#api/assessments/models/credit_account'

/** Refuses (403) to spend credits of a company that turned its tests off. */
export function assertTurnedOn({ turnedOff }: CreditAccount) {
  if (turnedOff)
    throw new Refusal(
      'Your company turned its tests off, so none is sent; an owner, admin or billing contact turns them on under credits',
      { status: 403, reason: 'status' }
    )
}
