/** One layout for each kind of paper that readers took amiss: what is drawn is the kind, not any file. */
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import type { Person, Truth } from './people.js'
import type { Locale, SectionName } from './words.js'

type Doc = PDFKit.PDFDocument
const require = createRequire(import.meta.url)
const LATIN = require.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff')

const open = () =>
  new PDFDocument({ size: 'A4', margin: 50, bufferPages: true, info: { Title: 'Resume' } })

const bytesOf = (doc: Doc) =>
  new Promise<Buffer>((resolve) => {
    const chunks: Buffer[] = []
    doc
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
    doc.end()
  })

const contacts = ({ truth, phoneShown }: Person) => [
  truth.email,
  phoneShown,
  truth.location,
  ...truth.links,
  ...(truth.website ? [truth.website] : []),
]

/** Writes downwards; the page turns by itself. */
function writer(doc: Doc, x: number, width: number, bottom = 780) {
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

type Pen = ReturnType<typeof writer>

function posts(pen: Pen, person: Person) {
  for (const { title, company, when, bullets } of person.posts) {
    pen.ends(title, when, true)
    pen.line(company)
    for (const bullet of bullets) pen.line(`• ${bullet}`, { indent: 8 })
    pen.gap(4)
  }
}

function schools(pen: Pen, person: Person) {
  for (const { institution, degree, field, when } of person.schools) {
    pen.ends(institution, when, true)
    pen.line(`${degree}, ${field}`)
  }
}

const skills = (pen: Pen, { truth }: Person) => pen.line(truth.skills.join(', '))

function lists(pen: Pen, person: Person, heading: (name: SectionName) => void) {
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

function whole(pen: Pen, person: Person, heading: (name: SectionName) => void) {
  heading('experience')
  posts(pen, person)
  heading('education')
  schools(pen, person)
  heading('skills')
  skills(pen, person)
  lists(pen, person, heading)
}

type Outline = { layout(text: string): Run; unitsPerEm: number }
type Run = {
  glyphs: { path: { toSVG(): string }; advanceWidth: number }[]
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

/** Headings, names and titles in a bold that the font lacks. */
function outlineBold(person: Person) {
  const doc = open()
  const pen = writer(doc, 50, 495)
  outlined(doc, person.truth.fullName, 50, 40, 22)
  pen.line(contacts(person).join(' | '), { size: 9 })
  const heading = (name: SectionName) => {
    if (doc.y > 740) doc.addPage()
    outlined(doc, person.heading(name), 50, doc.y + 6, 14)
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
function plainHeadings(person: Person) {
  const doc = open()
  const pen = writer(doc, 50, 495)
  pen.line(person.truth.fullName, { bold: true, size: 20 })
  for (const one of contacts(person)) pen.line(one)
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

/** A header with the name on every page, and dates at the same height below it. */
function runningHeader(person: Person) {
  const doc = open()
  const pen = writer(doc, 50, 495)
  pen.line(person.truth.fullName, { bold: true, size: 20 })
  pen.line(contacts(person).join(' · '), { size: 9 })
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

/** Contact lines whose icons come out as the names that their font has for them. */
function iconNames(person: Person) {
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

/** Headings in the left margin, each word on a line of its own, beside the first entry; several degrees at one school. */
function marginHeadings(person: Person) {
  const doc = open()
  const pen = writer(doc, 150, 395)
  pen.line(person.truth.fullName, { bold: true, size: 22 })
  pen.line(contacts(person).join(' · '), { size: 8.5 })
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

/** What sections are called in other languages, beyond the commonest words. */
const OWN_HEADINGS: Partial<Record<Locale, Partial<Record<SectionName, string[]>>>> = {
  de: {
    experience: ['Berufliche Erfahrungen', 'Berufspraxis', 'Praktische Erfahrung'],
    education: ['Schulischer Werdegang', 'Akademische Ausbildung', 'Bildungsweg'],
    skills: ['EDV-Kenntnisse', 'IT-Kenntnisse', 'Technische Fähigkeiten'],
    projects: ['Persönliche Projekte', 'Ausgewählte Projekte'],
    certifications: ['Weiterbildungen und Zertifikate', 'Zertifizierungen'],
    achievements: ['Auszeichnungen und Preise', 'Erfolge'],
  },
  fr: {
    experience: ['Parcours professionnel', 'Expériences professionnelles et stages'],
    education: ['Parcours de formation', 'Diplômes et formation', 'Études supérieures'],
    skills: ['Compétences techniques', 'Maîtrise informatique'],
    projects: ['Projets personnels', 'Réalisations'],
    certifications: ['Certifications et formations', 'Certificats'],
    achievements: ['Prix et distinctions', 'Récompenses'],
  },
  es: {
    experience: ['Trayectoria profesional', 'Historial laboral', 'Experiencia laboral'],
    education: ['Estudios académicos', 'Formación académica'],
    skills: ['Conocimientos de informática', 'Habilidades técnicas'],
    projects: ['Proyectos personales', 'Proyectos destacados'],
    certifications: ['Certificaciones y cursos', 'Certificados'],
    achievements: ['Premios y reconocimientos', 'Logros'],
  },
  pt: {
    experience: ['Trajetória profissional', 'Histórico profissional', 'Experiências profissionais'],
    education: ['Formação acadêmica', 'Formação académica', 'Escolaridade'],
    skills: ['Conhecimentos de informática', 'Competências técnicas'],
    projects: ['Projetos pessoais', 'Projetos em destaque'],
    certifications: ['Cursos e certificações', 'Certificados'],
    achievements: ['Prêmios e reconhecimentos', 'Conquistas'],
  },
}

/** Headings of other languages, beyond the commonest words. */
function otherTongues(person: Person) {
  const doc = open()
  const pen = writer(doc, 50, 495)
  pen.line(person.truth.fullName, { bold: true, size: 20 })
  pen.line(contacts(person).join(' | '), { size: 9 })
  whole(pen, person, (name) => {
    pen.gap()
    const own = OWN_HEADINGS[person.locale]?.[name]
    pen.line(own ? person.dice.pick(own) : person.heading(name), { bold: true, size: 13 })
  })
  return bytesOf(doc)
}

/** The same, as large as a name. */
const largeTurnedHeadings = (person: Person) => turnedHeadings(person, 26)

/** Headings turned by 90° in the margin, in the middle of their bands. */
function turnedHeadings(person: Person, size = 12) {
  const doc = open()
  const pen = writer(doc, 100, 445, 720)
  pen.line(person.truth.fullName, { bold: true, size: 20 })
  pen.line(contacts(person).join(' · '), { size: 8.5 })
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

/** Skills in groups that are named as sections are, the chips of each apart by nothing but space. */
function skillGroups(person: Person) {
  const doc = open()
  const pen = writer(doc, 50, 495)
  pen.line(person.truth.fullName, { bold: true, size: 20 })
  pen.line(contacts(person).join(' | '), { size: 9 })
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

/** Two columns whose last lines stand on the next page. */
function columnsGoOn(person: Person) {
  const doc = open()
  const side = person.dice.chance(0.5)
  const [main, bar] = side ? [50, 400] : [200, 50]
  const broad = writer(doc, main, side ? 320 : 345, 10_000)
  const narrow = writer(doc, bar, 130, 10_000)
  doc.font('Helvetica-Bold').fontSize(20).text(person.truth.fullName, 50, 40)
  doc.font('Helvetica').fontSize(8.5).text(contacts(person).join(' · '), 50, 66, { width: 495 })
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

/** Degrees in sentences, in a line of their own, or with the school; points that are none; a foot that is none. */
function degreesApart(person: Person) {
  const doc = open()
  const pen = writer(doc, 50, 495)
  const { dice } = person
  pen.line(person.truth.fullName, { bold: true, size: 20 })
  pen.line(contacts(person).join(' | '), { size: 9 })
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

/** Several posts at one employer, the last of them on the next page, and years within what was done. */
function severalPosts(person: Person) {
  const doc = open()
  const pen = writer(doc, 50, 495)
  const company = person.posts[0].company
  pen.line(person.truth.fullName, { bold: true, size: 20 })
  pen.line(contacts(person).join(' | '), { size: 9 })
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

const none = { projects: [], certifications: [], achievements: [] }

type Kind = {
  name: string
  draw: (person: Person) => Promise<Buffer>
  locales?: Locale[]
  /** What of the truth its pages do not show. */
  without?: Partial<Truth>
  /** All posts are at the first one's employer. */
  oneCompany?: boolean
}

export const kinds: Kind[] = [
  { name: '13-outline-bold', draw: outlineBold },
  { name: '14-plain-headings', draw: plainHeadings, without: none },
  { name: '15-running-header', draw: runningHeader },
  { name: '16-icon-names', draw: iconNames },
  { name: '17-turned-headings', draw: turnedHeadings, without: none },
  { name: '18-skill-groups', draw: skillGroups },
  { name: '19-columns-go-on', draw: columnsGoOn, without: none },
  { name: '20-degrees-apart', draw: degreesApart, without: none },
  { name: '21-several-posts', draw: severalPosts, without: none, oneCompany: true },
  { name: '22-margin-headings', draw: marginHeadings },
  { name: '23-other-tongues', draw: otherTongues, locales: ['de', 'fr', 'es', 'pt'] },
  { name: '24-large-turned-headings', draw: largeTurnedHeadings, without: none },
]
