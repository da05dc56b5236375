import { Tooltip } from '@mui/material'

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** Dates as English readers of the browser's country write them; with the day first, and never two numbers that can be swapped. */
export const locale =
  /^en-[A-Z]{2}$/.test(navigator.language) && navigator.language !== 'en-US'
    ? navigator.language
    : 'en-GB'
const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' })

/** How long ago a time is: "just now", "2 days ago". */
function ago(value: string) {
  const seconds = (new Date(value).getTime() - Date.now()) / 1000
  const [unit, size] = units.find(([, one]) => Math.abs(seconds) >= one) ?? ['second', 1]
  return Math.abs(seconds) < 45 ? 'just now' : near.format(Math.round(seconds / size), unit)
}

const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
/** Within so many days it is said how long ago; a date tells more further away. */
const NEAR_DAYS = 7

const dayAndTime = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const DAY_MS = 86_400_000
const dayOf = (date: Date) =>
  (date.getFullYear() === new Date().getFullYear() ? day : dayOfYear).format(date)

/** "2 days ago", "22 Nov", "22 Nov 2024"; what is near ahead has its time, "30 Nov, 09:00", in a list only that of a day. */
export function shortly(at: string, inList = false) {
  const date = new Date(at)
  const ahead = date.getTime() - Date.now()
  if (ahead > 45_000)
    return ahead < (inList ? 1 : NEAR_DAYS) * DAY_MS ? dayAndTime.format(date) : dayOf(date)
  return -ahead < NEAR_DAYS * DAY_MS ? ago(at) : dayOf(date)
}

/** "2 days ago" or "22 Nov", with the full date on hover. */
export function When({ at, inList }: { at?: string | null; inList?: boolean }) {
  if (!at) return <>–</>
  return (
    <Tooltip title={full.format(new Date(at))}>
      <time dateTime={at} style={{ whiteSpace: 'nowrap' }}>
        {shortly(at, inList)}
      </time>
    </Tooltip>
  )
}
