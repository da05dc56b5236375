/**
 * How many resumes a second two warm processes read, and how long one file takes; PDF and Word, the labelled corpus by
 * default. Reading only: no queue, no database, no limits about the process.
 *
 *   node --import=./bin/typescript.mjs tests/load/resumes.ts [FILE…]
 */
import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readResume } from '#api/engines/resume_reader/read_resume'
import { makeCorpus } from '#tests/resumes/make_corpus'
import { shipped } from '#tests/unit/engines/resume_reader/vocabulary'

const PROCESSES = 2
const ROUNDS = 3

type Figures = { read: number; seconds: number; processor: number; times: number[] }

if (process.send) await readAll(process.argv.slice(2))
else {
  const given = process.argv.slice(2)
  const files = given.length
    ? given
    : (await makeCorpus('tmp/resumes/corpus', { each: 17 })).map(({ file }) => file)
  const figures = await Promise.all(
    Array.from({ length: PROCESSES }, (_, index) =>
      measured(files.filter((__, at) => at % PROCESSES === index))
    )
  )
  const read = figures.reduce((sum, one) => sum + one.read, 0)
  const seconds = Math.max(...figures.map((one) => one.seconds))
  const processor = figures.reduce((sum, one) => sum + one.processor, 0)
  const times = figures.flatMap((one) => one.times).sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)].toFixed(1)
  console.log(
    `${(read / seconds).toFixed(0)} resumes a second in ${PROCESSES} processes (${read} read)`
  )
  console.log(
    `a file takes ${(processor / read).toFixed(1)} ms of a core, whatever else the machine does`
  )
  console.log(`a file: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms`)
}

function measured(files: string[]): Promise<Figures> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), files, { execArgv: process.execArgv })
    child.once('message', (figures) => resolve(figures as Figures))
    child.once('error', reject)
  })
}

/** Once to warm up, then in rounds against the clock. */
async function readAll(files: string[]) {
  const contents = await Promise.all(files.map((file) => readFile(file)))
  const read = (bytes: Buffer) =>
    readResume(bytes, {
      kind: bytes.subarray(0, 2).toString() === 'PK' ? 'docx' : 'pdf',
      vocabulary: shipped,
      country: 'IN',
      maxPages: 20,
    })
  for (const bytes of contents) await read(bytes)
  const times: number[] = []
  const begun = performance.now()
  const used = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round++)
    for (const bytes of contents) {
      const start = performance.now()
      await read(bytes)
      times.push(performance.now() - start)
    }
  const { user, system } = process.cpuUsage(used)
  process.send!({
    read: times.length,
    seconds: (performance.now() - begun) / 1000,
    processor: (user + system) / 1000,
    times,
  })
  process.disconnect()
}
