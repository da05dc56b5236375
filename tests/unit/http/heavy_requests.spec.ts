import { test } from '@japa/runner'
import { heavy } from '#api/http/limiters'

const of = (id: number) => ({ auth: { user: { id } } }) as never

test.group('Heavy requests', () => {
  test('run one at a time of an account, and two of the process, in the order of their coming', async ({
    assert,
  }) => {
    const began: string[] = []
    const ends: Record<string, () => void> = {}
    const ask = (id: number, name: string) =>
      heavy(of(id), () => {
        began.push(name)
        return new Promise((resolve) => (ends[name] = () => resolve(undefined)))
      })
    const end = async (name: string) => {
      ends[name]()
      await turns()
    }
    const turns = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    const all = [ask(1, 'a1'), ask(1, 'a2'), ask(2, 'b1'), ask(3, 'c1')]
    await turns()
    assert.deepEqual(began, ['a1', 'b1'], 'the second of an account waits, and another passes it')
    await end('b1')
    assert.deepEqual(began, ['a1', 'b1', 'c1'])
    await end('a1')
    assert.deepEqual(began, ['a1', 'b1', 'c1', 'a2'])
    await end('c1')
    await end('a2')
    await Promise.all(all)
  })

  test('give their place back when they fail', async ({ assert }) => {
    for (let n = 0; n < 3; n++)
      await assert.rejects(() => heavy(of(1), () => Promise.reject(new Error('broken'))), 'broken')
    assert.equal(await heavy(of(1), async () => 'done'), 'done')
  })
})
