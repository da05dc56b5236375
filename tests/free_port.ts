import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** A port to listen on, below those that systems give to outgoing connections: none of these takes it meanwhile. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)))
  })
  return isFree ? port : freePort()
}
