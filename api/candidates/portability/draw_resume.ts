import PDFDocument from 'pdfkit'
import type { PrepareTask } from '#api/engines/limited_process/limited_process'
import {
  embeddedFont,
  heights,
  INDIC,
  isPlain,
  openLetters,
  settable,
  type Height,
  type Letters,
} from '#api/engines/pdf_letters/pdf_letters'
import type { Drawing, ResumeSheet, ResumeWords } from '#api/candidates/portability/resume_sheet'
import { look } from '#api/http/text/look_facts'

type Doc = PDFKit.PDFDocument
type Area = { x: number; width: number }
type Font = 'Helvetica' | 'Helvetica-Bold' | 'Helvetica-Oblique'
const cuts = {
  'Helvetica': 'regular',
  'Helvetica-Bold': 'bold',
  'Helvetica-Oblique': 'italic',
} as const
/** The letters beyond Helvetica, if the profile has any, and those that nothing here can show. */
type Ink = { letters: Letters | undefined; unset: Set<string> }

/** PDFKit takes a font that is open already, though its types do not say so. */
const embedded = (letters: Letters, font: Font, height: Height) =>
  embeddedFont(letters, cuts[font], height) as unknown as Buffer

const INK = look.light.ink
const SOFT = '#51605a'
const ACCENT = look.light.accent
const month = ({ months }: ResumeWords, date: string | null) =>
  date && `${months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`
const span = (words: ResumeWords, start: string | null, end: string | null, current = false) =>
  [month(words, start), current ? words.present : month(words, end)].filter(Boolean).join(' – ')

/** Draws resumes in a limited process: a large profile takes a second, in which the server would serve nobody. */
const prepare: PrepareTask<null, Drawing, { file: Uint8Array; unset: string[] }> = async () => draw
export default prepare

/** The profile as a PDF of real text: in one column, or with a bar for contact, skills and education. */
async function draw({ sheet, words, layout }: Drawing) {
  const { name } = sheet
  const letters = isPlain(JSON.stringify([sheet, words])) ? undefined : await openLetters()
  const ink: Ink = { letters, unset: new Set() }
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 48, bottom: 48, left: 54, right: 54 },
    lang: words.language,
    displayTitle: true,
    info: { Title: `Resume of ${name}`, Author: name },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) =>
    doc
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject)
  )
  if (layout === 'classic') classic(doc, ink, sheet, words)
  else sidebar(doc, ink, sheet, words)
  doc.end()
  return { file: await done, unset: [...ink.unset] }
}

function classic(doc: Doc, ink: Ink, profile: ResumeSheet, words: ResumeWords) {
  const write = pen(doc, ink, { x: 54, width: doc.page.width - 108 })
  nameAndHeadline(write, profile)
  write.text(profile.contact.join('  |  '), { soft: true, size: 9.5 })
  if (profile.links.length) write.links(profile.links, '  |  ')
  about(write, profile, words)
  posts(write, profile, words)
  schools(write, profile, words)
  const { skills } = profile
  if (skills.length) {
    write.heading(words.skills)
    write.text(skills.join(', '))
  }
  rest(write, profile, words)
}

function sidebar(doc: Doc, ink: Ink, profile: ResumeSheet, words: ResumeWords) {
  const bar = { x: 40, width: 150 }
  const main = { x: 220, width: doc.page.width - 220 - 46 }
  const rule = () =>
    doc
      .moveTo(205, 48)
      .lineTo(205, doc.page.height - 48)
      .lineWidth(0.6)
      .strokeColor('#c9d3cf')
      .stroke()
  rule()
  doc.on('pageAdded', rule)
  const narrow = pen(doc, ink, bar)
  doc.y = 54
  narrow.heading(words.contact)
  for (const line of profile.contact) narrow.text(line, { size: 9 })
  for (const url of profile.links) narrow.links([url], '', 9)
  const { skills } = profile
  if (skills.length) {
    narrow.heading(words.skills)
    for (const skill of skills.slice(0, 34)) narrow.text(skill, { size: 9.5 })
  }
  // the bar is one page high; the main column goes on over as many as it needs
  const broad = pen(doc, ink, main)
  doc.y = 48
  nameAndHeadline(broad, profile)
  about(broad, profile, words)
  posts(broad, profile, words)
  schools(broad, profile, words)
  if (skills.length > 34) {
    broad.heading(words.moreSkills)
    broad.text(skills.slice(34).join(', '))
  }
  rest(broad, profile, words)
}

type Pen = ReturnType<typeof pen>

