/** Layouts in which something goes over from page to page. */
import { bytesOf, contactsOf } from '../papers.js'
import type { Person } from '../people.js'
import type { SectionName } from '../headings.js'
import { lists, open, schools, skills, writer, type Pen } from './writer.js'

/** A header with the name on every page, and dates at the same height below it. */
export function runningHeader(person: Person) {
  const doc = open()
  const pen = writer(doc, 50, 495)
  pen.line(person.truth.fullName, { bold: true, size: 20 })
  pen.line(contactsOf(person).join(' · '), { size: 9 })
  const heading = (name: SectionName) => {
    pen.gap()
    pen.line(person.heading(name), { bold: true, size: 13 })
  }
  heading('experience')
  for (const [index, { title, company, when, bullets }] of person.posts.entries()) {
    if (index) {
      doc.addPage()
      doc.y = 52
    }
    pen.line(when, { bold: true })
    pen.line(`${title}, ${company}`)
    for (const bullet of bullets) pen.line(`• ${bullet}`, { indent: 8 })
  }
  heading('education')
  schools(pen, person)
  heading('skills')
  skills(pen, person)
  lists(pen, person, heading)
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    doc.page.margins.top = 0
    doc.font('Helvetica').fontSize(8).fillColor('#777777')
    doc.text(`${person.truth.fullName} – Resume`, 50, 20, { lineBreak: false })
    doc.text(`${page + 1} / ${count}`, 500, 20, { lineBreak: false })
  }
  return bytesOf(doc)
}

/** Two columns whose last lines stand on the next page. */
export function columnsGoOn(person: Person) {
  const doc = open()
  const side = person.dice.chance(0.5)
  const [main, bar] = side ? [50, 400] : [200, 50]
  const broad = writer(doc, main, side ? 320 : 345, 10_000)
  const narrow = writer(doc, bar, 130, 10_000)
  doc.font('Helvetica-Bold').fontSize(20).text(person.truth.fullName, 50, 40)
  doc.font('Helvetica').fontSize(8.5).text(contactsOf(person).join(' · '), 50, 66, { width: 495 })
  const top = 100
  const heading = (pen: Pen, name: SectionName) => {
    pen.gap(6)
    pen.line(person.heading(name), { bold: true, size: 13 })
  }
  doc.y = top
  heading(narrow, 'skills')
  for (const skill of person.truth.skills) narrow.line(skill)
  heading(narrow, 'education')
  for (const { institution, degree, field, when } of person.schools) {
    narrow.line(degree)
    narrow.line(field)
    narrow.line(institution)
    narrow.line(when)
    narrow.gap(4)
  }
  doc.y = top
  heading(broad, 'experience')
  for (const [index, { title, company, when, bullets }] of person.posts.entries()) {
    // The last post's employer and points are what is left for the next page.
    broad.line(title, { bold: true })
    if (index === person.posts.length - 1) {
      doc.addPage()
      doc.y = 50
    }
    broad.line(`${company}, ${when}`)
    for (const bullet of index === person.posts.length - 1 ? bullets.slice(0, 1) : bullets)
      broad.line(`• ${bullet}`, { indent: 8 })
    broad.gap(4)
  }
  return bytesOf(doc)
}

/** Several posts at one employer, the last of them on the next page, and years within what was done. */
export function severalPosts(person: Person) {
  const doc = open()
  const pen = writer(doc, 50, 495)
  const company = person.posts[0].company
  pen.line(person.truth.fullName, { bold: true, size: 20 })
  pen.line(contactsOf(person).join(' | '), { size: 9 })
  const heading = (name: SectionName) => {
    pen.gap()
    pen.line(person.heading(name), { bold: true, size: 13 })
  }
  heading('education')
  schools(pen, person)
  heading('skills')
  skills(pen, person)
  heading('experience')
  pen.line(company, { bold: true, size: 11 })
  for (const [index, { title, when, bullets }] of person.posts.entries()) {
    if (index === 1) {
      doc.addPage()
      doc.y = 50
    }
    pen.ends(title, when)
    for (const bullet of bullets) pen.line(`• ${bullet} (2019)`, { indent: 8 })
    pen.line('Moved the ledger of all shops to a new home (2018)')
    pen.gap(4)
  }
  return bytesOf(doc)
}
