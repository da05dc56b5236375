import { written, dateRangesIn } from '#api/engines/resume_reader/language/dates'
import { kindOf } from '#api/engines/resume_reader/language/lexicon'
import type { Vocabulary } from '#api/engines/resume_reader/language/vocabulary'
import {
  boxOf,
  withoutBullet,
  isBullet,
  tidy,
} from '#api/engines/resume_reader/sections/records/header_text'
import { headerLine } from '#api/engines/resume_reader/sections/records/header_line'
import {
  recordsOf,
  undatedRecords,
  type ResumeRecord,
} from '#api/engines/resume_reader/sections/records/records'
import { withTableRows } from '#api/engines/resume_reader/sections/tables'
import type { Cell, Line } from '#api/engines/resume_reader/pages/lines'
import { isDuration } from '#api/engines/resume_reader/sections/records/anchors'
import type { Section } from '#api/engines/resume_reader/sections/split_sections'
import type { DraftEmployment, Field } from '#api/engines/resume_reader/resume_draft'
import { piecesOf } from '#api/engines/resume_reader/sections/posts/post_pieces'
import {
  COURSE,
  voteOf,
  nameAndCompany,
  round,
  type Named,
} from '#api/engines/resume_reader/sections/posts/name_and_company'

/** A post and the lines that it was read from. */
export type PostRead = { draft: DraftEmployment; record: ResumeRecord }

/** The posts of all employment sections. */
export const readPosts = (sections: Section[], vocabulary: Vocabulary): DraftEmployment[] =>
  postsIn(sections, vocabulary).map(({ draft }) => draft)

/**
 * Less sure names are left out, as a person fills in a gap sooner than they find a fault: of 57 real files 11 wrong
 * companies and 3 wrong titles went, and 2 right companies and one right title with them.
 */
const LEAST = { company: 0.62, title: 0.65 }

/** A title that goes on in another line: "Winner of an award for". */
const OPEN_TITLE = /\s(?:of|for|in|at|to|the|and|with)$/

/** What fills a time without a post: "Stellensuche", "Career break". */
const GAP =
  /\b(?:(?:stellen|arbeits|job)suche|arbeitssuchend|elternzeit|auszeit|sabbatical|career break|(?:parental|maternity|paternity) leave|gap year|job search|chômage|congé parental|(?:offen für|suche) (?:eine )?neue)\b|^\p{L}*reise$/iu

/** The same with their lines. */
export function postsIn(sections: Section[], vocabulary: Vocabulary): PostRead[] {
  const records = sections.flatMap((section) => {
    const lines = withTableRows(section.lines)
    // Under "Research experience" stand projects too, which have names and no titles.
    const dated = recordsOf(lines).filter(
      (record) =>
        !isResearch(section) || piecesOf(record, vocabulary).some((one) => one.title > 0.6)
    )
    const led = dated.length ? linesBefore(lines, dated[0].lines[0]) : []
    return dated.length
      ? [
          ...undatedRecords(led).filter((record) => hasTitle(record, vocabulary)),
          ...dated.flatMap((record) => withUndated(record)),
        ]
      : undatedRecords(lines).filter((record) => hasTitle(record, vocabulary))
  })
  const pieces = records.map((record) => piecesOf(record, vocabulary))
  const votes = voteOf(pieces)
  const posts: PostRead[] = []
  let lastCompany = null as Field | null
  for (const [index, record] of records.entries()) {
    const named = nameAndCompany(pieces[index], votes)
    named.title ??= named.company && titleBelow(record)
    const place = boxOf(record.lines)
    const field = (text: string, confidence: number): Field => ({
      value: text,
      confidence,
      ...place,
    })
    let company =
      named.company && named.company.sure >= LEAST.company
        ? field(named.company.text, named.company.sure)
        : null
    const title =
      named.title && named.title.sure >= LEAST.title && !OPEN_TITLE.test(named.title.text)
        ? field(named.title.text, named.title.sure)
        : null
    const isCourse = pieces[index].some(({ text }) => COURSE.test(text))
    if (
      !company &&
      !named.company &&
      title &&
      lastCompany &&
      !isCourse &&
      isUnderOlderCompany(record)
    )
      company = { ...lastCompany, confidence: lastCompany.confidence * 0.9 }
    if (company && !title && !record.body.length && isTotal(records, index)) {
      // A company with its whole time, above the titles held there: those are the posts.
      lastCompany = company
      continue
    }
    if (!company && !title) continue
    if (!title && company && GAP.test(company.value)) continue
    // Without dates only a title and its company are sure to be a post.
    if (!record.range && !(named.company && named.title)) continue
    if (company) lastCompany = company
    const { range } = record
    const start = range?.start ? field(written(range.start), 0.95) : null
    const last = range?.season ? range.start : range?.current ? null : range?.end
    const end = last ? field(written(last), 0.95) : null
    const description = toldIn(record.body).slice(0, 4000)
    const sure =
      (range ? 0.35 : 0.1) +
      (company ? company.confidence * 0.3 : 0) +
      (title ? title.confidence * 0.35 : 0)
    const draft = {
      company,
      title,
      location: named.place ? field(named.place, 0.8) : null,
      start,
      end,
      current: range?.current ?? false,
      description: description ? field(description, 0.8) : null,
      confidence: round(sure),
      ...place,
    }
    posts.push({ draft, record })
  }
  return posts
}

