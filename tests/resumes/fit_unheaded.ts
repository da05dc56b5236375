// node --import=./bin/typescript.mjs tests/resumes/fit_unheaded.ts
// Fits the weights by which the reader knows posts and schools below headings that it does not know: on the generated
// corpus alone, each file whole and with the headings of its posts or its schools taken away. The same files give the
// same weights.
import { readFile, writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'
import loadVocabulary from '#api/taxonomy/skill_vocabulary'
import { vocabularyOf } from '#api/engines/resume_reader/language/vocabulary'
import type { Line } from '#api/engines/resume_reader/pages/lines'
import { readDocx } from '#api/engines/resume_reader/pages/read_docx'
import { readPdf } from '#api/engines/resume_reader/pages/read_pdf'
import { linesInOrder } from '#api/engines/resume_reader/pages/reading_order'
import { readPosts } from '#api/engines/resume_reader/sections/posts/read_posts'
import { readSchools } from '#api/engines/resume_reader/sections/schools/read_schools'
import { splitLists } from '#api/engines/resume_reader/sections/split_lists'
import { splitSections } from '#api/engines/resume_reader/sections/split_sections'
import {
  candidatesOf,
  type Candidate,
} from '#api/engines/resume_reader/sections/unheaded/candidates'
import { featuresOf } from '#api/engines/resume_reader/sections/unheaded/features'
import { plain } from './compare.js'
import { makeCorpus } from './make_corpus.js'
import type { Truth } from './people.js'

const TARGET = 'api/engines/resume_reader/sections/unheaded/weights.ts'

const STEPS = 200
const LEAST_SEEN = 6
/** How much weights cost, so that few examples make no large ones. */
const COST = 3

type Example = { features: string[]; is: 0 | 1 }
const examples: Record<Candidate['kind'], Example[]> = { post: [], school: [] }
const vocabulary = vocabularyOf(await loadVocabulary())

for (const { file, truth } of await makeCorpus('tmp/resumes/corpus')) {
  const bytes = new Uint8Array(await readFile(file))
  const lines = linesInOrder(await (file.endsWith('.docx') ? readDocx(bytes) : readPdf(bytes, 20)))
  for (const kind of [null, 'employment', 'education'] as const) {
    const left = kind ? withoutHeadings(lines, kind) : lines
    if (!kind || left.length < lines.length) learn(left, truth)
  }
}
const weights = { post: fit(examples.post), school: fit(examples.school) }
await writeFile(TARGET, await sourceOf(weights))
for (const kind of ['post', 'school'] as const)
  console.log(`${kind}: ${examples[kind].length} records, ${weights[kind].size} weights`)

/** The lines of a file whose headings of one kind are gone. */
function withoutHeadings(lines: Line[], kind: 'employment' | 'education'): Line[] {
  const { sections } = splitSections(lines)
  const titles = new Set(sections.filter((one) => one.kind === kind).map(({ title }) => title))
  return lines.filter(({ text }) => !titles.has(text))
}

/** Takes every record of a file for an example; ones that share a single value with the truth say nothing. */
function learn(lines: Line[], truth: Truth) {
  const sections = splitLists(splitSections(lines).sections)
  const of = (kind: string) => sections.filter((section) => section.kind === kind)
  const found = {
    post: readPosts(of('employment'), vocabulary).length,
    school: readSchools(of('education'), vocabulary).length,
  }
  const all = candidatesOf(sections, vocabulary)
  for (const one of all) {
    const points = likeness(one, truth)
    if (points >= 2 || points < 1)
      examples[one.kind].push({ features: featuresOf(one, all, found), is: points >= 2 ? 1 : 0 })
  }
}

/** How many values of a record are those of the post or school that it is most like. */
function likeness(one: Candidate, truth: Truth): number {
  const same = (want: string | null, got: { value: string } | null) =>
    want && got && plain(want) === plain(got.value) ? 1 : 0
  const points =
    one.kind === 'post'
      ? truth.employment.map(
          (post) =>
            same(post.title, one.draft.title) +
            same(post.company, one.draft.company) +
            same(post.start, one.draft.start) +
            (post.current && one.draft.current ? 1 : same(post.end, one.draft.end))
        )
      : truth.education.map(
          (school) =>
            1.5 * same(school.institution, one.draft.institution) +
            same(school.degree, one.draft.degree) +
            same(school.start, one.draft.start) +
            same(school.end, one.draft.end)
        )
  return Math.max(0, ...points)
}

/** A logistic regression by steps along the slope of all examples, each weight at its own pace (Adagrad). */
function fit(list: Example[]): Map<string, number> {
  const seen = new Map<string, number>()
  for (const name of list.flatMap(({ features }) => features))
    seen.set(name, (seen.get(name) ?? 0) + 1)
  const names = [...seen].flatMap(([name, count]) => (count >= LEAST_SEEN ? [name] : []))
  const index = new Map(names.map((name, at) => [name, at]))
  const rows = list.map(({ features }) => features.flatMap((name) => index.get(name) ?? []))
  const weight = new Float64Array(names.length)
  const pace = new Float64Array(names.length).fill(1e-3)
  for (let count = 0; count < STEPS; count++) {
    const slope = new Float64Array(names.length)
    for (const [at, row] of rows.entries()) {
      const sum = row.reduce((total, one) => total + weight[one], 0)
      const error = list[at].is - 1 / (1 + Math.exp(-sum))
      for (const one of row) slope[one] += error
    }
    for (const [at] of names.entries()) {
      const step = slope[at] - COST * weight[at]
      pace[at] += step ** 2
      weight[at] += (0.3 * step) / Math.sqrt(pace[at])
    }
  }
  return new Map(names.map((name, at) => [name, weight[at]]))
}

async function sourceOf({ post, school }: Record<Candidate['kind'], Map<string, number>>) {
  const written = (weights: Map<string, number>) =>
    [...weights]
      .map(([name, weight]): [string, string] => [name, weight.toFixed(2)])
      .filter(([, weight]) => Number(weight) !== 0)
      .map((pair) => pair.join(' = '))
      .sort()
      .reduce((rows, one) => {
        const last = rows.at(-1)
        return last !== undefined && last.length + one.length < 96
          ? [...rows.slice(0, -1), `${last}; ${one}`]
          : [...rows, one]
      }, [] as string[])
      .join(';\n')
  const source = `// made by tests/resumes/fit_unheaded.ts: features of records and what they weigh
export const POST_WEIGHTS = \`
${written(post)}
\`
export const SCHOOL_WEIGHTS = \`
${written(school)}
\`
`
  return format(source, { ...(await resolveConfig(TARGET)), filepath: TARGET })
}
