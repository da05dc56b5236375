import { ToWords } from 'to-words'
import type { LanguageCode } from '#api/languages/language_facts'
import { digitsOf } from '#api/billing/money/currency_facts'

const english = new ToWords({ localeCode: 'en-US' })
const hindi = new ToWords({ localeCode: 'hi-IN' })
const indian = new ToWords({ localeCode: 'en-IN' })

/**
 * An amount in words, as invoices state it: rupees in lakh and crore with their paise, every other currency in thousands
 * and millions with its part as a fraction ("and 50/100"); in Hindi all in lakh and crore. Whole units and the rest are
 * taken apart, as numbers with a fraction are not exact.
 */
export function amountInWords(
  amount: number,
  currency: string,
  language: LanguageCode = 'en'
): string {
  const one = 10 ** digitsOf(currency)
  const whole = Math.trunc(Math.abs(amount) / one)
  const rest = Math.abs(amount) % one
  if (language === 'hi') return inHindi(amount < 0, whole, rest, one, currency)
  const said = currency === 'INR' ? rupees(whole, rest) : others(whole, rest, one, currency)
  return `${amount < 0 ? 'Minus ' : ''}${said.join(' and ')} Only`
}

function inHindi(isLess: boolean, whole: number, rest: number, one: number, currency: string) {
  const name = currency === 'INR' ? (whole === 1 ? 'रुपया' : 'रुपये') : nameOf(currency, whole, 'hi')
  const part = currency === 'INR' ? `${hindi.convert(rest)} पैसे` : `${rest}/${one}`
  const said = [`${hindi.convert(whole)} ${name}`, ...(rest > 0 ? [part] : [])]
  return `${isLess ? 'ऋण ' : ''}${said.join(' और ')} मात्र`
}

const rupees = (whole: number, rest: number) => [
  `${indian.convert(whole)} ${whole === 1 ? 'Rupee' : 'Rupees'}`,
  ...(rest > 0 ? [`${indian.convert(rest)} ${rest === 1 ? 'Paisa' : 'Paise'}`] : []),
]

const others = (whole: number, rest: number, one: number, currency: string) => [
  `${english.convert(whole)} ${nameOf(currency, whole)}`,
  ...(rest > 0 ? [`${rest}/${one}`] : []),
]

/** "US Dollars", "Euro". */
function nameOf(currency: string, whole: number, language = 'en') {
  const parts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  }).formatToParts(whole)
  const name = parts.find(({ type }) => type === 'currency')?.value ?? currency
  return name.replace(/(^| )\p{Ll}/gu, (letter) => letter.toUpperCase())
}
