import './schedule_dialog.css'
import { useRef, useState, type KeyboardEvent } from 'react'
import { t } from '@lingui/core/macro'
import { clock, dates, listed, readerZone, weekday, zoneName } from '../../../components/format'
import { cityOf } from '../../../components/times/two_clocks'

const STEP = 30
const FIRST_HOUR = 8
const LAST_HOUR = 20
const rows = Array.from(
  { length: ((LAST_HOUR - FIRST_HOUR) * 60) / STEP },
  (_, index) => FIRST_HOUR * 60 + index * STEP
)

const shortDay = dates({ weekday: 'short', day: 'numeric' })
/** Whose own calendar holds something at a time. */
const busyWords = (absent: string[], withReader: boolean) =>
  !withReader && absent.length === 1
    ? t`${{ name: absent[0] }} is busy in their own calendar`
    : t`${{ names: listed(absent).replace(/^you/, 'You') }} are busy in their own calendar`

/** Where the arrows lead in the week. */
const weekSteps: Record<string, { row: number; day: number } | undefined> = {
  ArrowUp: { row: -1, day: 0 },
  ArrowDown: { row: 1, day: 0 },
  ArrowLeft: { row: 0, day: -1 },
  ArrowRight: { row: 0, day: 1 },
}

/** Days to offer times of, half an hour a button, in the reader's zone and beside it in the applicant's. */
export function OfferWeek({
  days,
  theirs,
  slots,
  isBusy,
  away,
  short,
  onToggle,
}: {
  days: Date[]
  /** The applicant's zone. */
  theirs: string
  /** The starts of the times that are offered so far. */
  slots: number[]
  isBusy: (start: number) => boolean
  away: (start: number) => string[]
  /** Days in few letters, for a phone. */
  short: boolean
  onToggle: (start: number) => void
}) {
  const zone = readerZone()
  const now = Date.now()
  // one stop of Tab for the whole week; the arrows walk it
  const week = useRef<HTMLTableElement>(null)
  const [cell, setCell] = useState<{ row: number; day: number }>()
  const free = rows.flatMap((minutes, row) =>
    days.flatMap((day, column) => {
      const start = new Date(day).setHours(0, minutes)
      return start > Date.now() && !isBusy(start) ? [{ row, day: column }] : []
    })
  )
  const stop =
    cell && free.some(({ row, day }) => row === cell.row && day === cell.day) ? cell : free[0]
  function walkWeek(event: KeyboardEvent) {
    const by = weekSteps[event.key]
    if (!by || !stop) return
    event.preventDefault()
    // over what is taken to the next free time that way
    for (
      let row = stop.row + by.row, day = stop.day + by.day;
      row >= 0 && row < rows.length && day >= 0 && day < days.length;
      row += by.row, day += by.day
    )
      if (free.some((one) => one.row === row && one.day === day)) {
        setCell({ row, day })
        week.current
          ?.querySelector<HTMLElement>(`[data-cell="${row} ${day}"]`)
          ?.focus({ preventScroll: false })
        return
      }
  }

  return (
    <div className="week" role="region" aria-label={t`Times to offer`} onKeyDown={walkWeek}>
      <table ref={week}>
        <thead>
          <tr>
            <th scope="col">{zoneName(now, zone)}</th>
            {theirs !== zone && <th scope="col">{cityOf(theirs)}</th>}
            {days.map((day) => (
              <th key={day.getTime()} scope="col">
                {(short ? shortDay : weekday)(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((minutes, row) => {
            const first = new Date(days[0])
            first.setHours(0, minutes)
            return (
              <tr key={minutes} data-hour={minutes % 60 === 0 || undefined}>
                <th scope="row" className="num">
                  {clock(first)}
                </th>
                {theirs !== zone && <td className="week-theirs num">{clock(first, theirs)}</td>}
                {days.map((day, column) => {
                  const time = new Date(day)
                  time.setHours(0, minutes)
                  const start = time.getTime()
                  const chosen = slots.includes(start)
                  const clash = isBusy(start)
                  const absent = clash ? [] : away(start)
                  const absence = absent.length > 0 ? busyWords(absent, absent[0] === t`you`) : ''
                  return (
                    <td key={start}>
                      <button
                        type="button"
                        aria-pressed={chosen}
                        disabled={start <= now || clash}
                        data-busy={clash ? '' : undefined}
                        data-away={absence ? '' : undefined}
                        data-cell={`${row} ${column}`}
                        tabIndex={stop?.row === row && stop.day === column ? 0 : -1}
                        onFocus={() => setCell({ row, day: column })}
                        aria-label={`${weekday(time)} ${clock(time)}${clash ? t`, busy` : absence ? `, ${absence}` : ''}`}
                        title={clash ? t`Busy: another interview` : absence || undefined}
                        onClick={() => onToggle(start)}
                      />
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
