import './interview_week.css'
import { useEffect, useRef } from 'react'
import { ActionIcon, Button, Group, Skeleton, Text } from '@mantine/core'
import { PAGE_MOST } from '#api/http/paging_facts'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { useAddress } from '../../app/address'
import { read } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { dayKey, startOfDay } from '../../components/times/days'
import { clock, readerZone, weekday, zoneName } from '../../components/format'
import { bothZones, cityOf } from '../../components/times/two_clocks'
import type { Interview } from './interview_parts'
import { interviewStatuses } from '../../components/marks/statuses'
import { FreeHours } from './free_hours'
import type { Span } from './schedule/use_schedule'

type Block = { interview: Interview; start: number; end: number; offered: boolean }

const HOUR = 3_600_000
const HEIGHT = 64
/** Where a working day begins; what is earlier is a scroll away. */
const MORNING = 8

const monday = (of: Date, plusDays = 0) => startOfDay(of, plusDays - ((of.getDay() + 6) % 7))

/** Where the reader's clock is at a moment, in hours: a day of 23 or 25 hours does not shift what follows. */
const hourOf = (at: number) => {
  const time = new Date(at)
  return time.getHours() + time.getMinutes() / 60
}

/** A week of interviews: held ones filled, offered times in outline, each on both sides' clocks. An empty hour starts an invitation. */
export function InterviewWeek({ onInvite }: { onInvite?: (at: Span) => void }) {
  const phone = useMediaQuery('(max-width: 48em)') ?? false
  const [params, setAddress] = useAddress()
  const asked = new Date(`${params.get('week') ?? ''}T12:00:00`)
  const first = monday(Number.isNaN(asked.getTime()) ? new Date() : asked)
  const until = monday(first, 7)
  const list = useQuery(
    read('GET', '/client/getInterviewsData', {
      // an offer is listed by its first time, so the week before may hold times of this one
      query: { from: monday(first, -7).toISOString(), to: until.toISOString(), limit: PAGE_MOST },
    })
  )
  const blocks = blocksOf(list.data?.data ?? [], first.getTime(), until.getTime())
  const days = Array.from({ length: 7 }, (_, index) => {
    const day = new Date(first)
    day.setDate(day.getDate() + index)
    return day
  }).filter((day, index) => index < 5 || on(blocks, day).length > 0)
  const from = Math.min(MORNING, ...blocks.map(({ start }) => Math.floor(hourOf(start))))
  const to = Math.max(
    19,
    ...blocks.map(({ start, end }) => Math.ceil(hourOf(start) + (end - start) / HOUR))
  )
  const hours = Array.from({ length: to - from }, (_, index) => from + index)
  const zone = readerZone()
  const grid = useRef<HTMLDivElement>(null)
  const opensAt = blocks.some(({ start }) => hourOf(start) >= MORNING) ? MORNING : from
  useEffect(() => {
    if (grid.current) grid.current.scrollTop = (opensAt - from) * HEIGHT
  }, [list.isPending, phone, opensAt, from])
  const go = (plusDays: number | null) =>
    setAddress({ week: plusDays === null ? null : dayKey(monday(first, plusDays)) })
  const title = t`${{ first: weekday(first) }} to ${{ last: weekday(days.at(-1)!) }}`
  return (
    <section aria-label={t`Week`}>
      <Group justify="space-between" mb="sm" gap="xs">
        <Text fw={600} aria-live="polite">
          {title}
        </Text>
        <Group gap={4}>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t`The week before`}
            onClick={() => go(-7)}
          >
            <IconChevronLeft size={18} stroke={1.5} />
          </ActionIcon>
          <Button variant="default" size="sm" onClick={() => go(null)}>
            {t`This week`}
          </Button>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t`The week after`}
            onClick={() => go(7)}
          >
            <IconChevronRight size={18} stroke={1.5} />
          </ActionIcon>
        </Group>
      </Group>
      {!list.data ? (
        <NotYet read={list} what={t`The interviews of this week`}>
          <Skeleton height={420} radius="md" />
        </NotYet>
      ) : phone ? (
        <Agenda days={days} blocks={blocks} />
      ) : (
        <div
          className="iw"
          ref={grid}
          role="region"
          aria-label={t`Interviews, ${title}`}
          tabIndex={0}
        >
          <div className="iw-head">
            <span className="dim">{zoneName(Date.now(), zone)}</span>
            {days.map((day) => (
              <h2 key={dayKey(day)} data-today={dayKey(day) === dayKey(new Date()) || undefined}>
                {weekday(day)}
              </h2>
            ))}
          </div>
          <div className="iw-body">
            {onInvite && (
              <FreeHours
                days={days}
                from={from}
                to={to}
                height={HEIGHT / 2}
                taken={blocks}
                onPick={onInvite}
              />
            )}
            <div className="iw-hours num" aria-hidden="true">
              {hours.map((hour) => (
                <span key={hour} style={{ height: HEIGHT }}>
                  {String(hour).padStart(2, '0')}:00
                </span>
              ))}
            </div>
            {days.map((day) => (
              <ul
                key={dayKey(day)}
                aria-label={weekday(day)}
                style={{ height: hours.length * HEIGHT, backgroundSize: `100% ${HEIGHT}px` }}
              >
                {on(blocks, day).map((block) => (
                  <li
                    key={`${block.interview._id} ${block.start}`}
                    style={{
                      top: (hourOf(block.start) - from) * HEIGHT,
                      height: Math.max(38, ((block.end - block.start) / HOUR) * HEIGHT - 2),
                      ...beside(block, on(blocks, day)),
                    }}
                  >
                    <Slot block={block} />
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </div>
      )}
      <p className="dim iw-note">
        {t`Filled: a held time. Outline: a time that is offered. Each shows your clock and the candidate’s.${{
          onInvite:
            onInvite && !phone
              ? t` Click an empty hour, or drag over several, to invite somebody then.`
              : '',
        }}`}
      </p>
    </section>
  )
}

function Slot({ block: { interview, start, offered } }: { block: Block }) {
  const theirs = interview.devTimeZone
  const name = `${interview.dev.fName} ${interview.dev.lName}`
  const status = interviewStatuses[interview.status].label
  return (
    <Link
      className="iw-slot"
      data-offered={offered || undefined}
      data-over={['completed', 'no_show', 'cancelled'].includes(interview.status) || undefined}
      to={`/client/interviews?status=all&id=${interview._id}`}
      title={`${name}, ${interview.job.jobTitle}, ${status}: ${bothZones(start, theirs)}`}
    >
      <strong>{name}</strong>
      <span className="num">
        {clock(start)}
        {theirs !== readerZone() &&
          t` · ${{ clock: clock(start, theirs) }} in ${{ cityOf: cityOf(theirs) }}`}
      </span>
      <span className="sr-only">
        , {interview.job.jobTitle}, {offered ? t`offered` : status}
      </span>
    </Link>
  )
}

function Agenda({ days, blocks }: { days: Date[]; blocks: Block[] }) {
  if (blocks.length === 0) return <Text c="dimmed">{t`No interviews in this week.`}</Text>
  return (
    <div className="iw-agenda">
      {days
        .filter((day) => on(blocks, day).length > 0)
        .map((day) => (
          <section key={dayKey(day)} aria-label={weekday(day)}>
            <h2>{weekday(day)}</h2>
            <ul>
              {on(blocks, day).map((block) => (
                <li key={`${block.interview._id} ${block.start}`}>
                  <Slot block={block} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

const on = (blocks: Block[], day: Date) =>
  blocks.filter(({ start }) => dayKey(new Date(start)) === dayKey(day))

/** Times that overlap share the width of their day. */
function beside(block: Block, day: Block[]) {
  const together = day.filter(({ start, end }) => start < block.end && end > block.start)
  const width = 100 / together.length
  return { insetInlineStart: `${together.indexOf(block) * width}%`, width: `calc(${width}% - 4px)` }
}

function blocksOf(interviews: Interview[], from: number, to: number): Block[] {
  return interviews
    .flatMap((interview): Block[] => {
      const held =
        interview.start && interview.end
          ? [{ start: interview.start, end: interview.end, offered: false }]
          : []
      const offers = ['proposed', 'reschedule_requested'].includes(interview.status)
        ? interview.slots.map(({ start, end }) => ({ start, end, offered: true }))
        : []
      return [...held, ...offers].map(({ start, end, offered }) => ({
        interview,
        offered,
        start: Date.parse(start!),
        end: Date.parse(end!),
      }))
    })
    .filter(({ start }) => start >= from && start < to)
    .sort((a, b) => a.start - b.start)
}
