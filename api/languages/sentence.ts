import type { DateTime } from 'luxon'
import type { Language } from '#api/languages/language_facts'

// Pure: flows, which screens import, read this file; `say.ts` says what it marks.

/** A text of the server that is said in the reader's language, and what fills its gaps. */
export type Sentence = {
  message: string
  values?: Record<string, Gap>
}

/**
 * What fills a gap: a `DateTime` is said as a day (3 May 2026), several sentences with commas and small first letters, and
 * a function says itself in the language.
 */
export type Gap =
  | string
  | number
  | bigint
  | null
  | undefined
  | DateTime
  | Sentence
  | readonly Sentence[]
  | ((language: Language) => string)

/** What is told to somebody: a sentence, or a text that is found by its English. */
export type Said = Sentence | string

/** Marks an English text, in ICU form, for the catalogues (`node bin/catalogue.mjs`). */
export const sentence = (message: string, values?: Sentence['values']): Sentence => ({
  message,
  values,
})
