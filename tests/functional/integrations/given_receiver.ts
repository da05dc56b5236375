import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { headers: IncomingHttpHeaders; body: string }

/** A program of a company that takes messages, at an address of this machine. */
export async function givenReceiver() {
  const state = {
    received: [] as Received[],
    status: 204,
    headers: {} as Record<string, string>,
    /** How often somebody connected, whatever was said then. */
    connections: 0,
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    state.received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(state.status, state.headers).end()
  })
  const given = Object.assign(state, { port: 0, url: '', close: () => server.close() })
  server.on('connection', () => void given.connections++)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return Object.assign(given, { port, url: `http://127.0.0.1:${port}/hooks` })
}
