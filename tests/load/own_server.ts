import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'

export const ROOT = new URL('../../', import.meta.url).pathname

/** How `npm start` runs the server, on what it compiled: start the product once before a measurement. */
const SERVER = ['--max-semi-space-size=8', 'dist/node/bin/server.js']

export function print(figure: string, value: string | number) {
  console.log(`${figure.padEnd(60)}${value}`)
}

/** What else the machine did meanwhile belongs beside every figure. */
export const printLoad = () => print('load average (1 minute)', loadavg()[0].toFixed(1))

export const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)]

export function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

/** The product in a process of its own, on its built pages, with the flood guards out of the way. */
export async function startServer(settings: Record<string, string> = {}) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, SERVER, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEV_MODE: '',
      PORT: String(port),
      HOST: '127.0.0.1',
      APP_URL: origin,
      LOG_LEVEL: 'error',
      QUEUE: 'off',
      RATE_LIMIT: '100000000',
      RATE_LIMIT_ACCOUNT: '100000000',
      ...settings,
    },
  })
  await healthy(origin, child)
  return { origin, child, stop: () => stop(child) }
}

export async function healthy(origin: string, child: ChildProcess) {
  const deadline = Date.now() + 120_000
  while (
    !(await fetch(`${origin}/api/v1/health`).then(
      (answer) => answer.ok,
      () => false
    ))
  ) {
    if (child.exitCode !== null) throw new Error('The server ended before it answered')
    if (Date.now() > deadline) throw new Error('The server did not answer within two minutes')
    await delay(10)
  }
}

export async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}
