import { bytesOf } from '../papers.js'
import type { Person } from '../people.js'
import { open, pen, type Pen } from './pen.js'

const link = (text: string) => (text.startsWith('http') ? text : `https://${text}`)

const monthsLong =
  'January February March April May June July August September October November December'.split(' ')
const inWords = (month: string) =>
  month.length === 4 ? month : `${monthsLong[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
const lasted = (from: string, to: string | null) => {
  const [a, b] = [from, to ?? '2026-10'].map(
    (one) => Number(one.slice(0, 4)) * 12 + Number(one.slice(5) || 1)
  )
  const years = Math.floor((b - a + 1) / 12)
  const months = (b - a + 1) % 12
  return `(${[years && `${years} year${years > 1 ? 's' : ''}`, months && `${months} month${months > 1 ? 's' : ''}`].filter(Boolean).join(' ') || 'less than a month'})`
}

/** As the professional network prints a profile: a dark bar, company over title, the length in brackets, "Page 1 of 2". */
export function network(person: Person) {
  const doc = open(person, 40)
  const { truth } = person
  const bar = 200
  const paint = () => doc.rect(0, 0, bar, doc.page.height).fill('#293e49')
  paint()
  const narrow = pen(doc, person, { x: 22, width: bar - 40 }, '#e1e8ed')
  const broad = pen(doc, person, { x: bar + 24, width: doc.page.width - bar - 60 })
  const head = (text: string, ink: Pen, colour: string) =>
    doc
      .moveDown(1)
      .font('Helvetica-Bold')
      .fontSize(ink === narrow ? 13 : 15.5)
      .fillColor(colour)
      .text(text, ink.column.x, doc.y, { width: ink.column.width })
      .moveDown(0.3)
  doc.y = 36
  head('Contact', narrow, '#ffffff')
  narrow.write(`${person.phoneShown} (Mobile)`, 'plain', 10)
  narrow.write(truth.email, 'plain', 9.5)
  const [linkedin, ...others] = truth.links
  narrow.write(`www.${linkedin} (LinkedIn)`, 'plain', 9.5, { link: link(linkedin) })
  for (const one of others) narrow.write(`${one} (Portfolio)`, 'plain', 9.5, { link: link(one) })
  head('Top Skills', narrow, '#ffffff')
  for (const skill of person.skillGroups.flatMap(({ shown }) => shown))
    narrow.write(skill, 'plain', 10)
  if (truth.certifications.length) {
    head('Certifications', narrow, '#ffffff')
    for (const one of truth.certifications) narrow.write(one, 'plain', 10)
  }
  doc.switchToPage(0)
  doc.y = 36
  broad.write(truth.fullName, 'plain', 26)
  broad.write(person.headline, 'plain', 12)
  broad.write(truth.location, 'plain', 10.5)
  head('Summary', broad, '#111111')
  broad.write(person.summary, 'plain', 11)
  head('Experience', broad, '#111111')
  for (const post of person.posts) {
    if (doc.y > doc.page.height - 120) (doc.addPage(), paint(), (doc.y = 40))
    broad.write(post.company, 'plain', 12)
    broad.write(post.title, 'plain', 11.5)
    broad.write(
      `${inWords(post.start)} - ${post.current ? 'Present' : inWords(post.end!)} ${lasted(post.start, post.end)}`,
      'plain',
      10.5
    )
    if (post.place) broad.write(post.place, 'plain', 10.5)
    doc.moveDown(0.3)
    broad.write(post.bullets.join('. '), 'plain', 10.5)
    doc.moveDown(0.6)
  }
  if (doc.y > doc.page.height - 140) (doc.addPage(), paint(), (doc.y = 40))
  head('Education', broad, '#111111')
  for (const school of person.schools) {
    const years = [school.start, school.end]
      .filter(Boolean)
      .map((one) => one!.slice(0, 4))
      .join(' - ')
    broad.write(school.institution, 'plain', 12)
    broad.write(`${school.degree}, ${school.field} · (${years})`, 'plain', 10.5)
    doc.moveDown(0.4)
  }
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    doc
      .font('Helvetica')
      .fontSize(9)
      .fillColor('#666666')
      .text(`Page ${page + 1} of ${count}`, bar + 24, doc.page.height - 30, { lineBreak: false })
  }
  return bytesOf(doc)
}
