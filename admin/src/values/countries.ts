import { locale } from './when'

const countries = new Intl.DisplayNames(locale, { type: 'region' })

/** "India" of IN. */
export const countryOf = (code: string) => countries.of(code) ?? code

/** Regions with two letters that are no country: unions, groups, parts of one, and codes for tests. */
const NO_COUNTRY = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '))
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Every country by its two letters, in the order of their names. */
export const countryChoices = () => (known ??= allCountries())
let known: { id: string; name: string }[] | undefined

function allCountries() {
  const named = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  return letters
    .flatMap((one) => letters.map((two) => one + two))
    .filter(
      (code) =>
        !NO_COUNTRY.has(code) &&
        // one that is no more has the code of what it became
        Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` &&
        named.of(code)
    )
    .map((code) => ({ id: code, name: named.of(code)! }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
}
