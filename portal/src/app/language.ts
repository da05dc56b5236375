import { i18n } from '@lingui/core'
import { languageOf, prefixOf, type LanguageCode } from '#api/languages/language_facts'

type Messages = Parameters<typeof i18n.load>[1]

/**
 * Everything is said in this language from now on. A page has one; the server sets it anew before each page, which it
 * then writes in one go. The build of a language has its messages in the code and gives none here.
 */
export function speak(code: LanguageCode, messages: Messages = {}) {
  i18n.loadAndActivate({ locale: code, locales: [...languageOf(code).locales], messages })
}

/** The language of this page. */
export const language = () => languageOf(i18n.locale)

/** A path as the address of this language, for links and forms that no router follows: `/hi/jobs` of `/jobs`. */
export const addressOf = (path: string) => prefixOf(language()) + path
