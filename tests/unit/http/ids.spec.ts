import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { id } from '#api/http/ids'

const row = vine.create({ id: id() })

test.group('The id of a row', () => {
  test('is a whole number in its one spelling', async ({ assert }) => {
    for (const value of [12, '12']) assert.deepEqual(await row.validate({ id: value }), { id: 12 })
    for (const value of [
      ...[0, -1, 1.5, Number.MAX_SAFE_INTEGER + 1, true, null, [1], ['1'], { id: 1 }],
      ...['01', ' 1', '1 ', '1.0', '1.5', '+1', '-1', '0', '1e3', '0x1', '１', '', 'true', 'NaN'],
    ]) {
      const [fault] = await row.tryValidate({ id: value })
      assert.isNotNull(fault, JSON.stringify(value))
    }
  })
})
