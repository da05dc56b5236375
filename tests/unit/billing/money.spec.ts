import fc from 'fast-check'
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import { big, divide, shareOut, small, sum } from '#api/billing/money/money'
import { digitsOf, fromGateway, toGateway } from '#api/billing/money/currency_facts'
import { volumePrice, wrongBands, type Band } from '#api/billing/money/slabs'
import { discountOf } from '#api/billing/coupons/discount'
import { creditShares } from '#api/billing/invoices/issue_paper'
import { changeNow, keptOf, leftOf, periodFrom, usedOf } from '#api/billing/subscriptions/periods'

const amounts = fc.bigInt({ min: 0n, max: 10n ** 14n })
const intervals = fc.constantFrom('month' as const, 'year' as const)
const times = fc
  .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) })
  .map((at) => DateTime.fromMillis(at, { zone: 'utc' }).startOf('second'))

test.group('Money', () => {
  test('shares are the whole, and none is off by a unit from what it is due', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }),
        fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 30 }),
        (amount, weights) => {
          fc.pre(sum(weights) > 0n)
          const parts = shareOut(amount, weights)
          assert.equal(sum(parts), amount)
          for (const [index, part] of parts.entries()) {
            const off = part * sum(weights) - amount * weights[index]
            assert.isTrue(off < sum(weights) && off > -sum(weights))
          }
        }
      )
    )
    assert.deepEqual(shareOut(100n, [1n, 1n, 1n]), [34n, 33n, 33n])
    assert.throws(() => shareOut(1n, [0n, 0n]))
  })

  test('credit notes keep CGST and SGST equal, and all of them are the invoice', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
        fc.constantFrom(1, 2),
        (taxable, shares, taxes) => {
          const tax = divide(taxable * (taxes === 2 ? 900n : 1_800n), 10_000n)
          const invoice = { taxable, taxes: Array.from({ length: taxes }, () => tax) }
          let left = invoice
          const whole = () => left.taxable + sum(left.taxes)
          const notes = [...shares, 1].flatMap((share) => {
            const amount = share === 1 ? whole() : BigInt(Math.floor(Number(whole()) * share))
            if (amount <= 0n || amount > whole()) return []
            const note = creditShares(amount, left)
            assert.equal(note.taxable + sum(note.taxes), amount)
            assert.equal(new Set(note.taxes).size, 1)
            assert.isTrue(note.taxable >= 0n && note.taxable <= left.taxable)
            left = {
              taxable: left.taxable - note.taxable,
              taxes: left.taxes.map((one, index) => one - note.taxes[index]),
            }
            return [note]
          })
          assert.equal(whole(), 0n)
          assert.equal(sum(notes.map((note) => note.taxable)), taxable)
        }
      )
    )
  })

  test('half goes up, and a credit mirrors its charge', ({ assert }) => {
    assert.equal(divide(5n, 2n), 3n)
    assert.equal(divide(-5n, 2n), -3n)
    assert.equal(divide(4n, 3n), 1n)
  })

  test('an amount that a number cannot keep is refused, not rounded', ({ assert }) => {
    assert.throws(() => big(1.5))
    assert.throws(() => big(2 ** 53))
    assert.throws(() => small(2n ** 53n))
  })

  test('yen are not multiplied by 100, króna are, dinars end with 0 (failure 19)', ({ assert }) => {
    assert.equal(digitsOf('JPY'), 0)
    assert.equal(toGateway(500n, 'JPY', 'stripe'), 500n)
    assert.equal(toGateway(500n, 'ISK', 'stripe'), 50_000n)
    assert.equal(toGateway(1_230n, 'KWD', 'stripe'), 1_230n)
    assert.throws(() => toGateway(1_234n, 'KWD', 'stripe'))
    assert.equal(toGateway(999n, 'INR', 'razorpay'), 999n)
    assert.throws(() => fromGateway(50_001n, 'ISK', 'stripe'))
  })

  test('what goes to a gateway comes back as it was', ({ assert }) => {
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom('INR', 'USD', 'JPY', 'ISK', 'UGX', 'HUF'),
        fc.constantFrom('stripe' as const, 'razorpay' as const, 'sandbox' as const),
        (amount, currency, gateway) => {
          const theirs = toGateway(amount, currency, gateway)
          assert.equal(fromGateway(theirs, currency, gateway), amount)
        }
      )
    )
  })
})

