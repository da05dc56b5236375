import type { PrepareTask } from '#api/engines/limited_process/limited_process'

export type Input =
  | { do: 'greet' | 'refuse' | 'break' | 'spin' | 'exit' | 'environment' }
  | { do: 'hold'; megabytes: number }

class Refused extends Error {
  reason = 'impolite'
}

const held: Buffer[] = []

/** One of everything that a task may do to its process. */
const prepare: PrepareTask<{ greeting: string }, Input, unknown> = async ({ greeting }) => {
  const home = process.pid
  return (input) => {
    if (input.do === 'greet') return { greeting, home, sum: new Uint8Array([1, 2]) }
    if (input.do === 'refuse') throw new Refused('Say please')
    if (input.do === 'break') throw new TypeError('nothing of the kind')
    if (input.do === 'exit') process.exit(3)
    if (input.do === 'environment') return Object.keys(process.env)
    if (input.do === 'hold') return held.push(Buffer.alloc(input.megabytes * 1e6, 1))
    for (;;);
  }
}
export default prepare