/** Lines may have been made anew in between: where they stand tells which is which. */
const linesBefore = (lines: Line[], first: Line) =>
  lines.slice(
    0,
    Math.max(
      0,
      lines.findIndex(
        ({ top, page, stream }) =>
          top === first.top && page === first.page && stream === first.stream
      )
    )
  )

/** What was done, line by line; a word that a hyphen parted is whole again, and how long it took, set beside it, is apart. */
function toldIn(body: Line[]): string {
  let text = ''
  for (const [index, { cells }] of body.entries()) {
    const own = withoutDuration(cells)
    const said = withoutBullet(own.map((cell) => cell.text).join(' '))
    const isWord =
      index > 0 && isCutIn(withoutDuration(body[index - 1].cells)) && /^\p{Ll}/u.test(said)
    text += index && !isWord ? `\n${said}` : said
  }
  return text
}

const withoutDuration = (cells: Cell[]) =>
  cells.filter((cell) => cells.length < 2 || !isDuration(cell.text))

const isCutIn = (cells: Cell[]) => cells.at(-1)?.words.at(-1)?.cut === true

/** A post without dates among dated ones: below their points a title stands as theirs do, with points of its own. */
function withUndated(record: ResumeRecord): ResumeRecord[] {
  const { body, header } = record
  const style = header.find(({ cells }) => cells.some((cell) => cell.bold))?.cells[0]
  if (!style?.bold) return [record]
  const at = body.findIndex(
    (line, index) =>
      index > 0 &&
      isBullet(body[index - 1]) &&
      !isBullet(line) &&
      line.bold &&
      Math.abs(line.size - style.size) < 0.3 &&
      !line.text.endsWith(':') &&
      body.slice(index + 1, index + 3).some(isBullet) &&
      line.text.length < 80 &&
      kindOf(line.text).title > 0.7
  )
  if (at < 0) return [record]
  const end = body.findIndex((line, index) => index > at && isBullet(line))
  const undated: ResumeRecord = {
    range: null,
    header: body.slice(at, end).map((line, index) => headerLine(line, index, null)),
    body: body.slice(end),
    lines: body.slice(at),
  }
  return [{ ...record, body: body.slice(0, at) }, ...withUndated(undated)]
}

const isResearch = ({ title }: Section) =>
  /\b(?:research|forschung|recherche|pesquisa|investigación)/i.test(title) &&
  !/\b(?:work|professional|teaching|industry|assistant)/i.test(title)

function hasTitle(record: ResumeRecord, vocabulary: Vocabulary): boolean {
  return (
    piecesOf(record, vocabulary).some((piece) => piece.title > 0.6) &&
    record.header.length <= 3 &&
    record.body.length > 0
  )
}

/** "• Shift Supervisor", the first point below a company that no title is beside. */
function titleBelow({ body }: ResumeRecord): Named['title'] {
  const [first] = body
  if (!first || !isBullet(first) || first.cells.length > 2) return null
  const text = tidy(
    withoutBullet(first.text.replace(/\t/g, ' ')).replace(/\([^()]*\)/g, ' ')
  ).replace(/\s*\.$/, '')
  const isTitle =
    text.split(' ').length < 5 &&
    /^\p{Lu}/u.test(text) &&
    kindOf(text).title >= 0.9 &&
    !dateRangesIn(text).length
  return isTitle ? { piece: null, text, sure: LEAST.title } : null
}

/** A header of one line, its title: the company is above an earlier title. */
const isUnderOlderCompany = (record: ResumeRecord) => record.header.length <= 2

function isTotal(records: ResumeRecord[], index: number): boolean {
  const range = records[index].range
  const next = records[index + 1]?.range
  if (!range?.start || !next?.start) return false
  const end = (one: typeof range) => (one.current ? 9999 : (one.end?.year ?? 9999))
  return (
    next.start.year >= range.start.year &&
    end(next) <= end(range) &&
    records[index + 1].header.length <= 2
  )
}