test.group('Volume slabs', () => {
  const bands: Band[] = [
    { upTo: 10, each: 500 },
    { upTo: 50, each: 450 },
    { upTo: null, each: 400 },
  ]

  test('the whole quantity has the price of its band', ({ assert }) => {
    assert.equal(volumePrice(bands, 10), 5_000n)
    assert.equal(volumePrice(bands, 11), 4_950n)
    assert.equal(volumePrice(bands, 1_000), 400_000n)
    assert.throws(() => volumePrice(bands, 0))
  })

  test('bands reach from one to any number without a gap', ({ assert }) => {
    assert.isNull(wrongBands(bands))
    for (const wrong of [
      [],
      [{ upTo: 10, each: 1 }],
      [
        { upTo: null, each: 1 },
        { upTo: 5, each: 1 },
      ],
      [
        { upTo: 5, each: 1 },
        { upTo: 5, each: 1 },
        { upTo: null, each: 1 },
      ],
      [{ upTo: null, each: -1 }],
      [{ upTo: null, each: 1.5 }],
      [{ upTo: null }],
      'none',
    ])
      assert.isString(wrongBands(wrong), JSON.stringify(wrong))
  })
})

test.group('Coupons', () => {
  test('take off what they say, at most their cap and the subtotal', ({ assert }) => {
    const percent = { kind: 'percent' as const, percentPoints: 2_500, amount: null, cap: 1_000 }
    assert.equal(discountOf(percent, 2_000n), 500n)
    assert.equal(discountOf(percent, 100_000n), 1_000n)
    const fixed = { kind: 'fixed' as const, percentPoints: null, amount: 5_000, cap: null }
    assert.equal(discountOf(fixed, 3_000n), 3_000n)
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (subtotal, percentPoints) => {
        const discount = discountOf({ ...percent, percentPoints, cap: null }, subtotal)
        assert.isTrue(discount >= 0n && discount <= subtotal)
      })
    )
  })
})

