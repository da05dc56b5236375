import { bytesOf } from '../papers.js'
import type { Person } from '../people.js'
import { listsIn, open, pen, skillsIn } from './pen.js'

/** As colleges in India teach it: objective, a table of marks, personal details, a declaration with place and date. */
export function indian(person: Person) {
  const doc = open(person, 54)
  const { dice, truth } = person
  const ink = pen(doc, person, { x: 54, width: doc.page.width - 108 })
  ink.write(dice.pick(['CURRICULUM VITAE', 'RESUME', '']), 'bold', 14, { align: 'center' })
  ink.write(truth.fullName, 'bold', dice.pick([14, 16]))
  for (const [label, value] of [
    [dice.pick(['Email', 'E-mail ID', 'Email Id']), truth.email],
    [dice.pick(['Mobile', 'Contact No.', 'Mob']), person.phoneShown],
    ['Address', truth.location],
    ...truth.links.map((one) => [one.startsWith('linkedin') ? 'LinkedIn' : 'GitHub', one]),
  ])
    ink.write(`${label}: ${value}`, 'plain', 10)
  ink.heading('summary')
  ink.write(person.summary, 'plain', 10)
  const academic = () => {
    ink.heading('education')
    const columns = [54, 190, 395, 490]
    const row = (cells: string[], bold = false) => {
      const { y } = doc
      let deepest = y
      cells.forEach((cell, index) => {
        doc
          .font(bold ? 'Helvetica-Bold' : 'Helvetica')
          .fontSize(9.5)
          .fillColor('#111111')
          .text(cell, columns[index] + 3, y + 3, {
            width: (columns[index + 1] ?? doc.page.width - 54) - columns[index] - 6,
          })
        deepest = Math.max(deepest, doc.y)
      })
      doc
        .rect(54, y, doc.page.width - 108, deepest - y + 2)
        .lineWidth(0.5)
        .strokeColor('#888888')
        .stroke()
      doc.y = deepest + 2
    }
    row(['Degree', 'Institution', dice.pick(['Year', 'Passing Year']), 'Score'], true)
    for (const school of person.schools)
      row([
        `${school.degree} (${school.field})`,
        school.institution,
        school.when,
        school.grade || '78.4%',
      ])
    doc.x = 54
  }
  const early = dice.chance(0.5)
  if (early) academic()
  ink.heading('experience')
  const labelled = dice.chance(0.5)
  for (const post of person.posts) {
    if (labelled) {
      ink.write(`Organization: ${post.company}`, 'bold', 10.5)
      ink.write(`Designation: ${post.title}`, 'plain', 10)
      ink.write(`Duration: ${post.when}`, 'plain', 10)
    } else {
      ink.write(
        `${post.company}${post.place ? `, ${post.place}` : ''} (${post.when})`,
        'bold',
        10.5
      )
      ink.write(post.title, 'italic', 10)
    }
    ink.bullets(post.bullets, dice.pick(['•', '-', '•']))
  }
  if (!early) academic()
  ink.heading('skills')
  skillsIn(ink, person)
  listsIn(ink, person)
  ink.heading('interests')
  ink.bullets(['Quick learner', 'Team player', 'Playing chess'])
  ink.write('PERSONAL DETAILS', 'bold', 12)
  for (const line of [
    'Date of Birth: 14/08/1996',
    'Marital Status: Single',
    'Languages Known: English, Hindi',
    'Current CTC: 8.4 LPA   Expected CTC: 12 LPA',
    'Notice Period: 60 days',
  ])
    ink.write(line, 'plain', 10)
  doc.moveDown(0.6)
  ink.write('DECLARATION', 'bold', 12)
  ink.write(
    'I hereby declare that the above information is true to the best of my knowledge and belief.',
    'plain',
    10
  )
  ink.write(`Place: ${truth.location.split(',')[0]}`, 'plain', 10)
  ink.write(`Date: 12/01/2026                                   (${truth.fullName})`, 'plain', 10)
  return bytesOf(doc)
}
