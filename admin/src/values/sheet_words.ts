import { labelIn } from '#api/http/choices'
import { jobTypes, workModes } from '#api/jobs/job_facts'
import { countryOf } from './countries'
import { locale } from './when'

const inList = (value: string, read: (one: string) => string) =>
  value.split(', ').map(read).join(', ')

/**
 * A fact of a profile as it is read. The stored words stay as they are, as the copies of former approvals are compared
 * with them: the codes in them are read here.
 */
export function sheetWords(name: string, value: string): string {
  switch (name) {
    case 'Work':
      return inList(value, (one) => labelIn([...jobTypes, ...workModes], one))
    case 'May work in':
      return inList(value, (one) => (/^[A-Z]{2}$/.test(one) ? countryOf(one) : one))
    case 'Place':
      return value.replace(/[A-Z]{2}$/, countryOf)
    case 'Expected pay':
      return value.replace(/^([\d,]+) ([A-Z]{3})\b/, (_, amount: string, currency: string) =>
        new Intl.NumberFormat(locale, {
          style: 'currency',
          currency,
          maximumFractionDigits: 0,
        }).format(Number(amount.replaceAll(',', '')))
      )
    default:
      return value
  }
}
