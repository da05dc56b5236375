import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { t } from '@lingui/core/macro'
import { dates } from '../../components/format'
import type { Span } from './schedule/use_schedule'

const STEP = 30
/** The longest interview there is, in steps. */
const MOST = 3

const named = dates({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

type Cell = { day: number; row: number }
/** Steps of one day, from where one began to where one is now. */
type Range = { day: number; first: number; last: number }

/**
 * The half hours of a week, under its interviews: one is clicked, several are dragged over; arrow keys walk them,
 * with Shift they mark several, Enter takes them. Only one of them is a stop of the Tab key.
 */
export function FreeHours({
  days,
  from,
  to,
  height,
  taken,
  onPick,
}: {
  days: Date[]
  from: number
  to: number
  height: number
  /** What lies over the hours, in milliseconds. */
  taken: { start: number; end: number }[]
  onPick: (at: Span) => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const rows = ((to - from) * 60) / STEP
  const startOf = ({ day, row }: Cell) => {
    const start = new Date(days[day])
    start.setHours(from, row * STEP)
    return start.getTime()
  }
  const now = Date.now()
  const [at, setAt] = useState<Cell>()
  const [range, setRange] = useState<Range>()
  const [dragging, setDragging] = useState(false)
  const stop = at ?? firstAhead()

  /** The first ahead that nothing lies over; of a week that is over, the first such. */
  function firstAhead(): Cell {
    const free = days
      .flatMap((_, day) => Array.from({ length: rows }, (__, row) => ({ day, row })))
      .filter((cell) => {
        const start = startOf(cell)
        const end = start + STEP * 60_000
        return !taken.some((one) => one.start < end && one.end > start)
      })
    return free.find((cell) => startOf(cell) > now) ?? free[0] ?? { day: 0, row: 0 }
  }

  /** The marked steps, in the order of the clock and no more than an interview takes. */
  const marked = range && {
    day: range.day,
    first: Math.min(range.first, range.last),
    last: Math.max(range.first, range.last),
  }
  const isMarked = ({ day, row }: Cell) =>
    marked?.day === day && row >= marked.first && row <= marked.last

  function pick(cell: Cell, steps = 1) {
    const start = startOf(cell)
    if (start <= now) return
    onPick({ start, minutes: steps > 1 ? steps * STEP : undefined })
  }
  const pickRange = ({ day, first, last }: Range) => pick({ day, row: first }, last - first + 1)

  useEffect(() => {
    if (!dragging) return
    const end = () => {
      setDragging(false)
      setRange(undefined)
      // a press on one step is its click
      if (marked && marked.last > marked.first) pickRange(marked)
    }
    window.addEventListener('pointerup', end)
    return () => window.removeEventListener('pointerup', end)
  })

  const press = (cell: Cell) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return
    setDragging(true)
    setRange({ day: cell.day, first: cell.row, last: cell.row })
  }
  const enter = ({ day, row }: Cell) => {
    if (dragging && range?.day === day) setRange(within({ ...range, last: row }))
  }

  function onKeyDown(event: KeyboardEvent) {
    const [days_, rows_] = steps[event.key] ?? []
    if (days_ === undefined) {
      if (event.key === 'Escape') setRange(undefined)
      return
    }
    event.preventDefault()
    const row = clamp(stop.row + rows_, rows)
    if (event.shiftKey && rows_) {
      const next = within({ day: stop.day, first: range?.first ?? stop.row, last: row })
      setRange(next)
      focus({ day: stop.day, row: next.last })
    } else {
      setRange(undefined)
      focus({ day: clamp(stop.day + days_, days.length), row })
    }
  }

  function focus(cell: Cell) {
    setAt(cell)
    box.current
      ?.querySelector<HTMLElement>(`[data-cell="${cell.day}-${cell.row}"]`)
      ?.focus({ preventScroll: false })
  }

  return (
    <div
      ref={box}
      className="iw-free"
      role="group"
      aria-label={t`Invite at an hour`}
      onKeyDown={onKeyDown}
    >
      {days.map((_, day) => (
        <div key={day}>
          {Array.from({ length: rows }, (__, row) => {
            const cell = { day, row }
            const start = startOf(cell)
            const isStop = stop.day === day && stop.row === row
            const end = marked && isMarked(cell) && marked.last > marked.first && marked
            return (
              <button
                key={row}
                type="button"
                data-cell={`${day}-${row}`}
                data-marked={isMarked(cell) || undefined}
                tabIndex={isStop ? 0 : -1}
                aria-disabled={start <= now || undefined}
                aria-label={
                  end
                    ? t`${{ start: named(startOf({ day, row: end.first })) }}, ${{ minutes: (end.last - end.first + 1) * STEP }} minutes`
                    : named(start)
                }
                style={{ height }}
                onFocus={() => setAt(cell)}
                onPointerDown={press(cell)}
                onPointerEnter={() => enter(cell)}
                onClick={() => (end ? pickRange(end) : pick(cell))}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

const steps: Record<string, [days: number, rows: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
const clamp = (value: number, count: number) => Math.min(count - 1, Math.max(0, value))
/** No longer than an interview can be. */
const within = (range: Range): Range => ({
  ...range,
  last: Math.min(range.first + MOST - 1, Math.max(range.first - MOST + 1, range.last)),
})
