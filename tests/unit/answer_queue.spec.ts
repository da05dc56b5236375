import { test } from '@japa/runner'
import { AnswerQueue, type Kept, type Sent } from '../../portal/src/features/tests/answer_queue.js'

/** A server that takes what it is told to take, a device that keeps text, and a clock that is moved by hand. */
function given(results: Sent[] = []) {
  const sent: [string, Kept][] = []
  const device = { text: null as string | null }
  const pauses: { work: () => void; ms: number }[] = []
  const ends: string[] = []
  const make = () =>
    new AnswerQueue({
      async send(question, kept) {
        sent.push([question, kept])
        return results.shift() ?? { is: 'kept', secondsLeft: 60 }
      },
      load: () => device.text,
      store: (text) => (device.text = text),
      onOver: () => ends.push('over'),
      wait(work, ms) {
        pauses.push({ work, ms })
        return () => void pauses.pop()
      },
    })
  return { make, sent, device, pauses, ends }
}
const turn = () => new Promise((done) => setTimeout(done, 1))

test.group('Answers on their way', () => {
  test('are kept on the device until the server has them', async ({ assert }) => {
    const { make, sent, device } = given()
    const queue = make()
    queue.put('7', { answer: '1', revision: 1 })
    assert.include(device.text!, '"7"')
    await turn()
    assert.deepEqual(sent, [['7', { answer: '1', revision: 1 }]])
    assert.isNull(device.text)
    assert.equal(queue.waiting, 0)
    // still what the page shows, as it was read before the change
    assert.deepEqual(queue.of('7'), { answer: '1', revision: 1 })
  })

  test('go one after the other, the latest of each question', async ({ assert }) => {
    const { make, sent } = given()
    const queue = make()
    queue.put('7', { answer: '1', revision: 1 })
    queue.put('8', { flag: true })
    queue.put('7', { answer: '2', revision: 2 })
    queue.put('7', { answer: '3', revision: 3 })
    await turn()
    const ofSeven = sent
      .filter(([question]) => question === '7')
      .map(([, { revision }]) => revision)
    assert.deepEqual(ofSeven, [1, 3])
    assert.equal(queue.waiting, 0)
  })

  test('wait longer after each failure, and at most 15 seconds', async ({ assert }) => {
    const { make, sent, pauses, device } = given(Array(6).fill({ is: 'later' }))
    const queue = make()
    queue.put('7', { answer: '1' })
    const waited: number[] = []
    for (let each = 0; each < 6; each++) {
      await turn()
      assert.isTrue(queue.isHeldUp)
      const { work, ms } = pauses.pop()!
      waited.push(ms)
      work()
    }
    await turn()
    assert.deepEqual(waited, [1_000, 2_000, 4_000, 8_000, 15_000, 15_000])
    assert.lengthOf(sent, 7)
    assert.isNull(device.text)
  })

  test('go at once when the connection is back', async ({ assert }) => {
    const { make, sent } = given([{ is: 'later' }])
    const queue = make()
    queue.put('7', { answer: '1' })
    await turn()
    assert.equal(queue.waiting, 1)
    assert.isTrue(await queue.settled())
    assert.lengthOf(sent, 2)
  })

  test('outlive a reload', async ({ assert }) => {
    const { make, sent } = given([{ is: 'later' }])
    make().put('7', { answer: ['2', '1'], revision: 4 })
    await turn()
    const again = make()
    assert.deepEqual(again.of('7'), { answer: ['2', '1'], revision: 4 })
    await turn()
    assert.lengthOf(sent, 2)
    assert.equal(again.waiting, 0)
  })

  test('that the server refuses are dropped, with the reason', async ({ assert }) => {
    const { make, device } = given([{ is: 'refused', message: 'Choose one option' }])
    const queue = make()
    queue.put('7', { answer: [] })
    await turn()
    assert.equal(queue.refused.get('7'), 'Choose one option')
    assert.isNull(device.text)
    queue.put('7', { answer: '1' })
    assert.isUndefined(queue.refused.get('7'))
  })

  test('end with the test: nothing more is sent', async ({ assert }) => {
    const { make, sent, ends, device } = given([{ is: 'over' }])
    const queue = make()
    queue.put('7', { answer: '1' })
    queue.put('8', { answer: '1' })
    await turn()
    queue.put('9', { answer: '1' })
    await turn()
    assert.lengthOf(sent, 1)
    assert.deepEqual(ends, ['over'])
    assert.isNull(device.text)
  })

  test('a device that holds nonsense begins empty', ({ assert }) => {
    const { make, device } = given()
    device.text = '{"7":'
    assert.equal(make().waiting, 0)
  })
})
