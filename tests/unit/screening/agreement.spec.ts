import { test } from '@japa/runner'
import { agreement } from '#tests/screening/agreement'

test.group('Agreement with people', () => {
  test('scores order the applicants of twenty jobs as a person did: a rank correlation of 0.7 at least', ({
    assert,
  }) => {
    const all = agreement()
    assert.lengthOf(all, 20)
    for (const { title, grades, rho } of all) {
      assert.lengthOf(grades, 15, title)
      assert.isAtLeast(rho, 0.7, title)
    }
  })
})
