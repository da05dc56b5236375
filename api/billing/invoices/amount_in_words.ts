import { ToWords } from 'to-words'
import { digitsOf } from '#api/billing/money/currency_facts'

const units: Record<string, [string, string, string, string]> = {
  INR: ['Rupee', 'Rupees', 'Paisa', 'Paise'],
  USD: ['Dollar', 'Dollars', 'Cent', 'Cents'],
  EUR: ['Euro', 'Euros', 'Cent', 'Cents'],
  GBP: ['Pound', 'Pounds', 'Penny', 'Pence'],
}

const english = new ToWords({ localeCode: 'en-US' })
const indian = new ToWords({ localeCode: 'en-IN' })

/**
 * An amount in words, as invoices state it: rupees in lakh and crore, everything else in thousands and millions.
 * Whole units and the rest are passed apart, as numbers with a fraction are not exact.
 */
export function amountInWords(amount: number, currency: string): string {
  const words = currency === 'INR' ? indian : english
  const one = 10 ** digitsOf(currency)
  const whole = Math.trunc(Math.abs(amount) / one)
  const rest = Math.abs(amount) % one
  const [unit, many, part, parts] = units[currency] ?? [currency, currency, 'part', 'parts']
  const said = [
    `${words.convert(whole)} ${whole === 1 ? unit : many}`,
    ...(rest > 0 ? [`${words.convert(rest)} ${rest === 1 ? part : parts}`] : []),
  ]
  return `${amount < 0 ? 'Minus ' : ''}${said.join(' and ')} Only`
}
