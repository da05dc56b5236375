// Pure: the console and tests import it too.
import { DateTime } from 'luxon'
import { BOOKS_ZONE, financialYear } from '#api/billing/invoices/numbers'

/** A month as addresses have it, "2026-10", or a financial year as papers have it, "26-27". */
const PERIOD = '^(20\\d{2}-(0[1-9]|1[0-2])|\\d{2}-\\d{2})$'

export type Period = {
  /** As it was asked for. */
  name: string
  isMonth: boolean
  start: DateTime
  /** The first moment after it. */
  end: DateTime
}

/** From when to when a month or a financial year lasts in the zone of the books; null for what is neither, such as "26-28". */
export function periodOf(name: string): Period | null {
  if (!new RegExp(PERIOD).test(name)) return null
  const isMonth = name.length === 7
  const start = isMonth
    ? DateTime.fromISO(`${name}-01`, { zone: BOOKS_ZONE })
    : DateTime.fromISO(`20${name.slice(0, 2)}-04-01`, { zone: BOOKS_ZONE })
  if (!isMonth && financialYear(start) !== name) return null
  return { name, isMonth, start, end: start.plus(isMonth ? { months: 1 } : { years: 1 }) }
}

/** Is nothing booked into a period any more? */
export const isOver = ({ end }: Period) => end <= DateTime.now()

/** "October 2026", "April 2026 to March 2027". */
export function periodWords({ isMonth, start, end }: Period) {
  const said = (time: DateTime) => time.setLocale('en').toFormat('LLLL yyyy')
  return isMonth ? said(start) : `${said(start)} to ${said(end.minus({ days: 1 }))}`
}

/** How many months can be asked for again. */
const MONTHS_BACK = 24

/** The months and financial years that may be asked for, the current ones first. */
export function periodsUntil(now: DateTime) {
  const last = now.setZone(BOOKS_ZONE).startOf('month')
  const all = Array.from({ length: MONTHS_BACK }, (_, back) => last.minus({ months: back }))
  return {
    months: all.map((month) => month.toFormat('yyyy-MM')),
    years: [...new Set(all.map((month) => financialYear(month)))],
  }
}
