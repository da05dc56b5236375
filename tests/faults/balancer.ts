import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, healthy, ROOT } from '../load/own/server.js'

const CHECK_MS = 500

/** A request whose instance went away before its response was whole: when it came, to whom, and what it asked for. */
type Cut = { began: number; origin: string; path: string }

/**
 * A balancer as docs/deploy/haproxy.cfg has it: round robin over those that are ready, and another one where an instance
 * is not reached, as then nothing was done, or went away before it answered a GET. Nothing else is sent twice.
 */
export async function startBalancer(origins: string[]) {
  const down = new Set<string>()
  const cut: Cut[] = []
  let turn = 0
  const check = async (origin: string) => {
    const answer = await fetch(`${origin}/api/v1/readiness`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => null)
    if (answer?.ok) down.delete(origin)
    else down.add(origin)
  }
  const checking = setInterval(() => origins.forEach(check), CHECK_MS)

  const next = (tried: string[]) => {
    const left = origins.filter((origin) => !tried.includes(origin))
    const ready = left.filter((origin) => !down.has(origin))
    const among = ready.length > 0 ? ready : left
    return among[turn++ % among.length] as string | undefined
  }

  function forward(asked: IncomingMessage, answer: ServerResponse, tried: string[] = []) {
    const origin = next(tried)
    if (!origin) return answer.writeHead(503).end()
    const began = performance.now()
    const { hostname, port } = new URL(origin)
    const headers = { ...asked.headers, 'x-forwarded-for': asked.socket.remoteAddress! }
    const { method, url: path = '/' } = asked
    const there = send({ hostname, port, method, path, headers, agent: false })
    let reached = false
    const another = () => {
      down.add(origin)
      forward(asked, answer, [...tried, origin])
    }
    const broke = () => {
      cut.push({ began, origin, path })
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(502).end()
    }
    there.once('socket', (socket) =>
      socket.once('connect', () => {
        reached = true
        asked.pipe(there)
      })
    )
    there.once('response', (said) => {
      answer.writeHead(said.statusCode!, { ...said.headers, 'x-instance': origin })
      said.pipe(answer)
      said.once('aborted', broke)
    })
    there.once('error', () => {
      if (answer.headersSent || answer.closed) return
      if (reached && method !== 'GET') broke()
      else another()
    })
    answer.once('close', () => there.destroy())
  }
  const server = createServer((asked, answer) => void forward(asked, answer)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    close() {
      clearInterval(checking)
      server.closeAllConnections()
      server.close()
    },
  }
}

/** HAProxy by docs/deploy/haproxy.cfg, without TLS: its cuts are not known. */
export async function startHaproxy(program: string, origins: string[]) {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'haproxy-'))
  const file = join(folder, 'haproxy.cfg')
  const hosts = origins.map((origin) => new URL(origin).host)
  const example = readFileSync(join(ROOT, 'docs/deploy/haproxy.cfg'), 'utf8')
  writeFileSync(
    file,
    example
      .replace('bind :80', `bind 127.0.0.1:${port}`)
      .replace(/^.*(bind :443|ssl_fc|ssl-default|log stdout).*$/gm, '')
      .replace(/10\.0\.0\.1([123]):3333/g, (_, nth) => hosts[nth - 1])
  )
  const child = spawn(program, ['-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const origin = `http://127.0.0.1:${port}`
  await healthy(origin, child)
  return {
    origin,
    cut: [] as Cut[],
    close() {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
