import { locale } from './when'

const countries = new Intl.DisplayNames(locale, { type: 'region' })

/** "India" of IN. */
export const countryOf = (code: string) => countries.of(code) ?? code
