// node --import=./bin/typescript.mjs tests/resumes/score.ts [--half=dev|held-out|all] [--each=17] [--failures=FILE] [--scans [--lying=90]]
// Reads the labelled corpus in the limited process and prints how well, by field and by layout.
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { reader } from '#api/candidates/resume/draft/reader'
import { plainResume } from '#api/engines/resume_reader/resume_reader'
import {
  add,
  compare,
  emptyScore,
  f1,
  fields,
  wrongRate,
  type Read,
  type Score,
} from './compare.js'
import { scanOf } from './draw_scan.js'
import { makeCorpus, type Labelled } from './make_corpus.js'

const { values: options } = parseArgs({
  options: {
    half: { type: 'string', default: 'dev' },
    each: { type: 'string', default: '17' },
    failures: { type: 'string' },
    /** Every PDF as a scanner would give it. */
    scans: { type: 'boolean', default: false },
    /** How far its pages lie turned, in degrees. */
    lying: { type: 'string', default: '0' },
  },
})

const corpus = (await makeCorpus('tmp/resumes/corpus', { each: Number(options.each) })).filter(
  ({ half, file }) =>
    (options.half === 'all' || half === options.half) && !(options.scans && file.endsWith('.docx'))
)
const contents: Uint8Array[] = await Promise.all(corpus.map(({ file }) => readFile(file)))
if (options.scans)
  for (const [index, bytes] of contents.entries())
    contents[index] = await scanOf(bytes, { lying: Number(options.lying) })
const seen = options.scans ? reader.seen.scans : reader.seen.files
const readOne = (bytes: Uint8Array) =>
  options.scans ? reader.recognise(bytes) : reader.read(bytes)

// the children start and load what they know before the clock runs
await Promise.allSettled(contents.slice(0, 8).map((bytes) => reader.read(bytes)))
const [begun, before] = [performance.now(), seen.cpu]
const read = await Promise.all(
  contents.map((bytes) =>
    readOne(bytes).then(plainResume, (error) => ({ unread: (error as Error).message }))
  )
)
const seconds = (performance.now() - begun) / 1000
const cpu = (seen.cpu - before) / corpus.length
reader.end()

const all = emptyScore()
const byLayout = new Map<string, Score>()
const failures: object[] = []
corpus.forEach((labelled, index) => {
  const score = compare(labelled.truth, read[index] as Read)
  add(all, score)
  const layout = byLayout.get(labelled.layout) ?? emptyScore()
  byLayout.set(labelled.layout, layout)
  add(layout, score)
  const bad = fields.filter((field) => score[field].missed + score[field].wrong > 0)
  // the held-out half stays unseen
  if (labelled.half === 'dev' && bad.length) failures.push(failure(labelled, bad, read[index]))
})
if (options.failures) writeFileSync(options.failures, JSON.stringify(failures, null, 1))

const percent = (value: number) => value.toFixed(3).padStart(6)
const mean = (score: Score) =>
  fields.reduce((sum, field) => sum + f1(score[field]), 0) / fields.length
console.log(
  `${corpus.length} resumes (${options.half}), ${(corpus.length / seconds).toFixed(0)} a second, ${cpu.toFixed(1)} ms of processor each, load ${loadavg()[0].toFixed(1)}, ${seen.megabytes.toFixed(0)} MB at most`
)
console.log(`${'field'.padEnd(16)}    F1  wrong`)
for (const field of fields)
  console.log(`${field.padEnd(16)}${percent(f1(all[field]))} ${percent(wrongRate(all[field]))}`)
console.log(`${'mean'.padEnd(16)}${percent(mean(all))} ${percent(wrongRate(total(all)))}`)
console.log(`${'posts wholly'.padEnd(16)}${percent(recall(all))}`)
console.log(`\n${'layout'.padEnd(26)}    F1  posts  wrong`)
for (const [name, score] of byLayout)
  console.log(
    `${name.padEnd(26)}${percent(mean(score))} ${percent(recall(score))} ${percent(wrongRate(total(score)))}`
  )

function recall({ posts: { hit, missed } }: Score) {
  return hit + missed ? hit / (hit + missed) : 1
}

function total(score: Score) {
  return fields.reduce(
    (sum, field) => ({
      ...sum,
      hit: sum.hit + score[field].hit,
      wrong: sum.wrong + score[field].wrong,
    }),
    { hit: 0, wrong: 0, missed: 0 }
  )
}

function failure({ file, truth }: Labelled, bad: readonly string[], found: unknown) {
  return { file, bad, truth, found }
}
