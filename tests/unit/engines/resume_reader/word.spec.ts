import { test } from '@japa/runner'
import { linesInOrder } from '#api/engines/resume_reader/pages/reading_order'
import { readDocx } from '#api/engines/resume_reader/pages/read_docx'
import { readResume } from '#api/engines/resume_reader/read_resume'
import { zip } from '#tests/sample_files'
import { shipped } from './vocabulary.js'

const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const AT_MARGIN = '<w:ptab w:relativeTo="margin" w:alignment="right"/>'
const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (inside: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr>${inside.startsWith('<') ? inside : run(inside)}</w:p>`
const styled = (text: string, style: string) => paragraph(text, `<w:pStyle w:val="${style}"/>`)
const cell = (...inside: string[]) => `<w:tc>${inside.join('')}</w:tc>`
const row = (...cells: string[]) => `<w:tbl><w:tr>${cells.join('')}</w:tr></w:tbl>`
const style = (id: string, inside: string, type = 'paragraph') =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>${inside}</w:style>`

const styles = `<w:styles ${space}>${[
  style('Heading1', '<w:rPr><w:b/><w:sz w:val="28"/></w:rPr>'),
  style('ListBullet', '<w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr>'),
  style('Points', '<w:basedOn w:val="ListBullet"/>'),
  style('Strong', '<w:rPr><w:b/></w:rPr>', 'character'),
].join('')}</w:styles>`

const documentOf = (body: string) =>
  new Uint8Array(
    zip({
      '[Content_Types].xml': '<Types/>',
      'word/styles.xml': styles,
      'word/document.xml': `<w:document ${space}><w:body>${body}</w:body></w:document>`,
    })
  )
const linesIn = async (body: string) => linesInOrder(await readDocx(documentOf(body)))

async function postsIn(body: string) {
  const heading = styled('Experience', 'Heading1')
  const about = paragraph('Asha Rao') + paragraph('asha@example.com, a reader of many ledgers')
  const { employment } = await readResume(documentOf(about + heading + body), {
    kind: 'docx',
    vocabulary: shipped,
    maxPages: 5,
  })
  return employment.map((post) => [post.title?.value, post.company?.value, post.start?.value])
}

const points =
  styled('Built the services that settle payments', 'ListBullet') +
  styled('Wrote all the tests of the ledger', 'Points')

test.group('Word files', () => {
  test('a list’s style makes points, also of the styles that follow it; none says none', async ({
    assert,
  }) => {
    const none = '<w:pStyle w:val="ListBullet"/><w:numPr><w:numId w:val="0"/></w:numPr>'
    const lines = await linesIn(points + paragraph('Ironbark', none))
    assert.deepEqual(
      lines.map((line) => line.text.startsWith('•')),
      [true, true, false]
    )
  })

  test('a style of characters sets them', async ({ assert }) => {
    const lines = await linesIn(paragraph(run('Ironbark', '<w:rStyle w:val="Strong"/>')) + points)
    assert.deepEqual(
      lines.map((line) => line.bold),
      [true, false, false]
    )
  })

  test('a tab to the margin begins a cell', async ({ assert }) => {
    const [line] = await linesIn(
      paragraph(run('Ironbark') + `<w:r>${AT_MARGIN}</w:r>` + run('2019'))
    )
    assert.equal(line.text, 'Ironbark\t2019')
  })

  test('posts stand in tables, with tabs, and under each other')
    .with([
      (title: string, company: string, dates: string) =>
        row(
          cell(paragraph(dates)),
          cell(paragraph(run(title, '<w:b/>')), paragraph(`${company}, Pune`), points)
        ),
      (title: string, company: string, dates: string) =>
        row(cell(paragraph(run(title, '<w:b/>')), paragraph(company)), cell(paragraph(dates))) +
        points,
      (title: string, company: string, dates: string) =>
        paragraph(run(`${title}, ${company}`) + `<w:r>${AT_MARGIN}</w:r>` + run(dates)) + points,
      (title: string, company: string, dates: string) =>
        paragraph(
          run(title, '<w:b/>') +
            '<w:r><w:br/></w:r>' +
            run(company) +
            '<w:r><w:br/></w:r>' +
            run(dates)
        ) + points,
    ])
    .run(async ({ assert }, post) => {
      const body =
        post('Software Engineer', 'Almanac', 'Jan 2019 – Present') +
        post('Minder of Bees', 'Brightleaf', 'Jan 2017 – Dec 2018')
      assert.deepEqual(await postsIn(body), [
        ['Software Engineer', 'Almanac', '2019-01'],
        ['Minder of Bees', 'Brightleaf', '2017-01'],
      ])
    })

  test('a heading in a table’s first cell heads what stands beside it', async ({ assert }) => {
    const post = (title: string, company: string, dates: string) =>
      paragraph(`${title}, ${company}`) + paragraph(dates) + points
    const body = `<w:tbl><w:tr>${cell(styled('Employment', 'Heading1'))}${cell(
      post('Software Engineer', 'Almanac', 'Jan 2019 – Present'),
      post('Minder of Bees', 'Brightleaf', 'Jan 2017 – Dec 2018')
    )}</w:tr></w:tbl>`
    assert.deepEqual(await postsIn(body), [
      ['Software Engineer', 'Almanac', '2019-01'],
      ['Minder of Bees', 'Brightleaf', '2017-01'],
    ])
  })
})