/** Writes downwards in an area. */
function pen(doc: Doc, { letters, unset }: Ink, { x, width }: Area) {
  const room = (height: number) => {
    if (doc.y + height > doc.page.height - doc.page.margins.bottom) {
      doc.addPage()
      doc.y = doc.page.margins.top
    }
  }
  /** Takes the font that has the letters of some words; returns its height. */
  const take = (font: Font, said: string) => {
    const height = INDIC.test(said) ? 'tall' : 'low'
    if (!letters || isPlain(said)) doc.font(font)
    else doc.font(embedded(letters, font, height), `${font} ${height}`)
    return heights[height]
  }
  /** A paragraph, which ends `inset` before the area does; returns where its first baseline is. */
  const text = (
    words: string,
    {
      font = 'Helvetica',
      size = 10,
      soft = false,
      accent = false,
      inset = 0,
      lineGap = 1.5,
    }: {
      font?: Font
      size?: number
      soft?: boolean
      accent?: boolean
      inset?: number
      lineGap?: number
    } = {}
  ) => {
    const said = settable(words, letters, unset)
    const baseline = doc.y + (take(font, said).ascent / 1000) * size
    doc
      .fontSize(size)
      .fillColor(accent ? ACCENT : soft ? SOFT : INK)
      .text(said, x, doc.y, { width: width - inset, lineGap })
      // what comes next measures its gaps by the font in use
      .font(font)
    return baseline
  }
  return {
    text,
    room,
    heading(words: string) {
      room(70)
      doc.moveDown(0.9)
      text(words, { font: 'Helvetica-Bold', size: 11.5, accent: true })
      doc
        .moveTo(x, doc.y)
        .lineTo(x + width, doc.y)
        .lineWidth(0.5)
        .strokeColor('#c9d3cf')
        .stroke()
      doc.y += 5
    },
    /** A line with its time against the right edge. */
    dated(words: string, when: string) {
      room(48)
      const time = settable(when, letters, unset)
      const { ascent } = take('Helvetica', time)
      doc.fontSize(9.5)
      const wide = time ? doc.widthOfString(time) + 4 : 0
      const baseline = text(words, {
        font: 'Helvetica-Bold',
        size: 10.5,
        inset: wide + 10,
        lineGap: 0,
      })
      if (!time) return
      const { y } = doc
      take('Helvetica', time)
      doc
        .fontSize(9.5)
        .fillColor(SOFT)
        .text(time, x + width - wide, baseline - (ascent / 1000) * 10.5 + 1, {
          width: wide,
          align: 'right',
          lineBreak: false,
        })
        .font('Helvetica')
      doc.x = x
      doc.y = y
    },
    links(urls: string[], between: string, size = 9.5) {
      doc.font('Helvetica').fontSize(size).fillColor(SOFT)
      urls.forEach((url, index) => {
        const last = index === urls.length - 1
        const label = settable(url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, ''))
        const options = { width, continued: !last, link: url }
        if (index === 0) doc.text(label, x, doc.y, options)
        else doc.text(between, { continued: true, link: null }).text(label, options)
      })
    },
    paragraph(words: string) {
      for (const line of words
        .split('\n')
        .map((each) => each.trim())
        .filter(Boolean)) {
        room(26)
        text(/^[•*-] /.test(line) ? `• ${line.slice(2)}` : line)
      }
    },
    gap: (lines = 0.5) => void doc.moveDown(lines),
  }
}

function nameAndHeadline(write: Pen, { name, headline }: ResumeSheet) {
  write.text(name, { font: 'Helvetica-Bold', size: 22 })
  if (headline) write.text(headline, { size: 11.5, soft: true })
}

function about(write: Pen, { story }: ResumeSheet, words: ResumeWords) {
  if (!story) return
  write.heading(words.summary)
  write.paragraph(story)
}

function posts(write: Pen, { employments }: ResumeSheet, words: ResumeWords) {
  if (employments.length) write.heading(words.experience)
  employments.forEach((post, index) => {
    if (index) write.gap()
    write.dated(post.title, span(words, post.startsOn, post.endsOn, post.isCurrent))
    write.text([post.company, post.location].filter(Boolean).join(', '), {
      font: 'Helvetica-Oblique',
    })
    if (post.description) write.paragraph(post.description)
  })
}

function schools(write: Pen, { academicRecords }: ResumeSheet, words: ResumeWords) {
  if (academicRecords.length) write.heading(words.education)
  academicRecords.forEach((school, index) => {
    if (index) write.gap(0.4)
    write.dated(school.institution, span(words, school.startsOn, school.endsOn))
    write.text(
      [[school.degree, school.field].filter(Boolean).join(', '), school.grade]
        .filter(Boolean)
        .join(' | ')
    )
  })
}

function rest(write: Pen, profile: ResumeSheet, words: ResumeWords) {
  const { projects } = profile
  if (projects.length) write.heading(words.projects)
  projects.forEach((project, index) => {
    if (index) write.gap(0.4)
    write.dated(project.title, span(words, project.startsOn, project.endsOn))
    if (project.description) write.paragraph(project.description)
    if (project.url) write.links([project.url], '')
  })
  if (profile.certifications.length) write.heading(words.certifications)
  for (const { name, issuer, issuedOn } of profile.certifications)
    write.text([name, issuer, month(words, issuedOn)].filter(Boolean).join(', '))
  if (profile.achievements.length) write.heading(words.achievements)
  for (const { title } of profile.achievements) write.text(title)
}
