import { test } from '@japa/runner'
import { read, unitOf, written } from '../../admin/src/values/decimals.js'

test.group('Amounts as the console takes them', () => {
  const inr = unitOf({ type: 'number', moneyIn: 'currency' }, 'INR')
  const yen = unitOf({ type: 'number', moneyIn: 'currency' }, 'JPY')
  const percent = unitOf({ type: 'number', hundredthsOf: '%' })

  test('are typed in the whole currency and kept in its smallest unit', ({ assert }) => {
    for (const [text, unit, kept] of [
      ['1234.50', inr, 123_450],
      ['1,23,456.5', inr, 12_345_650],
      ['0.07', inr, 7],
      ['1.15', inr, 115],
      ['500', yen, 500],
      ['12.5', percent, 1_250],
      ['', inr, null],
    ] as const) {
      assert.strictEqual(read(text, unit), kept, text)
      if (kept !== null) assert.strictEqual(read(written(kept, unit), unit), kept)
    }
    assert.equal(written(123_450, inr), '1234.50')
    assert.equal(written(500, yen), '500')
  })

  test('stay as typed while they are none, or finer than the currency', ({ assert }) => {
    for (const [text, unit] of [
      ['ninety', inr],
      ['1.234', inr],
      ['5.5', yen],
      ['-3', inr],
      ['1.2.3', inr],
    ] as const)
      assert.strictEqual(read(text, unit), text)
  })
})
