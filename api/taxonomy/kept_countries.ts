import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LocationSchema } from '#database/schema'
import { Kept } from '#api/http/kept'

/** How long another instance's edit may go unseen; an edit made here is seen at once. */
const ELSEWHERE_MS = 5_000
const MINUTE = 60_000
/** All countries, which forms and prices ask for: to make models of 250 rows takes longer than to send them. */
export const keptCountries = new Kept<LocationSchema[]>({
  most: 1,
  freshFor: app.inTest ? MINUTE : ELSEWHERE_MS,
  servedFor: app.inTest ? 0 : MINUTE,
})

/** After an edit, and once others can read it; the model calls it. */
export function forgetCountries({ $trx }: { $trx?: TransactionClientContract } = {}) {
  keptCountries.forget()
  $trx?.after('commit', () => keptCountries.forget())
}
