// Pure: screens and tests import it too.
import { big } from '#api/billing/money/money'

/** A band of a volume price: up to and with so many, or all beyond; what one of them costs, and what all of them cost besides. */
export type Band = { upTo: number | null; each: number; flat?: number | null }

/** What a quantity costs: all of it at the price of the band that it falls in (volume, not graduated). */
export function volumePrice(bands: readonly Band[], quantity: number): bigint {
  const band = bands.find(({ upTo }) => upTo === null || quantity <= upTo)
  if (!band || quantity < 1) throw new RangeError(`No band prices ${quantity}`)
  return big(band.each) * big(quantity) + big(band.flat ?? 0)
}

/** The price of one at a quantity. */
export const eachAt = (bands: readonly Band[], quantity: number) =>
  bands.find(({ upTo }) => upTo === null || quantity <= upTo)!.each

/** What is wrong with bands, in words; null when they reach from one to any number without a gap. */
export function wrongBands(bands: unknown): string | null {
  if (!Array.isArray(bands) || bands.length < 1 || bands.length > 20) return 'Give 1 to 20 bands'
  let before = 0
  for (const [index, band] of bands.entries()) {
    const name = `Band ${index + 1}`
    if (typeof band !== 'object' || band === null)
      return `${name} says up to how many, and the price of one`
    for (const key of ['each', 'flat'] as const)
      if (
        !Number.isSafeInteger(band[key] ?? 0) ||
        (band[key] ?? 0) < 0 ||
        (key === 'each' && band.each == null)
      )
        return `${name}: the price must be a whole number of minor units, 0 or more`
    const last = index === bands.length - 1
    if (last !== (band.upTo === null))
      return last
        ? 'The last band must reach to any number: leave how far it goes empty'
        : `${name} must say up to how many; only the last has none`
    if (last) return null
    if (!Number.isSafeInteger(band.upTo) || band.upTo <= before)
      return `${name} must reach further than ${before}`
    before = band.upTo
  }
  return null
}
