import { test } from '@japa/runner'
import { nextDigest, quietUntil } from '#api/notifications/settings/quiet_hours'

const night = { quietFrom: '22:00', quietTo: '07:30', timeZone: 'Asia/Kolkata' }
const at = (iso: string) => new Date(iso)
const iso = (date: Date | null) => date?.toISOString() ?? null

test.group('Quiet hours', () => {
  test('hold until their end in the zone of the person, over midnight too', ({ assert }) => {
    for (const [moment, until] of [
      // 21:59, 22:00, 00:30, 07:29 and 07:30 in Kolkata
      ['2027-05-03T16:29:00Z', null],
      ['2027-05-03T16:30:00Z', '2027-05-04T02:00:00.000Z'],
      ['2027-05-03T19:00:00Z', '2027-05-04T02:00:00.000Z'],
      ['2027-05-04T01:59:59Z', '2027-05-04T02:00:00.000Z'],
      ['2027-05-04T02:00:00Z', null],
    ] as const)
      assert.equal(iso(quietUntil(night, at(moment))), until, moment)
  })

  test('within a day begin and end on it; none hold nothing', ({ assert }) => {
    const noon = { quietFrom: '12:00', quietTo: '13:00', timeZone: 'UTC' }
    assert.equal(iso(quietUntil(noon, at('2027-05-03T12:30:00Z'))), '2027-05-03T13:00:00.000Z')
    assert.isNull(quietUntil(noon, at('2027-05-03T23:00:00Z')))
    const none = { quietFrom: null, quietTo: null, timeZone: 'UTC' }
    assert.isNull(quietUntil(none, at('2027-05-03T12:30:00Z')))
  })

  test('that end in the hour which spring skips end an hour later; autumn makes the night longer', ({
    assert,
  }) => {
    const berlin = { quietFrom: '22:00', quietTo: '02:30', timeZone: 'Europe/Berlin' }
    assert.equal(iso(quietUntil(berlin, at('2027-03-28T00:00:00Z'))), '2027-03-28T01:30:00.000Z')
    const longer = { ...berlin, quietTo: '06:00' }
    assert.equal(iso(quietUntil(longer, at('2027-10-30T21:00:00Z'))), '2027-10-31T05:00:00.000Z')
  })
})

test.group('The next digest', () => {
  const daily = {
    ...{ quietFrom: null, quietTo: null, timeZone: 'Asia/Kolkata' },
    ...{ digest: 'daily' as const, digestHour: 8, digestWeekday: 1 },
  }

  test('comes at the next hour that was chosen, in the zone of the person', ({ assert }) => {
    assert.equal(iso(nextDigest(daily, at('2027-05-03T02:00:00Z'))), '2027-05-03T02:30:00.000Z')
    assert.equal(iso(nextDigest(daily, at('2027-05-03T02:30:00Z'))), '2027-05-04T02:30:00.000Z')
  })

  test('once a week comes on its day', ({ assert }) => {
    const weekly = { ...daily, digest: 'weekly' as const, digestWeekday: 3 }
    // the 3rd is a Monday
    assert.equal(iso(nextDigest(weekly, at('2027-05-03T12:00:00Z'))), '2027-05-05T02:30:00.000Z')
    assert.equal(iso(nextDigest(weekly, at('2027-05-05T03:00:00Z'))), '2027-05-12T02:30:00.000Z')
  })

  test('waits for the end of quiet hours', ({ assert }) => {
    const late = { ...daily, quietFrom: '22:00', quietTo: '09:15' }
    assert.equal(iso(nextDigest(late, at('2027-05-03T02:00:00Z'))), '2027-05-03T03:45:00.000Z')
  })
})
