import PDFDocument from 'pdfkit'
import type { Person } from '../people.js'
import type { SectionName } from '../headings.js'

type Doc = PDFKit.PDFDocument
type Column = { x: number; width: number }

export const open = (person: Person, margin = 50) =>
  new PDFDocument({
    size: person.locale === 'en' ? 'LETTER' : 'A4',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    bufferPages: true,
    info: { Title: 'Resume', CreationDate: new Date('2026-01-01') },
  })

const fontsOf = ({ dice }: Person) =>
  dice.pick([
    { plain: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique' },
    { plain: 'Times-Roman', bold: 'Times-Bold', italic: 'Times-Italic' },
  ])

/** A pen that writes downwards in a column and knows the hand of the person. */
export function pen(doc: Doc, person: Person, column: Column, colour = '#111111') {
  const fonts = fontsOf(person)
  const accent = person.dice.pick(['#111111', '#1a4f8a', '#8a1a3c', '#0e6b50'])
  const upper = person.dice.chance(0.6)
  const write = (
    text: string,
    font: keyof typeof fonts,
    size: number,
    more: PDFKit.Mixins.TextOptions = {}
  ) =>
    doc
      .font(fonts[font])
      .fontSize(size)
      .fillColor(colour)
      .text(text, column.x, doc.y, { width: column.width, ...more })
  return {
    column,
    write,
    heading(name: SectionName, { rule = false } = {}) {
      if (doc.y > doc.page.height - 110) doc.addPage()
      const text = person.heading(name)
      doc
        .moveDown(0.7)
        .font(fonts.bold)
        .fontSize(12)
        .fillColor(accent)
        .text(upper ? text.toUpperCase() : text, column.x, doc.y, {
          width: column.width,
        })
      if (rule)
        doc
          .moveTo(column.x, doc.y)
          .lineTo(column.x + column.width, doc.y)
          .lineWidth(0.6)
          .strokeColor(accent)
          .stroke()
      doc.moveDown(0.3)
    },
    /** Two texts on one line, the second against the right edge. */
    ends(left: string, right: string, font: keyof typeof fonts = 'bold') {
      if (doc.y > doc.page.height - 80) doc.addPage()
      const y = doc.y
      doc.font(fonts.plain).fontSize(10).fillColor(colour)
      const width = doc.widthOfString(right) + 2
      doc.text(right, column.x + column.width - width, y, { width, lineBreak: false })
      doc
        .font(fonts[font])
        .fontSize(10.5)
        .text(left, column.x, y, { width: column.width - width - 8 })
    },
    bullets(items: string[], mark = '•') {
      for (const item of items) {
        if (doc.y > doc.page.height - 70) doc.addPage()
        doc
          .font(fonts.plain)
          .fontSize(10)
          .fillColor(colour)
          .text(`${mark} ${item}`, column.x + 8, doc.y, { width: column.width - 8 })
      }
      doc.moveDown(0.4)
    },
  }
}

export type Pen = ReturnType<typeof pen>

export const skillsIn = (ink: Pen, { skillGroups, dice }: Person) => {
  const between = dice.pick([', ', ' | ', ' • ', ', '])
  for (const { label, shown } of skillGroups)
    ink.write((label ? `${label}: ` : '') + shown.join(between), 'plain', 10)
}

export const listsIn = (ink: Pen, person: Person) => {
  const { truth, projects } = person
  if (projects.length) {
    ink.heading('projects')
    for (const { name, text } of projects) {
      ink.write(name, 'bold', 10.5)
      ink.bullets([text])
    }
  }
  if (truth.certifications.length) {
    ink.heading('certifications')
    ink.bullets(truth.certifications)
  }
  if (truth.achievements.length) {
    ink.heading('achievements')
    ink.bullets(truth.achievements)
  }
}
