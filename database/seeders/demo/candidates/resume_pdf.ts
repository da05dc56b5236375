import PDFDocument from 'pdfkit'
import type { Person } from '#database/seeders/demo/candidates/make_person'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const month = (time: number) =>
  `${months[new Date(time).getUTCMonth()]} ${new Date(time).getUTCFullYear()}`

/** A real resume of one page or two, saying what the profile says. */
export function resumePdf(person: Person, skillNames: Map<string, string>): Promise<Buffer> {
  const {
    first,
    last,
    headline,
    email,
    phone,
    place,
    story,
    posts,
    education,
    certificates,
    skills,
  } = person
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 48, bottom: 48, left: 54, right: 54 },
    info: { Title: `${first} ${last}: resume`, Author: `${first} ${last}` },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve) =>
    doc
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
  )

  const heading = (text: string) =>
    doc
      .moveDown(0.8)
      .font('Helvetica-Bold')
      .fontSize(11)
      .fillColor('#0e6b50')
      .text(text.toUpperCase(), { characterSpacing: 0.6 })
      .moveDown(0.25)
      .fillColor('#14211d')
  const plain = () => doc.font('Helvetica').fontSize(10)
  doc.font('Helvetica-Bold').fontSize(21).fillColor('#14211d').text(`${first} ${last}`)
  plain().fontSize(11).text(headline)
  plain().text(
    [email, phone, [place.city, place.state_name].filter(Boolean).join(', ')]
      .filter(Boolean)
      .join('  |  ')
  )
  heading('Summary')
  plain().text(story, { lineGap: 1.5 })
  heading('Skills')
  plain().text(skills.map((slug) => skillNames.get(slug)).join(', '), { lineGap: 1.5 })
  if (posts.length) heading('Experience')
  for (const post of posts) {
    doc.font('Helvetica-Bold').fontSize(10.5).text(`${post.title}, ${post.company}`)
    plain()
      .fillColor('#51605a')
      .text(`${month(post.start)} - ${post.end ? month(post.end) : 'Present'}  |  ${post.location}`)
      .fillColor('#14211d')
    plain()
      .list(post.text.split('\n'), { bulletRadius: 1.6, textIndent: 10, lineGap: 1.5 })
      .moveDown(0.5)
  }
  heading('Education')
  for (const school of education) {
    doc.font('Helvetica-Bold').fontSize(10.5).text(`${school.degree}, ${school.field}`)
    plain().text(`${school.institution}  |  ${month(school.start)} - ${month(school.end)}`)
  }
  if (certificates.length) heading('Certifications')
  for (const certificate of certificates)
    plain().text(`${certificate.name}, ${certificate.issuer}, ${month(certificate.issued)}`)
  doc.end()
  return done
}
