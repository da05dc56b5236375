import { test } from '@japa/runner'
import { readContact } from '#api/engines/resume_reader/sections/contact/read_contact'
import { readCertifications } from '#api/engines/resume_reader/sections/lists/certifications'
import { readProjects } from '#api/engines/resume_reader/sections/lists/projects'
import { readSchools } from '#api/engines/resume_reader/sections/schools/read_schools'
import {
  heading,
  linesFrom,
  point,
  postsIn,
  rowsFrom,
  sectionsOf,
  vocabulary,
  type Row,
} from './rows.js'

type Texts = (string | Partial<Row>)[]
const under = (title: string, texts: Texts) => sectionsOf(rowsFrom(60, [heading(title), ...texts]))
const posts = (texts: Texts) => postsIn(rowsFrom(60, [heading('Experience'), ...texts]))
const schools = (texts: Texts) =>
  readSchools(
    under('Education', texts).filter(({ kind }) => kind === 'education'),
    vocabulary
  ).map(({ institution, degree, field }) => [institution?.value, degree?.value, field?.value])
const projects = (texts: Texts) =>
  readProjects(under('Projects', texts).filter(({ kind }) => kind === 'projects')).map(
    ({ name }) => name.value
  )
const certificates = (texts: Texts) =>
  readCertifications(under('Certifications', texts)).map(({ name, issuer }) => [
    name.value,
    issuer?.value,
  ])

test.group('What is left out rather than guessed', () => {
  test('a course is no employer, nor is that of the post before', ({ assert }) => {
    assert.deepEqual(
      posts([
        { text: 'Data Analyst | 2020 - 2022', bold: true },
        'Almanac Technologies',
        point,
        { text: 'Teaching Assistant | 2018 - 2019', bold: true },
        'BIO 216: Theory of Cells',
        point,
      ]),
      [
        ['Data Analyst', 'Almanac Technologies', '2020'],
        ['Teaching Assistant', undefined, '2018'],
      ]
    )
  })

  test('what goes on in another line is no title', ({ assert }) => {
    const told = posts([
      { text: 'Backend Developer | 2020 - 2022', bold: true },
      'Ironbark Games',
      point,
      { text: 'Winner of the award of an engineer for | 2018 - 2019', bold: true },
      'Brightleaf Technologies',
      point,
    ])
    assert.deepEqual(told[0], ['Backend Developer', 'Ironbark Games', '2020'])
    assert.isUndefined(told[1]?.[0])
  })

  test('a field of study is no end of another line and no school', ({ assert }) => {
    assert.deepEqual(schools(['Harbour University | 2016 - 2017', 'Bachelor in & Robotics']), [
      ['Harbour University', 'Bachelor', undefined],
    ])
  })

  test('a name whose letters are too far apart is none, and no employer is one', ({ assert }) => {
    const sections = sectionsOf(
      rowsFrom(60, [
        { text: 'AD A M BRO WN', size: 24 },
        'adam@example.com',
        heading('Experience'),
        'Ironbark Games | 2020 - 2022',
      ])
    )
    const lines = sections.flatMap((section) => section.lines)
    assert.isNull(readContact({ lines, sections, links: [], vocabulary }).fullName)
  })
})

test.group('Names without what is about them', () => {
  test('an employer without its article, where it is and what was done there', ({ assert }) => {
    const [first, second, third] = posts([
      '• April 2020 – April 2021: Software developer at the Harbour Centre in Berlin',
      '• May 2017 – September 2017: Internship at Ironbark Games in Munich, Germany, writing an',
      '• March 2016 – June 2016: Studentische Hilfskraft im Rahmen der Bachelorarbeit im Forschungszentrum Ulmenhof',
    ])
    assert.equal(first[1], 'Harbour Centre')
    assert.equal(second[1], 'Ironbark Games')
    assert.notInclude(third[1] ?? '', 'Rahmen')
  })

  test('a town before a state that is written short is no part of a name', ({ assert }) => {
    assert.deepEqual(
      posts([
        { text: 'Software Developer', bold: true },
        'Ironbark Manufacturing, St. Peters, Mo. | 2019 - 2022',
        point,
      ]),
      [['Software Developer', 'Ironbark Manufacturing', '2019']]
    )
  })

  test('a school without its article and what was taken there', ({ assert }) => {
    assert.deepEqual(
      schools([
        '• September 2017 – March 2021: Computer Science at the Harbour University',
        '• 2014 – 2016: Abendkurs in Sprachenschule Ulmenhof',
      ]),
      [
        ['Harbour University', undefined, 'Computer Science'],
        ['Sprachenschule Ulmenhof', undefined, undefined],
      ]
    )
  })

  test('a degree without honours and towns before it, and its field behind it', ({ assert }) => {
    const degreeOf = (text: string) => schools([`Harbour University | 2016 - 2020`, text])[0]
    for (const [text, degree, field] of [
      ['Cum Laude B.A. in Physics', 'B.A.', 'Physics'],
      ['Bachelorstudium Medieninformatik', 'Bachelorstudium', 'Medieninformatik'],
      ['High School diploma with a focus on biology', 'High School diploma', 'biology'],
      ['Bachelor in Computer Science studies', 'Bachelor', 'Computer Science'],
      ['Digital systems BTS', 'BTS', 'Digital systems'],
    ])
      assert.deepEqual(degreeOf(text), ['Harbour University', degree, field], text)
  })
})