test.group('Periods and proration', () => {
  test('periods follow each other without a gap and keep the day of the month', ({ assert }) => {
    fc.assert(
      fc.property(times, intervals, fc.integer({ min: 0, max: 60 }), (anchor, interval, nth) => {
        const one = periodFrom(anchor, interval, nth)
        const next = periodFrom(anchor, interval, nth + 1)
        assert.equal(one.end.toMillis(), next.start.toMillis())
        assert.isTrue(one.end > one.start)
      })
    )
    const jan = DateTime.fromISO('2027-01-31T10:00:00Z', { zone: 'utc' })
    const days = [0, 1, 2].map((nth) => periodFrom(jan, 'month', nth).end.toISODate())
    assert.deepEqual(days, ['2027-02-28', '2027-03-31', '2027-04-30'])
  })

  test('the used and the unused part of a price are the price, at every second', ({ assert }) => {
    fc.assert(
      fc.property(
        amounts,
        times,
        intervals,
        fc.double({ min: -0.1, max: 1.1, noNaN: true }),
        (price, start, interval, at) => {
          const period = periodFrom(start, interval, 0)
          const length = period.end.toMillis() - period.start.toMillis()
          const now = start.plus(Math.round(length * at))
          const used = usedOf(price, period, now)
          assert.equal(used + leftOf(price, period, now), price)
          assert.isTrue(used >= 0n && used <= price)
        }
      )
    )
  })

  test('an upgrade charges no second twice: both prices meet at the same instant (failure 13)', ({
    assert,
  }) => {
    fc.assert(
      fc.property(
        amounts,
        amounts,
        times,
        fc.integer({ min: 0, max: 28 * 86_400 }),
        (one, other, start, passed) => {
          const period = periodFrom(start, 'month', 0)
          const now = start.plus({ seconds: passed })
          const change = changeNow(
            { paid: { amount: one, from: start }, interval: 'month', period },
            { price: other, interval: 'month' },
            now
          )
          assert.equal(change.due, change.charge - change.credit)
          assert.equal(usedOf(one, period, now) + change.credit, one)
          assert.equal(usedOf(other, period, now) + change.charge, other)
        }
      )
    )
  })

  test('however often a plan is changed, no more is credited than was paid for what is left', ({
    assert,
  }) => {
    const step = fc.record({
      price: fc.bigInt({ min: 0n, max: 10n ** 9n }),
      interval: intervals,
      passed: fc.integer({ min: 0, max: 40 * 86_400 }),
      refunded: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 9n }),
        fc.integer({ min: 0, max: 10_000 }),
        times,
        fc.array(step, { minLength: 1, maxLength: 6 }),
        (price, off, start, steps) => {
          const net = price - divide(price * big(off), 10_000n)
          let old = {
            paid: { amount: net, from: start },
            interval: 'month' as 'month' | 'year',
            period: periodFrom(start, 'month', 0),
          }
          // what came in less what went out, and what of it was used until now
          let [came, used, now] = [net, 0n, start]
          for (const next of steps) {
            now = now.plus({ seconds: next.passed })
            const change = changeNow(old, next, now)
            assert.isTrue(change.credit >= 0n && change.credit <= old.paid.amount)
            used += old.paid.amount - change.credit
            assert.equal(used + change.credit, came)
            if (change.due < 0n) return
            const back = BigInt(Math.floor(Number(change.due) * next.refunded))
            const kept = keptOf(change.due, { amount: change.due, refunded: back })
            came += kept
            old = {
              paid: { amount: kept + change.credit, from: now },
              interval: next.interval,
              period: change.period,
            }
          }
        }
      )
    )
  })

  test('a part that was paid back takes its share of each line, never less', ({ assert }) => {
    fc.assert(
      fc.property(amounts, amounts, amounts, (net, rest, back) => {
        const amount = net + rest
        fc.pre(back <= amount)
        const kept = keptOf(net, { amount, refunded: back })
        assert.isTrue(
          kept >= 0n && kept + keptOf(rest, { amount, refunded: back }) <= amount - back
        )
      })
    )
    assert.equal(keptOf(0n, { amount: 0n, refunded: 0n }), 0n)
  })

  test('the day on which clocks change is as long as it is, in every zone (failure 13)', ({
    assert,
  }) => {
    const start = DateTime.fromISO('2027-03-01T00:00:00', { zone: 'Europe/Berlin' })
    const period = periodFrom(start, 'month', 0)
    const noon = DateTime.fromISO('2027-03-28T12:00:00', { zone: 'Europe/Berlin' })
    assert.equal(
      usedOf(31_000n, period, noon),
      usedOf(31_000n, period, noon.setZone('Asia/Kolkata'))
    )
  })

  test('from a month to a year begins a new period at its whole price, less what is left', ({
    assert,
  }) => {
    const start = DateTime.fromISO('2027-04-01T00:00:00Z', { zone: 'utc' })
    const period = periodFrom(start, 'month', 0)
    const change = changeNow(
      { paid: { amount: 3_000n, from: start }, interval: 'month', period },
      { price: 30_000n, interval: 'year' },
      start.plus({ days: 15 })
    )
    assert.equal(change.credit, 1_500n)
    assert.equal(change.due, 28_500n)
    assert.equal(change.period.end.toISODate(), '2028-04-16')
  })
})
