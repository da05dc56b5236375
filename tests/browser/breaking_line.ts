import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * A way to the product that breaks as in a train: every connection ends in the middle of what it carries, calls whose
 * answer is on its way and the live stream of a shared worker too, and none opens until it is mended. `begin` lets it
 * break every few seconds until the function that it returns is called, which says how often it did. It holds a little
 * longer each time, so that a page on a busy machine comes through as well.
 */
export async function breakingLine(origin: string) {
  const sockets = new Set<Socket>()
  let broken = false
  const server = createServer((client) => {
    if (broken) return void client.destroy()
    const upstream = connect(Number(new URL(origin).port), 'localhost')
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    client.pipe(upstream).pipe(client)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const cut = () => sockets.forEach((socket) => socket.destroy())
  const breakOff = () => {
    broken = true
    cut()
  }
  const mend = () => void (broken = false)
  return {
    breakOff,
    mend,
    base: `http://localhost:${(server.address() as AddressInfo).port}`,
    begin() {
      let going = true
      let breaks = 0
      const done = (async () => {
        while (going) {
          await delay((600 + Math.random() * 900) * 1.05 ** breaks)
          if (!going) break
          breakOff()
          breaks++
          await delay(400 + Math.random() * 800)
          mend()
        }
      })()
      return async () => {
        going = false
        await done
        return breaks
      }
    },
    close() {
      server.close()
      cut()
    },
  }
}
