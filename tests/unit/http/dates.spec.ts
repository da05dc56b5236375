import { test } from '@japa/runner'
import { timeOf } from '#api/http/dates'

test.group('A day or a time of the wire', () => {
  const read: [string, string][] = [
    ['2026-12-01', '2026-12-01T00:00:00.000Z'],
    ['2026-12-01T09:00:00Z', '2026-12-01T09:00:00.000Z'],
    ['2026-12-01T09:00+05:30', '2026-12-01T03:30:00.000Z'],
    ['2026-12-01T09:00:00.5-0800', '2026-12-01T17:00:00.500Z'],
    ['2026-12-01T09:00:00.123456+00', '2026-12-01T09:00:00.123Z'],
  ]
  for (const [text, time] of read)
    test(`is read from ${text}`, ({ assert }) => assert.equal(timeOf(text)?.toISO(), time))

  const refused = ['2026-12-01T09:00', '2026-12-01T09:00:00', '2026-02-31', '2026-12-01T25:00Z', '']
  for (const text of refused)
    test(`is not read from "${text}"`, ({ assert }) => assert.isUndefined(timeOf(text)))
})
