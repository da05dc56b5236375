import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Carries connections to the server; `freeze` stops a client's silently, as a network that is gone: the server keeps its half. */
export async function frozenProxy(port: number) {
  const frozen = new Set<() => void>()
  const upstreams = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    upstreams.add(upstream.once('close', () => upstreams.delete(upstream)))
    const stop = () => {
      client.unpipe(upstream)
      upstream.unpipe(client)
      upstream.pause()
      client.removeAllListeners('close')
      client.destroy()
    }
    upstream.on('error', () => client.destroy())
    client.on('error', () => upstream.destroy())
    client.on('close', () => {
      frozen.delete(stop)
      upstream.destroy()
    })
    upstream.on('close', () => client.destroy())
    client.pipe(upstream).pipe(client)
    frozen.add(stop)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All connections that go through it now. */
    freeze() {
      for (const stop of frozen) stop()
      frozen.clear()
    },
    close() {
      server.close()
      for (const upstream of upstreams) upstream.destroy()
    },
  }
}
