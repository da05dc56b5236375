import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { digitsOf } from '#api/billing/money/currency_facts'
import { big, divide } from '#api/billing/money/money'

/** A rate of exchange is kept in ten-thousandths of a rupee, as reference rates are published with four digits. */
const RATE_UNITS = 10_000n

/**
 * Rupees for one unit of a currency by the reference rates that are loaded, in ten-thousandths; null where there is none.
 * A paper keeps the rate of the day that it is issued, as returns state it in rupees (CGST Rules, rule 34).
 */
export async function rupeeRate(
  currency: string,
  client: QueryClientContract
): Promise<number | null> {
  if (currency === 'INR') return null
  const { rows } = await client.rawQuery(
    `select round((i.per_usd / c.per_usd)::numeric * ${RATE_UNITS})::int as rate from exchange_rates i, exchange_rates c where i.currency = 'INR' and c.currency = ?`,
    [currency]
  )
  return rows[0]?.rate ?? null
}

/** An amount of a paper in paise, half up. Throws for a foreign one whose rate is not known. */
export function inPaise(
  amount: number,
  { currency, rupeeRate: rate }: { currency: string; rupeeRate?: number | null }
): bigint {
  if (currency === 'INR') return big(amount)
  if (!rate) throw new RangeError(`There is no rate of ${currency} in rupees`)
  return divide(big(amount) * big(rate) * 100n, RATE_UNITS * 10n ** BigInt(digitsOf(currency)))
}
