import PDFDocument from 'pdfkit'
import type { Person } from '../people.js'
import type { SectionName } from '../headings.js'

export type Doc = PDFKit.PDFDocument

export const open = () =>
  new PDFDocument({ size: 'A4', margin: 50, bufferPages: true, info: { Title: 'Resume' } })

/** Writes downwards; the page turns by itself. */
export function writer(doc: Doc, x: number, width: number, bottom = 780) {
  const fonts = { plain: 'Helvetica', bold: 'Helvetica-Bold' }
  return {
    line(text: string, { bold = false, size = 10, indent = 0 } = {}) {
      if (doc.y > bottom) doc.addPage()
      doc
        .font(bold ? fonts.bold : fonts.plain)
        .fontSize(size)
        .fillColor('#111111')
        .text(text, x + indent, doc.y, { width: width - indent })
    },
    /** Two texts on one line, the second at the right edge. */
    ends(left: string, right: string, bold = false) {
      if (doc.y > bottom) doc.addPage()
      const { y } = doc
      doc.font(fonts.plain).fontSize(10)
      const taken = doc.widthOfString(right) + 2
      doc.text(right, x + width - taken, y, { width: taken, lineBreak: false })
      doc
        .font(bold ? fonts.bold : fonts.plain)
        .fontSize(10)
        .text(left, x, y, { width: width - taken - 8 })
    },
    gap: (size = 8) => void (doc.y += size),
  }
}

export type Pen = ReturnType<typeof writer>

export function posts(pen: Pen, person: Person) {
  for (const { title, company, when, bullets } of person.posts) {
    pen.ends(title, when, true)
    pen.line(company)
    for (const bullet of bullets) pen.line(`• ${bullet}`, { indent: 8 })
    pen.gap(4)
  }
}

export function schools(pen: Pen, person: Person) {
  for (const { institution, degree, field, when } of person.schools) {
    pen.ends(institution, when, true)
    pen.line(`${degree}, ${field}`)
  }
}

export const skills = (pen: Pen, { truth }: Person) => pen.line(truth.skills.join(', '))

export function lists(pen: Pen, person: Person, heading: (name: SectionName) => void) {
  if (person.projects.length) {
    heading('projects')
    for (const { name, text } of person.projects) {
      pen.line(name, { bold: true })
      pen.line(`• ${text}`, { indent: 8 })
    }
  }
  for (const name of ['certifications', 'achievements'] as const)
    if (person.truth[name].length) {
      heading(name)
      for (const one of person.truth[name]) pen.line(`• ${one}`, { indent: 8 })
    }
}

export function whole(pen: Pen, person: Person, heading: (name: SectionName) => void) {
  heading('experience')
  posts(pen, person)
  heading('education')
  schools(pen, person)
  heading('skills')
  skills(pen, person)
  lists(pen, person, heading)
}
