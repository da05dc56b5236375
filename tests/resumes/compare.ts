import { readFileSync } from 'node:fs'
import type { Post, School, Truth } from './people.js'

/** Hits, wrong values and misses of one field. */
export type Tally = { hit: number; wrong: number; missed: number }
export const fields = [
  'fullName',
  'email',
  'phone',
  'location',
  'website',
  'links',
  'company',
  'title',
  'postStart',
  'postEnd',
  'institution',
  'degree',
  'field',
  'schoolStart',
  'schoolEnd',
  'projects',
  'skills',
  'certifications',
  'achievements',
] as const
export type Field = (typeof fields)[number]
export type Score = Record<Field, Tally> & { posts: Tally }

/** What was read, as `resume:parse --json` prints it; anything may be missing. */
export type Read = { [Key in keyof Truth]?: Truth[Key] | null }

const none = (): Tally => ({ hit: 0, wrong: 0, missed: 0 })
export const emptyScore = () =>
  Object.fromEntries([...fields, 'posts'].map((name) => [name, none()])) as Score

/** Without case, accents, punctuation and double spaces: "M. Sc. (Informatik)" equals "msc informatik". */
export const plain = (text: unknown) =>
  String(text ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/[đĐ]/g, 'd')
    .replace(/[łŁ]/g, 'l')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

const known: { name: string; aliases: string[] }[] = JSON.parse(
  readFileSync(new URL('../../database/data/skills.json', import.meta.url), 'utf8')
)
const bySpelling = new Map(
  known.flatMap(({ name, aliases }) => aliases.map((alias) => [plain(alias), plain(name)]))
)
for (const { name } of known) bySpelling.set(plain(name), plain(name))
/** A skill under any of its names is the same skill. */
const skill = (text: unknown) => bySpelling.get(plain(text)) ?? plain(text)
const address = (text: unknown) =>
  String(text ?? '')
    .toLowerCase()
    .replace(/^(https?:)?\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#]+$/, '')
const digits = (text: unknown) => String(text ?? '').replace(/[^\d+]/g, '')
const month = (text: unknown) => String(text ?? '').slice(0, 7)
/** A place counts by its city: what stands before the first comma. */
const city = (text: unknown) => plain(String(text ?? '').split(',')[0])

/**
 * Compares what was read with the truth. One value: hit; missed when it is there and was not read so; wrong when something else was read (then also missed, if there was one).
 * Lists: by best match, each true item once. Posts and schools are paired by their months and names first, and then
 * each part is judged; a post without a partner counts all its parts as missed, a read one without partner as wrong.
 */
export function compare(truth: Truth, read: Read): Score {
  const score = emptyScore()
  const one = (field: Field, want: unknown, got: unknown, form: (value: unknown) => string) => {
    const [a, b] = [form(want), form(got)]
    if (a === b) score[field].hit += a ? 1 : 0
    else {
      if (a) score[field].missed++
      if (b) score[field].wrong++
    }
  }
  const many = (
    field: Field,
    want: unknown[],
    got: unknown[] | null | undefined,
    form: (value: unknown) => string
  ) => {
    const left = new Set(want.map(form))
    for (const value of new Set((got ?? []).map(form)))
      if (left.delete(value)) score[field].hit++
      else score[field].wrong++
    score[field].missed += left.size
  }
  one('fullName', truth.fullName, read.fullName, plain)
  one('email', truth.email, read.email, plain)
  one('phone', truth.phone, read.phone, digits)
  one('location', truth.location, read.location, city)
  one('website', truth.website, read.website, address)
  many(
    'links',
    truth.links,
    read.links?.filter((link) => address(link) !== address(truth.website)),
    address
  )
  many(
    'projects',
    truth.projects.map(({ name }) => name),
    read.projects?.map((project) => project?.name),
    plain
  )
  many('skills', truth.skills, read.skills, skill)
  many('certifications', truth.certifications, read.certifications, plain)
  many('achievements', truth.achievements, read.achievements, plain)

  for (const [want, got] of paired(truth.employment, read.employment ?? [], likePost)) {
    one('company', want?.company, got?.company, plain)
    one('title', want?.title, got?.title, plain)
    one('postStart', want?.start, got?.start, month)
    one('postEnd', endOf(want), endOf(got), String)
    if (want && got && likePost(want, got) === 5) score.posts.hit++
    else {
      if (got) score.posts.wrong++
      if (want) score.posts.missed++
    }
  }
  for (const [want, got] of paired(truth.education, read.education ?? [], likeSchool)) {
    one('institution', want?.institution, got?.institution, plain)
    one('degree', want?.degree, got?.degree, plain)
    one('field', want?.field, got?.field, plain)
    one('schoolStart', want?.start, got?.start, month)
    one('schoolEnd', want?.end, got?.end, month)
  }
  return score
}

const endOf = (post?: Post) => (post ? (post.current ? 'current' : month(post.end)) : '')
const same = (a: unknown, b: unknown) => (a === b ? 1 : 0)
const likePost = (a: Post, b: Post) =>
  same(plain(a.company), plain(b.company)) +
  same(plain(a.title), plain(b.title)) +
  same(month(a.start), month(b.start)) +
  same(month(a.end), month(b.end)) +
  same(Boolean(a.current), Boolean(b.current))
const likeSchool = (a: School, b: School) =>
  2 * same(plain(a.institution), plain(b.institution)) +
  same(plain(a.degree), plain(b.degree)) +
  same(month(a.start), month(b.start)) +
  same(month(a.end), month(b.end))

function paired<Row>(truth: Row[], read: Row[], like: (a: Row, b: Row) => number): [Row?, Row?][] {
  const pairs: [Row?, Row?][] = []
  const [wanted, given] = [new Set(truth), new Set(read.filter(Boolean))]
  const ranked = [...wanted]
    .flatMap((a) => [...given].map((b) => ({ a, b, points: like(a, b) })))
    // agreeing that neither is current is no likeness
    .filter(({ points }) => points > 1)
    .sort((x, y) => y.points - x.points)
  for (const { a, b } of ranked)
    if (wanted.has(a) && given.has(b)) (pairs.push([a, b]), wanted.delete(a), given.delete(b))
  return [
    ...pairs,
    ...[...wanted].map((a): [Row, undefined] => [a, undefined]),
    ...[...given].map((b): [undefined, Row] => [undefined, b]),
  ]
}

export function add(to: Score, from: Score) {
  for (const name of Object.keys(to) as (keyof Score)[])
    for (const key of ['hit', 'wrong', 'missed'] as const) to[name][key] += from[name][key]
}

/** Nothing to find and nothing found is right. */
export const f1 = ({ hit, wrong, missed }: Tally) =>
  hit + wrong + missed === 0 ? 1 : (2 * hit) / (2 * hit + wrong + missed)

/** How much of what was read is not so. */
export const wrongRate = ({ hit, wrong }: Tally) => (hit + wrong === 0 ? 0 : wrong / (hit + wrong))
