import { valuesOf } from '#api/http/choices'

/** The result of the English test; `waived` counts as cleared. */
export const englishResults = [
  { value: 'not_taken', label: 'Not taken' },
  { value: 'cleared', label: 'Cleared' },
  { value: 'not_cleared', label: 'Not cleared' },
  { value: 'waived', label: 'Waived' },
] as const
export type EnglishResult = (typeof englishResults)[number]['value']

/** From the lowest. The search index keeps this order. */
export const englishBands = [
  { value: 'A1', label: 'A1' },
  { value: 'A2', label: 'A2' },
  { value: 'B1', label: 'B1' },
  { value: 'B2', label: 'B2' },
  { value: 'C1', label: 'C1' },
  { value: 'C2', label: 'C2' },
] as const
export type EnglishBand = (typeof englishBands)[number]['value']
export const englishBandValues = valuesOf(englishBands)
/** Up to which score, in percent, a band of English reaches. */
export const englishBandTops = {
  A1: 25,
  A2: 40,
  B1: 55,
  B2: 70,
  C1: 85,
  C2: 100,
} as const satisfies Record<EnglishBand, number>
/** The band from which English is cleared. */
export const CLEARED_FROM = 'B2' satisfies EnglishBand
