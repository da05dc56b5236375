// Pure: screens and tests import it too.
import type { DateTime } from 'luxon'

/** Where the financial year begins and ends. */
export const BOOKS_ZONE = 'Asia/Kolkata'

/** The financial year of a time, April to March in India: "26-27". */
export function financialYear(time: DateTime): string {
  const { year, month } = time.setZone(BOOKS_ZONE)
  const first = month >= 4 ? year : year - 1
  return `${two(first)}-${two(first + 1)}`
}

/** "INV/26-27/000123": 16 signs at most, as rule 46 of the CGST Rules asks. Throws once a series is full. */
export function paperNumber(series: 'INV' | 'CN', year: string, nth: number): string {
  const number = `${series}/${year}/${String(nth).padStart(6, '0')}`
  if (nth < 1 || number.length > 16) throw new RangeError(`${number} is no number of a paper`)
  return number
}

const two = (year: number) => String(year % 100).padStart(2, '0')
