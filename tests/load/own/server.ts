import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { serverFlags } from '../../../bin/server_flags.mjs'

export const ROOT = new URL('../../../', import.meta.url).pathname

/** How `npm start` runs the server, on what it compiled: start the product once before a measurement. */
const SERVER = [...serverFlags(process.env), 'dist/node/bin/server.js']

export function print(figure: string, value: string | number) {
  console.log(`${figure.padEnd(60)}${value}`)
}

/** What else the machine did meanwhile belongs beside every figure. */
export const printLoad = () => print('load average (1 minute)', loadavg()[0].toFixed(1))

export const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** The time that this share of the others stayed under. */
export function share(times: number[], part: number) {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) * part)] ?? 0
}

/** Does the work for 0…count-1, so many at a time. */
export async function pool<T>(count: number, width: number, work: (index: number) => Promise<T>) {
  const results: T[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let index = next++; index < count; index = next++) results[index] = await work(index)
    })
  )
  return results
}

/** Memory of a process at its most so far, in megabytes. */
export const peakOf = (pid: number | undefined) =>
  Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmHWM:\s*(\d+)/m)![1]) / 1024

/** Milliseconds of processor that a process has used so far, with `ended` also its children that are over; 0 where the system does not tell. */
export function processorOf(pid: number | string | undefined, { ended = false } = {}) {
  const fields = statOf(pid)
  return fields ? sum(fields.slice(11, ended ? 15 : 13)) * 10 : 0
}

/** The same of a PostgreSQL on this machine, with all its connections. */
export function processorOfPostgres(data: string) {
  return processorOfFamily(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** The same of a process with its children, also those that are over. */
export function processorOfFamily(main: number | string | undefined) {
  const processes = existsSync('/proc') ? readdirSync('/proc') : []
  const children = processes.filter((pid) => /^\d+$/.test(pid) && statOf(pid)?.[1] === String(main))
  return processorOf(main, { ended: true }) + sum(children.map((pid) => processorOf(pid)))
}

const sum = (numbers: (number | string)[]) =>
  numbers.reduce<number>((total, one) => total + Number(one), 0)

/** What Linux says of a process, from its state on. */
function statOf(pid: number | string | undefined) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /, '').split(' ')
  } catch {
    return undefined
  }
}

/** The data of an answer; throws where it is a refusal. */
export async function dataOf(answer: Response) {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as any).data
}

/** Signs an account of the demo in; returns the headers of its requests. */
export async function signIn(origin: string, email: string) {
  const { accessToken } = await dataOf(
    await fetch(`${origin}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'demo-password-1' }),
    })
  )
  return { authorization: `Bearer ${accessToken}` }
}

export function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

/** The product in a process of its own, on its built pages, with the flood guards out of the way; a `silent` one prints errors of its start only, and what it says may go to a `log`. `root` is where its code is. */
export async function startServer(
  settings: Record<string, string> = {},
  { silent = false, log, root = ROOT }: { silent?: boolean; log?: number; root?: string } = {}
) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, SERVER, {
    cwd: root,
    stdio: ['ignore', log ?? (silent ? 'ignore' : 'inherit'), log ?? 'inherit'],
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
