/**
 * Requests made from the description of the API as it is served, each with something in it that was not asked for: no
 * answer may be above 499 but 503, which says that something else is away, and none may be missing.
 *
 *   node bin/compile.mjs
 *   node --import=./bin/typescript.mjs tests/faults/fuzz.ts [requests = 100000] [--seed=1]
 *
 * The same seed makes the same requests of the same description. 1,000,000 is the full size.
 */
process.env.NODE_ENV = 'test'
process.env.LOG_LEVEL ??= 'fatal'

import { parseArgs } from 'node:util'
import { pool, print, printLoad, share } from '../load/own/server.js'
import { dice, fieldsOf, fittingBody, withValue } from '../functional/bad_input/requests_of.js'
import {
  bodies,
  cursors,
  queries,
  segments,
  values,
} from '../functional/bad_input/hostile_values.js'
import { must, wrong } from './verdict.js'
import { closeWorld, prepare, startProduct } from './world.js'

const { values: words, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
})
const COUNT = Number(positionals[0] ?? 100_000)
const AT_ONCE = 16
/** After so many requests others make them, with rows that nobody has spoilt. */
const EACH = 5_000
const PATIENCE_MS = 30_000

const worlds = await prepare(async () => {
  const { world } = await import('../functional/bad_input/world.js')
  const made = []
  for (let at = 0; at < COUNT; at += EACH) {
    const { tokens, own } = await world()
    made.push({ tokens, own: own as Record<string, unknown> })
  }
  return made
})
const server = await startProduct({ QUEUE: 'inside' })
const described = await fetch(`${server.origin}/api/v1/openapi.json`)
const { paths } = (await described.json()) as { paths: Record<string, Record<string, any>> }
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation,
  }))
)

/** Which request it is, made by its number alone. */
function requestOf(nth: number) {
  const random = dice(Number(words.seed) * 1_000_003 + nth)
  const some = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]
  const { tokens, own } = worlds[Math.floor(nth / EACH)]
  const { method, path, operation } = some(operations)
  const segment = () =>
    random() < 0.5 ? String(some([1, 2, 3, own.jobId, own.interviewId])) : some(segments)
  const where = path.replace(/\{\w+\}/g, segment)
  const side = path.split('/')[3]
  const kind = side === 'candidate' ? 'developer' : side
  const isStranger = random() < 0.05
  const leaves = /\/(logout|sessions|account)\b/.test(path)
  const token = isStranger
    ? 'x'.repeat(40)
    : leaves
      ? tokens.leaver
      : (tokens[kind] ?? tokens[some(Object.keys(tokens))])
  const headers: Record<string, string> = { authorization: `Bearer ${token}` }
  if (random() < 0.1)
    headers['idempotency-key'] = some(['one', 'x'.repeat(300), crypto.randomUUID()])

  const asked = (operation.parameters ?? []).filter((one: any) => one.in === 'query')
  const hostile = (name: string): any => (name === 'cursor' ? some(cursors) : some(values))
  // some of these have a toString that is none
  const textOf = (value: any) =>
    value instanceof Object ? JSON.stringify(value) : String(value ?? '')
  const query = asked
    .filter(() => random() < 0.5)
    .map(({ name }: any) =>
      [name, textOf(hostile(name))].map((word) => encodeURIComponent(word.toWellFormed())).join('=')
    )
    .join('&')
  const found = random() < 0.2 ? some(queries).replace(/[^\x21-\x7e]/g, encodeURIComponent) : query
  const url = `${where}${found && '?'}${found}`
  if (method === 'GET') return { method, url, headers, body: undefined }

  const [[type, content] = []] = Object.entries<any>(operation.requestBody?.content ?? {})
  if (random() < 0.1 || (type && type !== 'application/json')) {
    const { raw, headers: said } = some(bodies)
    return { method, url, headers: { ...headers, ...said }, body: raw }
  }
  const schema = content?.schema?.properties ?? {}
  const fields = fieldsOf(schema)
  let body: unknown = fittingBody(schema, own)
  for (let times = Math.floor(random() * 3); times > 0 && fields.length > 0; times--) {
    const field = some(fields)
    body = withValue(body, field, hostile(field[0]))
  }
  return {
    method,
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}

const statuses = new Map<number, number>()
const broken = new Map<string, string>()
const silent: string[] = []
const times: number[] = []
await pool(COUNT, AT_ONCE, async (nth) => {
  const { method, url, headers, body } = requestOf(nth)
  const here = `${nth} ${method} ${url.slice(0, 120)}`
  const began = performance.now()
  try {
    const answer = await fetch(server.origin + url, {
      method,
      headers,
      body: body as string | Buffer<ArrayBuffer> | undefined,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const text = await answer.text()
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    if (answer.status > 499 && answer.status !== 503)
      broken.set(
        `${answer.status} ${method} ${url.split('?')[0].replace(/[^/]{30,}|\d+/g, ':id')}`,
        `${here} ${text.slice(0, 150)}`
      )
  } catch (error: any) {
    silent.push(`${here} ${error.cause?.code ?? error.message}`)
  }
  times.push(performance.now() - began)
})
const isAlive = await fetch(`${server.origin}/api/v1/readiness`).then(
  ({ ok }) => ok,
  () => false
)
await server.stop()

print('operations of the description; requests', `${operations.length}; ${COUNT}`)
print(
  'answers by status',
  [...statuses]
    .sort()
    .map(([status, n]) => `${status}: ${n}`)
    .join(', ')
)
print(
  'p50, p99, worst (ms)',
  [0.5, 0.99, 1].map((part) => share(times, part).toFixed(0)).join(', ')
)
must('answers above 499 that were no 503, by route', [...broken.values()])
must('requests without an answer', silent)
must('a server that is not ready afterwards', isAlive ? [] : [server.origin])
// the right people asked, and what they asked was looked at
const refused = (statuses.get(401) ?? 0) + (statuses.get(429) ?? 0)
must('too many who were not let in', refused / COUNT > 0.4 ? [refused] : [])
printLoad()
for (const each of broken.values()) console.log(`BROKEN ${each}`)
for (const each of wrong) console.log(`WRONG ${each}`)
await closeWorld()
process.exit(wrong.length > 0 ? 1 : 0)
