/**
 * A hundred files that mean harm, uploaded to the running product as a candidate does it, each read through the queue and
 * its first page drawn: whether the server serves others meanwhile, what it says, and that it is never restarted.
 *
 *   node bin/compile.mjs
 *   node --import=./bin/typescript.mjs tests/load/hostile_uploads.ts
 */
import { setTimeout as delay } from 'node:timers/promises'
import { hostileFiles } from '#tests/resumes/hostile'
import { loadDatabase } from './own/database.js'
import { peakOf, print, printLoad, share, signIn, startServer } from './own/server.js'

// made before the clock runs: a bomb takes seconds of this process
const files: { name: string; content: Uint8Array<ArrayBuffer> }[] = []
for (const { name, make } of await hostileFiles())
  files.push({ name, content: new Uint8Array(await make()) })

const database = await loadDatabase(0, 'profiles')
const server = await startServer({ DATABASE_URL: database.url, QUEUE: 'inside' })
const API = `${server.origin}/api/v1`
const { pid } = server.child
const health: number[] = []
let unhealthy = 0
let over = false
const counts: Record<string, number> = {}
const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1)

const at = (part: number) => share(health, part).toFixed(1)
const json = async (answer: Response) => (await answer.json()) as any
const peak = () => Math.round(peakOf(pid))

try {
  const headers = await signIn(server.origin, 'developer@example.com')
  const ask = (method: string, path: string, body?: FormData | string) =>
    fetch(`${API}/candidate${path}`, {
      method,
      body,
      headers: {
        ...headers,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
    })
  const others = watchOthers()
  const memoryBefore = peak()
  for (const { name, content } of files) {
    const form = new FormData()
    form.append('resume', new Blob([content]), `${name}.pdf`)
    const stored = await ask('POST', '/resume', form)
    count(`upload ${stored.status}`)
    if (stored.status !== 201) continue
    const resumeId = Number((await json(stored)).data._id)
    count(`read: ${await whenRead()}`)
    count(`page drawn: ${(await ask('GET', `/resume/${resumeId}/pages/1`)).status}`)
    count(`removed: ${(await ask('DELETE', '/resume', JSON.stringify({ resumeId }))).status}`)
  }
  over = true
  await others

  for (const [what, times] of Object.entries(counts).sort()) print(what, times)
  print('others asked meanwhile', health.length)
  print('of these not answered', unhealthy)
  print('an answer to them, median', `${at(0.5)} ms`)
  print('99 of 100, longest', `${at(0.99)}, ${at(1)} ms`)
  print('most memory of the server', `${peak()} MB (${memoryBefore} before)`)
  print(
    'restarts of the server',
    server.child.pid === pid && server.child.exitCode === null ? 0 : 1
  )
  printLoad()

  async function whenRead(): Promise<string> {
    for (;;) {
      const { data: shown } = await json(await ask('GET', '/parsed-resume'))
      if (!['queued', 'parsing'].includes(shown.status)) return shown.status
      await delay(100)
    }
  }
} finally {
  over = true
  await server.stop()
  await database.close()
}

async function watchOthers() {
  while (!over) {
    const began = performance.now()
    const answer = await fetch(`${API}/health`, { signal: AbortSignal.timeout(10_000) }).catch(
      () => undefined
    )
    if (!answer?.ok) unhealthy++
    await answer?.arrayBuffer()
    health.push(performance.now() - began)
    await delay(50)
  }
}
