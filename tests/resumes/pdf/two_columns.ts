import { bytesOf, contactsOf } from '../papers.js'
import type { Person } from '../people.js'
import { listsIn, open, pen } from './pen.js'

/** A coloured or plain sidebar on one side with contact, skills and education; the posts beside it. */
export function sidebar(person: Person, side: 'left' | 'right') {
  const doc = open(person, 40)
  const { dice, truth } = person
  const wide = doc.page.width
  const dark = dice.chance(0.5)
  const bar = 175
  const barX = side === 'left' ? 0 : wide - bar
  if (dark) doc.rect(barX, 0, bar, doc.page.height).fill('#22313f')
  const narrow = pen(doc, person, { x: barX + 16, width: bar - 30 }, dark ? '#ffffff' : '#111111')
  const broad = pen(doc, person, { x: side === 'left' ? bar + 22 : 40, width: wide - bar - 62 })
  doc.y = 40
  const nameInBar = dice.chance(0.4)
  if (nameInBar) {
    narrow.write(truth.fullName, 'bold', 19)
    narrow.write(person.headline, 'plain', 10.5)
  }
  narrow.heading('contact')
  for (const line of contactsOf(person)) narrow.write(line, 'plain', 8.5)
  narrow.heading('skills')
  for (const skill of person.skillGroups.flatMap(({ shown }) => shown))
    narrow.write(skill, 'plain', 9.5)
  narrow.heading('education')
  for (const school of person.schools) {
    narrow.write(`${school.degree}, ${school.field}`, 'bold', 9.5)
    narrow.write(school.institution, 'plain', 9.5)
    narrow.write(school.when, 'plain', 9)
    doc.moveDown(0.5)
  }
  narrow.heading('languages')
  narrow.write('English, Hindi, French', 'plain', 9.5)
  doc.switchToPage(0)
  doc.y = 40
  if (!nameInBar) {
    broad.write(truth.fullName, 'bold', 24)
    broad.write(person.headline, 'plain', 12)
  }
  broad.heading('summary')
  broad.write(person.summary, 'plain', 10)
  broad.heading('experience')
  for (const post of person.posts) {
    broad.write(post.title, 'bold', 11)
    broad.ends([post.company, post.place].filter(Boolean).join(', '), post.when, 'plain')
    broad.bullets(post.bullets)
  }
  listsIn(broad, person)
  return bytesOf(doc)
}

/** Dates are in the margin, as in a Europass or a moderncv. */
export function marginDates(person: Person) {
  const doc = open(person)
  const { truth } = person
  const left = 165
  const all = pen(doc, person, { x: 50, width: doc.page.width - 100 })
  const ink = pen(doc, person, { x: left, width: doc.page.width - left - 50 })
  const beside = (text: string) => {
    if (doc.y > doc.page.height - 110) doc.addPage()
    const { y } = doc
    doc
      .font('Helvetica')
      .fontSize(9.5)
      .fillColor('#444444')
      .text(text, 50, y, { width: left - 62, align: 'right' })
    doc.y = y
  }
  all.write(truth.fullName, 'bold', 24)
  all.write(contactsOf(person).join(' · '), 'plain', 9.5)
  all.heading('experience', { rule: true })
  for (const post of person.posts) {
    beside(post.when)
    ink.write(post.title, 'bold', 11)
    ink.write([post.company, post.place].filter(Boolean).join(', '), 'italic', 10)
    ink.bullets(post.bullets)
  }
  all.heading('education', { rule: true })
  for (const school of person.schools) {
    beside(school.when)
    ink.write(`${school.degree} ${school.field}`, 'bold', 10.5)
    ink.write(school.institution, 'italic', 10)
    doc.moveDown(0.6)
  }
  all.heading('skills', { rule: true })
  for (const { label, shown } of person.skillGroups) {
    if (label) beside(label)
    ink.write(shown.join(', '), 'plain', 10)
  }
  listsIn(all, person)
  return bytesOf(doc)
}
