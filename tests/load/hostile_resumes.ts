// node --import=./bin/typescript.mjs tests/load/hostile_resumes.ts [NAME]
// A hundred files that mean harm, two at a time through the limited process; prints what each cost and the worst.
import { parseArgs } from 'node:util'
import { reader } from '#api/candidates/resume/draft/reader'
import { limits, Unreadable } from '#api/engines/resume_reader/resume_reader'
import { hostileFiles } from '#tests/resumes/hostile'
import { classic } from '#tests/resumes/pdf/one_column'
import { makePerson } from '#tests/resumes/people'
import { print, printLoad } from './own/server.js'

const { positionals } = parseArgs({ allowPositionals: true })
const begun = performance.now()
const files = (await hostileFiles()).filter(
  ({ name }) => !positionals[0] || name.includes(positionals[0])
)
const good = await classic(makePerson(5, ['en'], false))
await reader.read(good)

const rows: { ms: number; megabytes: number }[] = []
let unclear = 0
for (const { name, make } of files) {
  const bytes = await make()
  for (const [what, run] of [
    ['read', () => reader.read(bytes)],
    ['draw', () => reader.drawPage(bytes, 1)],
  ] as const) {
    const from = performance.now()
    reader.seen.files.megabytes = 0
    const answer = await run().then(
      () => 'taken',
      (error) => (error instanceof Unreadable ? error.reason : `FAULT ${error.message}`)
    )
    if (answer.startsWith('FAULT')) unclear++
    note(what, name, performance.now() - from, reader.seen.files.megabytes, bytes.length, answer)
    // the person who comes next is served
    await reader.read(good)
  }
}
const slowest = Math.max(...rows.map(({ ms }) => ms))
const largest = Math.max(...rows.map(({ megabytes }) => megabytes))
print('files', files.length)
print(`worst job, ms (held to ${limits.milliseconds})`, Math.round(slowest))
print('most memory of a child, MB (held to 512)', Math.round(largest))
print('answers without a clear reason', unclear)
print('children ended and replaced', reader.seen.files.ended)
print('restarts of this process, which served all of them', 0)
print('seconds in all', ((performance.now() - begun) / 1000).toFixed(0))
printLoad()
reader.end()

function note(
  what: string,
  name: string,
  ms: number,
  megabytes: number,
  size: number,
  answer: string
) {
  rows.push({ ms, megabytes })
  console.log(
    `${what} ${name.padEnd(30)} ${String(Math.round(size / 1024)).padStart(5)} KB ${String(Math.round(ms)).padStart(6)} ms ${String(Math.round(megabytes)).padStart(4)} MB  ${answer}`
  )
}
