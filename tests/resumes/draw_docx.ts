import { zip } from '#tests/sample_files'
import type { Person } from './people.js'
import type { SectionName } from './headings.js'

/** Documents as a word processor writes them: styles, tabs, tables, links by relation. */
const safe = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
const run = (text: string, { bold = false, size = 21 } = {}) =>
  `<w:r><w:rPr>${bold ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr>${text
    .split('\t')
    .map((part) => `<w:t xml:space="preserve">${safe(part)}</w:t>`)
    .join('<w:tab/>')}</w:r>`
const paragraph = (inside: string, style = '') =>
  `<w:p><w:pPr>${style ? `<w:pStyle w:val="${style}"/>` : ''}<w:tabs><w:tab w:val="right" w:pos="9300"/></w:tabs></w:pPr>${inside}</w:p>`
const bullet = (text: string) =>
  `<w:p><w:pPr><w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run(text)}</w:p>`
const cell = (inside: string, width: number) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${inside}</w:tc>`
const table = (rows: string[]) =>
  `<w:tbl><w:tblPr><w:tblW w:w="9300" w:type="dxa"/></w:tblPr>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>${paragraph('')}`

const ns = 'http://schemas.openxmlformats.org'

function document(links: string[], body: string) {
  return zip({
    '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="${ns}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${ns}/package/2006/relationships"><Relationship Id="rId1" Type="${ns}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="${ns}/package/2006/relationships"><Relationship Id="rIdS" Type="${ns}/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="rIdN" Type="${ns}/officeDocument/2006/relationships/numbering" Target="numbering.xml"/>${links.map((one, index) => `<Relationship Id="rId${index + 10}" Type="${ns}/officeDocument/2006/relationships/hyperlink" Target="${safe(one)}" TargetMode="External"/>`).join('')}</Relationships>`,
    'word/styles.xml': `<?xml version="1.0"?><w:styles xmlns:w="${ns}/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/></w:style><w:style w:type="paragraph" w:styleId="ListParagraph"><w:name w:val="List Paragraph"/></w:style></w:styles>`,
    'word/numbering.xml': `<?xml version="1.0"?><w:numbering xmlns:w="${ns}/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="${ns}/wordprocessingml/2006/main" xmlns:r="${ns}/officeDocument/2006/relationships"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
  })
}

const linked = (text: string, index: number) =>
  `<w:hyperlink r:id="rId${index + 10}">${run(text)}</w:hyperlink>`

function head(person: Person, styled: boolean) {
  const { truth, phoneShown } = person
  return (
    paragraph(run(truth.fullName, { bold: true, size: 40 }), styled ? 'Title' : '') +
    paragraph(run([truth.email, phoneShown, truth.location].join(' | '))) +
    paragraph(truth.links.map((one, index) => linked(one, index)).join(run(' | '))) +
    (truth.website ? paragraph(run(truth.website)) : '')
  )
}

const linksOf = ({ truth }: Person) => truth.links.map((one) => `https://${one}`)

function tail(person: Person, headed: (name: SectionName) => string) {
  const { truth, projects, skillGroups } = person
  return (
    headed('skills') +
    skillGroups
      .map(({ label, shown }) =>
        paragraph((label ? run(`${label}: `, { bold: true }) : '') + run(shown.join(', ')))
      )
      .join('') +
    (projects.length
      ? headed('projects') +
        projects
          .map(({ name, text }) => paragraph(run(name, { bold: true })) + bullet(text))
          .join('')
      : '') +
    (truth.certifications.length
      ? headed('certifications') + truth.certifications.map(bullet).join('')
      : '') +
    (truth.achievements.length
      ? headed('achievements') + truth.achievements.map(bullet).join('')
      : '')
  )
}

/** Paragraphs with tabs; headings by style, or only bold as most people do. */
export function wordLines(person: Person) {
  const { dice } = person
  const styled = dice.chance(0.5)
  const upper = dice.chance(0.4)
  const headed = (name: SectionName) => {
    const text = upper ? person.heading(name).toUpperCase() : person.heading(name)
    return styled
      ? paragraph(run(text), 'Heading1')
      : paragraph(run(text, { bold: true, size: 26 }))
  }
  const oneLine = dice.chance(0.5)
  const body =
    head(person, styled) +
    headed('summary') +
    paragraph(run(person.summary)) +
    headed('experience') +
    person.posts
      .map(
        ({ title, company, when, place, bullets }) =>
          (oneLine
            ? paragraph(run(`${title}, ${company}`, { bold: true }) + run(`\t${when}`))
            : paragraph(run(company, { bold: true }) + run(`\t${place}`)) +
              paragraph(run(title) + run(`\t${when}`))) + bullets.map(bullet).join('')
      )
      .join('') +
    headed('education') +
    person.schools
      .map(
        ({ institution, degree, field, when, grade }) =>
          paragraph(run(institution, { bold: true }) + run(`\t${when}`)) +
          paragraph(run([`${degree} in ${field}`, grade].filter(Boolean).join(', ')))
      )
      .join('') +
    tail(person, headed)
  return document(linksOf(person), body)
}

/** Posts and schools as table rows: the time on the left, the rest on the right. */
export function wordTable(person: Person) {
  const headed = (name: SectionName) =>
    paragraph(run(person.heading(name), { bold: true, size: 26 }))
  const body =
    head(person, false) +
    headed('experience') +
    table(
      person.posts.map(
        ({ when, title, company, bullets }) =>
          cell(paragraph(run(when)), 2400) +
          cell(
            paragraph(run(title, { bold: true })) +
              paragraph(run(company)) +
              bullets.map(bullet).join(''),
            6900
          )
      )
    ) +
    headed('education') +
    table(
      person.schools.map(
        ({ when, institution, degree, field }) =>
          cell(paragraph(run(when)), 2400) +
          cell(
            paragraph(run(institution, { bold: true })) + paragraph(run(`${degree}, ${field}`)),
            6900
          )
      )
    ) +
    tail(person, headed)
  return document(linksOf(person), body)
}
