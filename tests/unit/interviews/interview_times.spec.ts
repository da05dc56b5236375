import fc from 'fast-check'
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import {
  hoursBefore,
  inZones,
  isTimeZone,
  nextDue,
  spansOf,
} from '#api/interviews/slots/interview_times'
import { durations } from '#api/interviews/interview_facts'

const ZONES = ['America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Asia/Kolkata'] as const
const zone = fc.constantFrom(...ZONES)
const duration = fc.constantFrom(...durations)

/** Every minute at which a zone's clock changes in these years. */
const changes = ZONES.flatMap((name) => {
  const found: DateTime[] = []
  for (let hour = DateTime.utc(2026, 1, 1); hour.year < 2029; hour = hour.plus({ hours: 1 })) {
    if (hour.setZone(name).offset !== hour.plus({ hours: 1 }).setZone(name).offset) found.push(hour)
  }
  return found
})
/** Moments anywhere, and as many within two hours of a change of clocks. */
const moment = fc.oneof(
  fc
    .integer({ min: 0, max: 3 * 365 * 1440 })
    .map((minutes) => DateTime.utc(2026, 1, 1).plus({ minutes })),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -120, max: 180 }))
    .map(([change, minutes]) => change.plus({ minutes }))
)

/** What a person reads back from one zone's part: the two moments, by date, clock and the zone's offset then. */
function readBack(text: string, name: string, span: { start: DateTime; end: DateTime }) {
  const [, day, from, fromName, nextDay, to, toName] = text.match(
    /^\w{3} (\d+ \w{3} \d{4}), (\d\d:\d\d)(?: (\S+))?–(?:\w{3} (\d+ \w{3} \d{4}), )?(\d\d:\d\d) (\S+) \(/
  )!
  const candidates = (date: string, clock: string, near: DateTime) =>
    DateTime.fromFormat(`${date} ${clock}`, 'd LLL yyyy HH:mm', { zone: name })
      .getPossibleOffsets()
      .some((time) => Math.abs(time.diff(near).as('minutes')) < 1)
  return {
    starts: candidates(day, from, span.start),
    ends: candidates(nextDay ?? day, to, span.end),
    twoNames: fromName !== undefined,
    fromName: fromName ?? toName,
    toName,
  }
}

test.group('The times of interviews', () => {
  test('a mail names the time in both zones, the reader’s first', ({ assert }) => {
    const span = {
      start: DateTime.fromISO('2026-12-01T09:00:00Z'),
      end: DateTime.fromISO('2026-12-01T09:45:00Z'),
    }
    assert.equal(
      inZones(span, ['Asia/Kolkata', 'Europe/Berlin']),
      'Tue 1 Dec 2026, 14:30–15:15 IST (Asia/Kolkata) · 10:00–10:45 CET (Europe/Berlin)'
    )
    assert.equal(
      inZones(span, ['Asia/Kolkata', 'Asia/Kolkata']),
      'Tue 1 Dec 2026, 14:30–15:15 IST (Asia/Kolkata)'
    )
    assert.equal(
      inZones(span, ['Asia/Kathmandu']),
      'Tue 1 Dec 2026, 14:45–15:30 UTC+05:45 (Asia/Kathmandu)'
    )
  })

  test('a second date stands where the other side has another day, and across midnight', ({
    assert,
  }) => {
    const span = {
      start: DateTime.fromISO('2026-12-01T23:30:00Z'),
      end: DateTime.fromISO('2026-12-02T00:15:00Z'),
    }
    assert.equal(
      inZones(span, ['Europe/London', 'Asia/Kolkata']),
      'Tue 1 Dec 2026, 23:30–Wed 2 Dec 2026, 00:15 GMT (Europe/London) · Wed 2 Dec 2026, 05:00–05:45 IST (Asia/Kolkata)'
    )
  })

  test('where the clocks change during the interview, both ends carry their zone’s name', ({
    assert,
  }) => {
    const back = {
      start: DateTime.fromISO('2026-11-01T05:30:00Z'),
      end: DateTime.fromISO('2026-11-01T06:15:00Z'),
    }
    assert.equal(
      inZones(back, ['America/New_York']),
      'Sun 1 Nov 2026, 01:30 EDT–01:15 EST (America/New_York)'
    )
    const forward = {
      start: DateTime.fromISO('2026-03-29T00:30:00Z'),
      end: DateTime.fromISO('2026-03-29T01:15:00Z'),
    }
    assert.equal(
      inZones(forward, ['Europe/London']),
      'Sun 29 Mar 2026, 00:30 GMT–02:15 BST (Europe/London)'
    )
    const half = {
      start: DateTime.fromISO('2026-04-04T14:45:00Z'),
      end: DateTime.fromISO('2026-04-04T15:15:00Z'),
    }
    assert.equal(
      inZones(half, ['Australia/Lord_Howe']),
      'Sun 5 Apr 2026, 01:45 LHDT–01:45 LHST (Australia/Lord_Howe)'
    )
  })

  test('what is printed reads back as the same moments in any zone, on any day', ({ assert }) => {
    fc.assert(
      fc.property(moment, duration, zone, zone, (start, minutes, first, second) => {
        const [span] = spansOf([start], minutes)
        const parts = inZones(span, [first, second]).split(' · ')
        assert.lengthOf(parts, first === second ? 1 : 2)
        const read = readBack(parts[0], first, span)
        assert.isTrue(read.starts && read.ends, parts[0])
        const offsets = [span.start.setZone(first).offset, span.end.setZone(first).offset]
        assert.equal(read.twoNames, offsets[0] !== offsets[1], parts[0])
        if (read.twoNames) assert.notEqual(read.fromName, read.toName)
        assert.include(parts.at(-1)!, `(${second})`)
        const day = (name: string) => span.start.setZone(name).toFormat('d LLL yyyy')
        if (parts[1])
          assert.equal(
            parts[1].startsWith(
              span.start.setZone(second).setLocale('en-US').toFormat('ccc d LLL yyyy')
            ),
            day(first) !== day(second)
          )
      }),
      { numRuns: 2000 }
    )
  })

  test('a time lasts its minutes, also where the clock jumps, and offered times never overlap', ({
    assert,
  }) => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(moment, zone), { minLength: 1, maxLength: 8 }),
        duration,
        (times, minutes) => {
          const starts = times.map(([time, name]) => time.setZone(name))
          const sorted = starts.map((time) => time.toMillis()).sort((a, b) => a - b)
          const clash = sorted.some(
            (start, index) => index > 0 && start - sorted[index - 1] < minutes * 60_000
          )
          if (clash) {
            assert.throws(() => spansOf(starts, minutes), /overlap/)
            return
          }
          const spans = spansOf(starts, minutes)
          assert.deepEqual(
            spans.map((span) => span.start.toMillis()),
            sorted
          )
          for (const { start, end } of spans)
            assert.equal(end.toMillis() - start.toMillis(), minutes * 60_000)
        }
      ),
      { numRuns: 1000 }
    )
  })

  test('a deadline lies before its moment and leaves at least half of the time until it', ({
    assert,
  }) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 120 * 1440 }),
        fc.constantFrom(4, 12),
        (minutes, hours) => {
          const now = DateTime.utc(2026, 3, 28, 23)
          const first = now.plus({ minutes })
          const deadline = hoursBefore(hours, first, now)
          assert.isTrue(deadline < first && deadline > now)
          assert.isAtLeast(deadline.diff(now).toMillis() * 2, first.diff(now).toMillis() - 1)
          if (minutes >= hours * 120) assert.equal(first.diff(deadline).as('hours'), hours)
        }
      )
    )
  })

  test('the sweep looks at a booked interview a day before, an hour before, and at its end', ({
    assert,
  }) => {
    const startsAt = DateTime.utc(2026, 12, 1, 9)
    const base = {
      status: 'scheduled' as const,
      startsAt,
      endsAt: startsAt.plus({ minutes: 45 }),
      expiresAt: null,
      remindedDayAt: null,
      remindedHourAt: null,
    }
    assert.equal(nextDue(base)?.toISO(), '2026-11-30T09:00:00.000Z')
    assert.equal(nextDue({ ...base, remindedDayAt: startsAt })?.toISO(), '2026-12-01T08:00:00.000Z')
    assert.equal(
      nextDue({ ...base, remindedDayAt: startsAt, remindedHourAt: startsAt })?.toISO(),
      '2026-12-01T09:45:00.000Z'
    )
    assert.equal(
      nextDue({ ...base, status: 'awaiting_outcome' })?.toISO(),
      '2026-12-02T09:45:00.000Z'
    )
    assert.isNull(nextDue({ ...base, status: 'cancelled' }))
  })

  test('time zones are names of regions, which know their summer time', ({ assert }) => {
    for (const name of [
      ...ZONES,
      'America/Argentina/Buenos_Aires',
      'UTC',
      'America/Port-au-Prince',
    ])
      assert.isTrue(isTimeZone(name), name)
    for (const name of [
      '',
      'IST',
      'EST',
      '+05:30',
      'UTC+5',
      'Mars/Olympus',
      'local',
      'system',
      'asia/kolkata\n',
      '../etc',
    ])
      assert.isFalse(isTimeZone(name), name)
  })
})
