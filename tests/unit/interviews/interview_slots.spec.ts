import { test } from '@japa/runner'
import { interviewLimits } from '#api/interviews/interview_facts'
import { apart, toggled } from '../../../portal/src/features/interviews/slots.js'

const MINUTE = 60_000
const at = (...minutes: number[]) => minutes.map((each) => each * MINUTE)

test.group('Times that are offered', () => {
  test('stay at another length, but for those that would overlap', ({ assert }) => {
    const slots = at(0, 60, 90, 200)
    assert.deepEqual(apart(slots, 30 * MINUTE), slots)
    assert.deepEqual(apart(slots, 60 * MINUTE), at(0, 60, 200))
    assert.deepEqual(apart(slots, 90 * MINUTE), at(0, 90, 200))
    assert.deepEqual(apart([], 90 * MINUTE), [])
  })

  test('give way to a later choice that overlaps, and end by a second click', ({ assert }) => {
    const length = 45 * MINUTE
    assert.deepEqual(toggled(at(60), 0, length), at(0, 60))
    assert.deepEqual(toggled(at(0, 60), 30 * MINUTE, length), at(30))
    assert.deepEqual(toggled(at(0, 60), 60 * MINUTE, length), at(0))
    const full = Array.from({ length: interviewLimits.slots.max }, (_, index) => index * length)
    assert.deepEqual(toggled(full, full.length * length, length), full)
  })
})
