// Pure: screens and tests import it too. Amounts are whole minor units of a currency, as bigint; half is always rounded up.

/** A stored or received amount as a bigint. Throws when it is not a whole number that JavaScript keeps exactly. */
export function big(amount: number): bigint {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no whole number of units`)
  return BigInt(amount)
}

/** An amount as rows and the wire hold it. Throws past what a number keeps exactly. */
export function small(amount: bigint): number {
  const number = Number(amount)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${amount} is too large for a number`)
  return number
}

/** Divides and rounds half up; of a negative amount the half goes away from zero, so that a credit mirrors its charge. */
export function divide(amount: bigint, by: bigint): bigint {
  if (by <= 0n) throw new RangeError('An amount is divided by more than zero')
  return amount < 0n ? -divide(-amount, by) : (2n * amount + by) / (2n * by)
}

/** A share of an amount in basis points: 900 is 9 %. */
export const shareOf = (amount: bigint, points: number) => divide(amount * big(points), 10_000n)

/** Adds amounts in minor units. */
export const sum = (amounts: readonly bigint[]) => amounts.reduce((total, one) => total + one, 0n)

/** The smaller of two amounts. */
export const least = (one: bigint, other: bigint) => (one < other ? one : other)

/**
 * Shares an amount out by weights, so that the parts are the whole: each gets what it is due rounded down, and the
 * units left go one by one to the largest remainders, the earlier of two equal ones first. Without any weight the parts
 * are zero. Throws for negative weights, and for an amount that nothing could take.
 */
export function shareOut(amount: bigint, weights: readonly bigint[]): bigint[] {
  if (weights.some((weight) => weight < 0n)) throw new RangeError('A weight is not negative')
  const whole = sum(weights)
  if (whole === 0n) {
    if (amount !== 0n) throw new RangeError('There is nothing to share this amount out over')
    return weights.map(() => 0n)
  }
  if (amount < 0n) return shareOut(-amount, weights).map((part) => -part)
  const parts = weights.map((weight) => (amount * weight) / whole)
  const left = Number(amount - sum(parts))
  const byRemainder = weights
    .map((weight, index) => ({ index, rest: (amount * weight) % whole }))
    .toSorted((one, other) =>
      one.rest === other.rest ? one.index - other.index : one.rest > other.rest ? -1 : 1
    )
  for (const { index } of byRemainder.slice(0, left)) parts[index] += 1n
  return parts
}
