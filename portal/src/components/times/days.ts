import { t } from '@lingui/core/macro'

/** The midnight before, in the reader's zone, or that of so many days later. */
export function startOfDay(date: Date, plus = 0) {
  const day = new Date(date)
  day.setHours(0, 0, 0, 0)
  day.setDate(day.getDate() + plus)
  return day
}

/** Is a moment in one of the last so many days, as the reader's calendar counts them? Today is the first. */
export const isWithin = (days: number, time: string) =>
  Date.parse(time) >= startOfDay(new Date(), 1 - days).getTime()

/** "Today" and "Yesterday"; null for a day before. */
export const dayWord = (time: string) =>
  isWithin(1, time) ? t`Today` : isWithin(2, time) ? t`Yesterday` : null

/** A day as a date field and an address take it, as the reader's own clock names it, not as UTC does. */
export const dayKey = (day: Date) =>
  `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`

/** The same of a day so many days from today. */
export const inDays = (days: number) => dayKey(startOfDay(new Date(), days))
