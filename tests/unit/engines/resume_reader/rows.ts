import { vocabularyOf } from '#api/engines/resume_reader/language/vocabulary'
import { linesInOrder } from '#api/engines/resume_reader/pages/reading_order'
import { readPosts } from '#api/engines/resume_reader/sections/posts/read_posts'
import { readSchools } from '#api/engines/resume_reader/sections/schools/read_schools'
import { splitSections } from '#api/engines/resume_reader/sections/split_sections'
import type { Word } from '#api/engines/resume_reader/pages/words'
import { shipped } from './vocabulary.js'

export type Row = {
  text: string
  x?: number
  y: number
  bold?: boolean
  size?: number
  page?: number
}

/** What somebody did at a post. */
export const point = '• Built the services that settle payments'

export const vocabulary = vocabularyOf(shipped)

/** A row's words; a bar in the text begins a cell at the right, and a hyphen at its end parts a word. */
function wordsOf({ text, x = 60, y, bold = false, size = 10, page = 1 }: Row): Word[] {
  return text.split(' | ').flatMap((cell, nth) => {
    let at = x + nth * 190
    const words = cell.split(' ')
    return words.map((raw, index) => {
      const cut = raw.endsWith('\u00ad')
      const word = raw.replace('\u00ad', '')
      const right = at + word.length * size * 0.5
      const placed: Word = {
        ...{ text: word, x: at, right, size, bold, page, turn: 0, baseline: y },
        ...{ top: y - size * 0.8, bottom: y + size * 0.2, italic: false, color: 0 },
        spaced: index > 0,
        ...(cut ? { cut } : {}),
      }
      at = right + size * 0.3
      return placed
    })
  })
}

/** The lines of a page drawn row by row, in the order of reading. */
export function linesFrom(rows: Row[]) {
  const words = rows.flatMap(wordsOf)
  const pages = Array.from({ length: Math.max(...rows.map((row) => row.page ?? 1)) }, () => ({
    width: 595,
    height: 842,
  }))
  const found = {
    pages,
    words,
    links: [],
    hidden: '',
    ...{ pictured: 0, blank: false, characters: 0 },
  }
  return linesInOrder(found)
}

/** Its sections. */
export const sectionsOf = (rows: Row[]) => splitSections(linesFrom(rows)).sections

export const rowsFrom = (start: number, texts: (string | Partial<Row>)[]): Row[] =>
  texts.map((row, index) => ({
    y: start + index * 14,
    ...(typeof row === 'string' ? { text: row } : { text: '', ...row }),
  }))
export const heading = (text: string): Partial<Row> => ({ text, bold: true, size: 14 })

/** Title, company and start of each post. */
export const postsIn = (rows: Row[]) =>
  readPosts(
    sectionsOf(rows).filter(({ kind }) => kind === 'employment'),
    vocabulary
  ).map((post) => [post.title?.value, post.company?.value, post.start?.value])
/** Institution, degree and end of each school. */
export const schoolsIn = (rows: Row[]) =>
  readSchools(
    sectionsOf(rows).filter(({ kind }) => kind === 'education'),
    vocabulary
  ).map((school) => [school.institution?.value, school.degree?.value, school.end?.value])

type Texts = (string | Partial<Row>)[]
/** The posts below their heading. */
export const posts = (texts: Texts) => postsIn(rowsFrom(60, [heading('Experience'), ...texts]))
/** Institution, degree and field of each school below their heading. */
export const schools = (texts: Texts) =>
  readSchools(
    sectionsOf(rowsFrom(60, [heading('Education'), ...texts])).filter(
      ({ kind }) => kind === 'education'
    ),
    vocabulary
  ).map(({ institution, degree, field }) => [institution?.value, degree?.value, field?.value])
