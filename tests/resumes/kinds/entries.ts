/** Layouts whose contacts, skills and degrees are written in ways of their own. */
import { bytesOf, contactsOf } from '../papers.js'
import type { Person } from '../people.js'
import type { SectionName } from '../headings.js'
import { lists, open, posts, schools, skills, whole, writer } from './writer.js'

/** Contact lines whose icons come out as the names that their font has for them. */
export function iconNames(person: Person) {
  const doc = open()
  const pen = writer(doc, 50, 495)
  const { truth, phoneShown, dice } = person
  pen.line(truth.fullName, { bold: true, size: 20 })
  const space = dice.pick([' ', '  '])
  pen.line(
    [
      `envelope${space}${truth.email}`,
      `phone-alt${space}${phoneShown}`,
      `map-marker-alt${space}${truth.location}`,
    ].join('  |  '),
    { size: 9 }
  )
  pen.line(
    truth.links
      .map((one) => `${one.startsWith('linkedin') ? 'linkedin-in' : 'github-alt'}${space}${one}`)
      .concat(truth.website ? [`globe${space}${truth.website}`] : [])
      .join('  |  '),
    { size: 9 }
  )
  whole(pen, person, (name) => {
    pen.gap()
    pen.line(person.heading(name), { bold: true, size: 13 })
  })
  return bytesOf(doc)
}

/** Skills in groups that are named as sections are, the chips of each apart by nothing but space. */
export function skillGroups(person: Person) {
  const doc = open()
  const pen = writer(doc, 50, 495)
  pen.line(person.truth.fullName, { bold: true, size: 20 })
  pen.line(contactsOf(person).join(' | '), { size: 9 })
  const heading = (name: SectionName) => {
    pen.gap()
    pen.line(person.heading(name).toUpperCase(), { bold: true, size: 12 })
  }
  heading('experience')
  posts(pen, person)
  heading('skills')
  const labels = person.dice.sample(['Web', 'Tools', 'Languages', 'Databases', 'Frameworks'], 3)
  const half = Math.ceil(person.truth.skills.length / labels.length)
  for (const [index, label] of labels.entries()) {
    pen.line(label, { bold: true })
    let x = 50
    doc.font('Helvetica').fontSize(10)
    for (const chip of person.truth.skills.slice(index * half, (index + 1) * half)) {
      const { y } = doc
      doc.text(chip, x, y, { lineBreak: false })
      x += doc.widthOfString(chip) + 8
      doc.y = y
    }
    doc.y += 14
  }
  heading('education')
  schools(pen, person)
  lists(pen, person, heading)
  return bytesOf(doc)
}

/** Degrees in sentences, in a line of their own, or with the school; points that are none; a foot that is none. */
export function degreesApart(person: Person) {
  const doc = open()
  const pen = writer(doc, 50, 495)
  const { dice } = person
  pen.line(person.truth.fullName, { bold: true, size: 20 })
  pen.line(contactsOf(person).join(' | '), { size: 9 })
  const heading = (name: SectionName) => {
    pen.gap()
    pen.line(person.heading(name), { bold: true, size: 13 })
  }
  heading('education')
  const style = dice.int(0, 3)
  for (const { institution, degree, field, when } of person.schools) {
    if (style === 0) {
      pen.ends(institution, when, true)
      pen.line(`Graduated as ${degree} ${field}`)
    } else if (style === 1) {
      pen.ends(`${degree} ${field}, ${institution}`, when)
    } else if (style === 2) {
      pen.ends(institution, when, true)
      pen.line(degree)
      pen.line(field)
    } else {
      pen.ends(`${degree} ${field}`, when, true)
      pen.line(institution)
    }
    pen.line('• Tutor of the bachelor course on databases', { indent: 8 })
    pen.line('• Thesis on the tides of the northern sea', { indent: 8 })
    pen.gap(4)
  }
  heading('experience')
  posts(pen, person)
  heading('skills')
  skills(pen, person)
  pen.gap(20)
  pen.line('Last updated: March 2024', { size: 8 })
  return bytesOf(doc)
}
