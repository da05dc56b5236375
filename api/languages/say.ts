import { readFileSync } from 'node:fs'
import { DateTime } from 'luxon'
import { setupI18n, type I18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import app from '@adonisjs/core/services/app'
import type { Language } from '#api/languages/language_facts'
import type { Gap, Said, Sentence } from '#api/languages/sentence'

/** The sentence in a language; a plain string, such as a title that somebody wrote, stays as it is. */
export function say(language: Language, said: Said): string {
  if (typeof said === 'string') return said
  const i18n = speaker(language)
  // compiled once: the next reader finds it
  if (!i18n.messages[said.message]) {
    const text = catalogueOf(language)[said.message] || said.message
    i18n.load(language.code, { [said.message]: compileMessage(text) })
  }
  const values = Object.entries(said.values ?? {}).map(([name, value]) => [
    name,
    inGap(language, value),
  ])
  return i18n._(said.message, Object.fromEntries(values))
}

function inGap(language: Language, value: Gap): string | number {
  if (typeof value === 'number') return value
  if (typeof value === 'function') return value(language)
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  if (Array.isArray(value))
    return value
      .map((one) => say(language, one).replace(/^./, (first) => first.toLowerCase()))
      .join(', ')
  return DateTime.isDateTime(value)
    ? value.setLocale(language.locales[0]).toFormat('d LLLL yyyy')
    : say(language, value as Sentence)
}

/** A text without gaps in a language; English where the language does not say it. */
export const translated = (language: Language, text: string): string =>
  catalogueOf(language)[text] || text

/** What the product itself says: a sentence, or a text that is whole without gaps and found by its English. */
export const tell = (language: Language, said: Said): string =>
  typeof said === 'string' ? translated(language, said) : say(language, said)

const speakers = new Map<Language, I18n>()

function speaker(language: Language) {
  let found = speakers.get(language)
  if (!found) {
    found = setupI18n({
      locale: language.code,
      locales: [...language.locales],
      messages: { [language.code]: {} },
    })
    speakers.set(language, found)
  }
  return found
}

const catalogues = new Map<Language, Record<string, string>>()

function catalogueOf(language: Language) {
  let found = catalogues.get(language)
  if (!found) {
    found =
      language.code === 'hi'
        ? (JSON.parse(
            readFileSync(app.makePath(`api/languages/${language.code}.json`), 'utf8')
          ) as Record<string, string>)
        : {}
    catalogues.set(language, found)
  }
  return found
}