test.group('Lists as real files set them', () => {
  test('the sign of a point in a cell of its own, and links above all projects', ({ assert }) => {
    assert.deepEqual(
      projects([
        'Webpage || GitHub',
        '• Tide Almanac - Draws tides with Python.',
        '• Ledger of Wishes - Keeps wishes with Rust.',
      ]),
      ['Tide Almanac', 'Ledger of Wishes']
    )
    assert.deepEqual(
      projects([
        '• | Tide Almanac - Draws tides with Python.',
        '• | Ledger of Wishes - Keeps wishes with Rust.',
      ]),
      ['Tide Almanac', 'Ledger of Wishes']
    )
  })

  test('dates in a line of their own above each name', ({ assert }) => {
    assert.deepEqual(
      projects([
        { text: 'October 2018 - Present', bold: true },
        { text: 'Tide Almanac', bold: true, x: 80 },
        { text: '- Draws tides', x: 90 },
        { text: 'May 2020 - Present', bold: true },
        { text: 'Ledger of Wishes', bold: true, x: 80 },
        { text: '- Keeps wishes', x: 90 },
      ]),
      ['Tide Almanac', 'Ledger of Wishes']
    )
  })

  test('who issued a certificate, and when, below its name', ({ assert }) => {
    assert.deepEqual(
      certificates([
        '• Tides for Developers',
        { text: 'Harbour School • March 2024', x: 75 },
        '• Winds for Developers',
        { text: 'Brightleaf Hub • May 2023', x: 75 },
      ]),
      [
        ['Tides for Developers', 'Harbour School'],
        ['Winds for Developers', 'Brightleaf Hub'],
      ]
    )
  })

  test('the last word of what is told heads no section', ({ assert }) => {
    const kinds = sectionsOf(
      rowsFrom(60, [
        heading('Experience'),
        ...[{ text: 'Ironbark Games', bold: true }, 'Jan 2020 - Mar 2020', point],
        'A study of what other people who shop here choose by their many other long',
        'Projects',
        ...[point, point, point],
      ])
    ).flatMap(({ kind, lines }) => (lines.length ? [kind] : []))
    assert.deepEqual(kinds, ['employment'])
  })
})

test.group('How real files write to be reached', () => {
  const contactOf = (text: string, country?: string) => {
    const sections = sectionsOf(
      rowsFrom(60, [{ text: 'Asha Rao', size: 24 }, text, heading('Education'), 'Harbour School'])
    )
    const lines = sections.flatMap((section) => section.lines)
    return readContact({ lines, sections, links: [], vocabulary, country })
  }

  test('an address whose dot and sign are in brackets is read whole', ({ assert }) => {
    assert.equal(contactOf('asha[.]rao[at]example.com').email?.value, 'asha.rao@example.com')
  })

  test('brackets about three of ten digits are American, wherever the account is', ({ assert }) => {
    assert.equal(contactOf('(212) 736-5000', 'IN').phone?.value, '+12127365000')
  })

  test('small capitals that lack a letter are capitals', ({ assert }) => {
    const [first, second] = linesFrom(
      rowsFrom(60, ['CLiENT SERViCE', 'Keeps iOS and WiFi running'])
    )
    assert.equal(first.text, 'CLIENT SERVICE')
    assert.equal(second.text, 'Keeps iOS and WiFi running')
  })
})
