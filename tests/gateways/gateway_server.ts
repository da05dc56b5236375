import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type Call = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  raw: string
}
export type Reply = { status?: number; body: object; headers?: Record<string, string> }

/**
 * What becomes of a call: lost on its way, done and its answer lost, refused for a moment, or answered late. It is
 * asked of each call that changes something.
 */
export type Fault = 'lost' | 'answer lost' | 'broken' | 'slow'

/** A webhook as it goes over the wire. */
export type Hook = { kind: string; raw: string; headers: Record<string, string> }

/** An error that a gateway answers. */
export class Answered extends Error {
  constructor(
    readonly status: number,
    readonly body: object
  ) {
    super(JSON.stringify(body))
  }
}

/** A gateway on this machine: its protocol in `answer`, its truth in memory, and the webhooks that it owes in `owed`. */
export abstract class GatewayServer {
  calls: Call[] = []
  /** Decides of each changing call; by default nothing goes wrong. */
  fault: (call: Call) => Fault | undefined = () => undefined
  owed: Hook[] = []
  #server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://here')
    const call: Call = {
      method: request.method!,
      path: url.pathname.replace(/\/$/, ''),
      query: url.searchParams,
      headers: request.headers,
      raw: await text(request),
    }
    this.calls.push(call)
    const fault = call.method === 'GET' ? undefined : this.fault(call)
    if (fault === 'lost') return void request.socket.destroy()
    const { status = 200, body, headers } = fault === 'broken' ? this.broken() : this.#reply(call)
    if (fault === 'answer lost') return void request.socket.destroy()
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 200))
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body))
  })

  protected abstract answer(call: Call): Reply
  protected abstract broken(): Reply
  protected abstract hook(kind: string, about: object): Hook

  #reply(call: Call): Reply {
    try {
      return this.answer(call)
    } catch (error) {
      if (error instanceof Answered) return error
      throw error
    }
  }

  /** Owes a webhook of what has happened. */
  protected tell(kind: string, about: object) {
    this.owed.push(this.hook(kind, about))
  }

  /** Takes the webhooks that are owed, in their order. */
  take(): Hook[] {
    return this.owed.splice(0)
  }

  /** Listens on a port, a free one unless told; returns the address. */
  async listen(port = 0): Promise<string> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close() {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

let count = 0
/** An id as gateways make them. */
export const newId = (prefix: string) =>
  `${prefix}_${Date.now().toString(36)}${process.pid.toString(36)}${(++count).toString(36).padStart(5, '0')}`

/** A page of a list, by `skip` and `count` or by what came last. */
export const now = () => Math.floor(Date.now() / 1000)
