/**
 * The process of one submission; see code_runner.ts. It runs as plain Node runs TypeScript, without a loader, so its
 * imports are relative. The fence is closed before any language is loaded.
 */
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { boundMemory, ranOut } from './bound_memory.ts'
import { closeFence } from './fence.ts'
import type { Code, Given, Language, Outcome } from './submission.ts'

/** What the process is told when it starts. */
export type Start = {
  language: Code['language']
  megabytes: number
  /** It ends by itself after this, for one that is left behind by a server that was killed. */
  milliseconds: number
  /** The folder of the language's parts. */
  parts: string
  snapshot?: string
}

/** What it is told once it is ready, and what it says, a line of JSON each. */
export type Submitted = { code: Code; given: Given[] }
export type Said = { ready: true } | { refused: string } | { outcome: Outcome }

const start = JSON.parse(process.argv[2]) as Start
const say = (said: Said) =>
  new Promise<void>((resolve) => process.stdout.write(`${JSON.stringify(said)}\n`, () => resolve()))

/** Types only come off; what has no plain counterpart, such as an enum, is turned into JavaScript. */
function withoutTypes(source: string) {
  try {
    return stripTypeScriptTypes(source, { mode: 'strip' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX') throw error
    return stripTypeScriptTypes(source, { mode: 'transform' })
  }
}

async function open({ language, parts, snapshot }: Start): Promise<Language> {
  const read = async (name: string) => new Uint8Array(await readFile(join(parts, name)))
  if (language === 'sql') return (await import('./languages/sql.ts')).sql(read)
  if (language === 'python') {
    const { python } = await import('./languages/python.ts')
    const memory = snapshot ? new Uint8Array(await readFile(snapshot)) : undefined
    return python({ indexURL: parts, snapshot: memory })
  }
  return (await import('./languages/javascript.ts')).javascript(read, withoutTypes)
}

async function submitted(): Promise<Submitted> {
  const parts: Buffer[] = []
  for await (const part of process.stdin) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString())
}

setTimeout(() => process.exit(), start.milliseconds)
closeFence()
boundMemory(start.megabytes)
const language = await open(start)
await say({ ready: true })
const { code, given } = await submitted()
const refused = await language.load(code)
if (ranOut(refused)) await say({ outcome: { error: refused, outOfMemory: true, ms: 0 } })
else if (refused !== undefined) await say({ refused })
else
  for (const one of given) {
    const outcome = await language.run(one)
    await say({ outcome })
    if (outcome.outOfMemory) break
  }
process.exit()
