import type { Evidence, Passage } from '#api/screening/material/material'

/** What one criterion says; the score from 0 to 100, or null where there is nothing to judge by. */
export type Verdict = { score: number | null; why: string; evidence: Evidence[] }

/** The verdict that nothing can be said, and why; it counts neither way. */
export const nothing = (why: string): Verdict => ({ score: null, why, evidence: [] })

/** Lists words in a sentence, eight at most. */
export const listed = (words: string[]) =>
  new Intl.ListFormat('en').format(words.slice(0, 8).concat(words.length > 8 ? ['others'] : []))

/** The quote of a passage with its place. */
export const quoteOf = ({ passage, quote }: { passage: Passage; quote: string }): Evidence => ({
  quote,
  source: passage.source,
  ...(passage.page !== undefined && { page: passage.page }),
  ...(passage.box && { box: passage.box }),
  ...(passage.at !== undefined && { at: passage.at }),
})
