import { FIRST_LANGUAGE } from '#api/languages/language_facts'
import { language } from '../app/language'
import { countryName } from './format'

/** Countries to choose from, by their names in the reader's language and in its order. */
export function countryChoices(countries: readonly { countryCode: string; name: string }[]) {
  const { code, locales } = language()
  if (code === FIRST_LANGUAGE.code)
    return countries.map(({ countryCode, name }) => ({ value: countryCode, label: name }))
  return countries
    .map(({ countryCode }) => ({ value: countryCode, label: countryName(countryCode) }))
    .sort((one, other) => one.label.localeCompare(other.label, locales[0]))
}
