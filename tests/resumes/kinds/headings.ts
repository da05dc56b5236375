/** Layouts whose headings are hard to tell from the text, or are not where readers look for them. */
import { bytesOf, contactsOf } from '../papers.js'
import { createRequire } from 'node:module'
import type { Person } from '../people.js'
import type { SectionName } from '../headings.js'
import { lists, open, posts, schools, skills, whole, writer, type Doc } from './writer.js'

const require = createRequire(import.meta.url)
const LATIN = require.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff')

type Outline = { layout(text: string): Run; unitsPerEm: number }
type Drawn = {
  toSVG(): string
  scale(x: number, y: number): Drawn
  translate(x: number, y: number): Drawn
}
type Run = {
  glyphs: { path: Drawn; advanceWidth: number }[]
  positions: { xAdvance: number }[]
}

/** Bold as browsers fake it: the outlines of the letters filled, and the text over them transparent. */
function outlined(doc: Doc, text: string, x: number, y: number, size: number) {
  doc.font(LATIN).fontSize(size)
  const face = (doc as unknown as { _font: { font: Outline; ascender: number } })._font
  const scale = size / face.font.unitsPerEm
  const { glyphs, positions } = face.font.layout(text)
  let at = x
  for (const [index, { path }] of glyphs.entries()) {
    const drawn = path.toSVG()
    if (drawn) {
      doc.save().translate(at, y + (face.ascender / 1000) * size)
      doc.scale(scale, -scale)
      doc.path(drawn).fill('#111111')
      doc.translate(25, 0).path(drawn).fill('#111111')
      doc.restore()
    }
    at += positions[index].xAdvance * scale
  }
  doc.fillOpacity(0).text(text, x, y, { lineBreak: false }).fillOpacity(1)
  doc.y = y + size * 1.45
}

/** The same as some browsers draw it: all outlines are one path, and the text is laid over letter by letter. */
function outlinedAtOnce(doc: Doc, text: string, x: number, y: number, size: number) {
  doc.font(LATIN).fontSize(size)
  const face = (doc as unknown as { _font: { font: Outline; ascender: number } })._font
  const scale = size / face.font.unitsPerEm
  const base = y + (face.ascender / 1000) * size
  const { glyphs, positions } = face.font.layout(text)
  let at = x
  const letters = [...text].map((letter, index) => {
    const { path } = glyphs[index]
    const drawn = path.scale(scale, -scale).translate(at, base).toSVG()
    const placed = { letter, at, drawn }
    at += positions[index].xAdvance * scale
    return placed
  })
  doc.path(letters.map(({ drawn }) => drawn).join(' ')).fill('#111111')
  doc.fillOpacity(0)
  for (const one of letters) doc.text(one.letter, one.at, y, { lineBreak: false })
  doc.fillOpacity(1)
  doc.y = y + size * 1.45
}

/** Headings, names and titles in a bold that the font lacks. */
export function outlineBold(person: Person) {
  const doc = open()
  const pen = writer(doc, 50, 495)
  outlined(doc, person.truth.fullName, 50, 40, 22)
  pen.line(contactsOf(person).join(' | '), { size: 9 })
  const heading = (name: SectionName) => {
    if (doc.y > 740) doc.addPage()
    const text = person.heading(name)
    // A ligature would be one glyph of two letters.
    const draw = text.length % 2 && !/f[fil]/.test(text) ? outlinedAtOnce : outlined
    draw(doc, text, 50, doc.y + 6, 14)
  }
  heading('experience')
  for (const { title, company, when, bullets } of person.posts) {
    if (doc.y > 740) doc.addPage()
    const { y } = doc
    doc.font('Helvetica').fontSize(10).text(when, 400, y, { width: 145, align: 'right' })
    outlined(doc, title, 50, y, 11)
    pen.line(company)
    for (const bullet of bullets) pen.line(`• ${bullet}`, { indent: 8 })
  }
  heading('education')
  schools(pen, person)
  heading('skills')
  skills(pen, person)
  lists(pen, person, heading)
  return bytesOf(doc)
}

/** Nothing but a colon tells the headings from the text. */
export function plainHeadings(person: Person) {
  const doc = open()
  const pen = writer(doc, 50, 495)
  pen.line(person.truth.fullName, { bold: true, size: 20 })
  for (const one of contactsOf(person)) pen.line(one)
  const heading = (name: SectionName) => {
    pen.gap()
    pen.line(`${person.heading(name)}:`)
  }
  heading('experience')
  for (const { title, company, when, bullets } of person.posts) {
    pen.line(`${title}, ${company}, ${when}`)
    for (const bullet of bullets) pen.line(`• ${bullet}`, { indent: 8 })
  }
  heading('education')
  for (const { institution, degree, field, when } of person.schools)
    pen.line(`${degree}, ${field}, ${institution}, ${when}`)
  heading('skills')
  skills(pen, person)
  return bytesOf(doc)
}

/** Headings in the left margin, each word on a line of its own, beside the first entry; several degrees at one school. */
export function marginHeadings(person: Person) {
  const doc = open()
  const pen = writer(doc, 150, 395)
  pen.line(person.truth.fullName, { bold: true, size: 22 })
  pen.line(contactsOf(person).join(' · '), { size: 8.5 })
  whole(pen, person, (name) => {
    pen.gap(14)
    const { y } = doc
    const words = person.heading(name).toUpperCase().split(' ')
    doc.font('Helvetica-Bold').fontSize(9)
    for (const [index, word] of words.entries())
      doc.text(word, 40, y + 1 + index * 11, { lineBreak: false })
    doc.y = y
  })
  return bytesOf(doc)
}

/** The same, as large as a name. */
export const largeTurnedHeadings = (person: Person) => turnedHeadings(person, 26)

/** Headings turned by 90° in the margin, in the middle of their bands. */
export function turnedHeadings(person: Person, size = 12) {
  const doc = open()
  const pen = writer(doc, 100, 445, 720)
  pen.line(person.truth.fullName, { bold: true, size: 20 })
  pen.line(contactsOf(person).join(' · '), { size: 8.5 })
  const band = (name: SectionName, draw: () => void) => {
    doc.y += 26
    const text = person.heading(name)
    const long = doc.font('Helvetica-Bold').fontSize(size).widthOfString(text)
    if (doc.y + long > 760) doc.addPage()
    const page = doc.bufferedPageRange().count
    const from = doc.y
    draw()
    const isSame = doc.bufferedPageRange().count === page
    // A band is as high as its heading is long.
    if (isSame) doc.y = Math.max(doc.y, from + long)
    const { y } = doc
    const to = isSame ? y : 770
    doc.switchToPage(page - 1)
    const start = (from + to + long) / 2
    doc.font('Helvetica-Bold').fontSize(size)
    doc.save().rotate(-90, { origin: [60, start] })
    doc.text(text, 60, start, { lineBreak: false }).restore()
    doc.switchToPage(doc.bufferedPageRange().count - 1)
    doc.y = y
  }
  band('experience', () => posts(pen, person))
  band('education', () => schools(pen, person))
  band('skills', () => skills(pen, person))
  return bytesOf(doc)
}
