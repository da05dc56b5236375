import { test } from '@japa/runner'
import { readCertifications } from '#api/engines/resume_reader/sections/lists/certifications'
import { readProjects } from '#api/engines/resume_reader/sections/lists/projects'
import { readSkills } from '#api/engines/resume_reader/sections/skills'
import { heading, postsIn, rowsFrom, schoolsIn, sectionsOf, vocabulary, type Row } from './rows.js'

test.group('Forms that resumes take', () => {
  test('a sub-heading that each post repeats heads no section', ({ assert }) => {
    const post = (title: string, company: string, dates: string) => [
      title,
      dates,
      company,
      '• Built the services that settle payments',
      { text: 'Key Achievements', bold: true, size: 11 },
      '• Halved the time of a nightly job',
    ]
    const rows = rowsFrom(60, [
      heading('Experience'),
      ...post('Backend Developer', 'Brightleaf Technologies', 'Jan 2022 - Present'),
      ...post('Junior Developer', 'Ironbark Games', 'Mar 2019 - Dec 2021'),
      heading('Education'),
      'Anna University | 2015 - 2019',
    ])
    assert.deepEqual(postsIn(rows), [
      ['Backend Developer', 'Brightleaf Technologies', '2022-01'],
      ['Junior Developer', 'Ironbark Games', '2019-03'],
    ])
  })

  test('dots that lead to the date are no part of a company', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      `Ironbark Games . . . . . . . . . . . . . . . . . . . . . . . . . .`,
      'Backend Developer | Mar 2019 - Dec 2021',
      '• Built the services that settle payments',
    ])
    assert.deepEqual(postsIn(rows), [['Backend Developer', 'Ironbark Games', '2019-03']])
  })

  test('what a post is labelled with tells where its dates stand', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Internships'),
      'Position: Front End Developer',
      'Company: Motion Works',
      'Duration: 5 February - 5 March 2024 (1',
      'month)',
    ])
    assert.deepEqual(postsIn(rows), [['Front End Developer', 'Motion Works', '2024-02']])
  })

  test('a lab at a university is one employer, and a list of topics none', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      'Research Assistant | Aug 2021 - May 2022',
      'Motion Lab @ University of Leeds',
      '• Wrote the planner of a robot',
      'Signal Lab',
      'Research Assistant',
      'Tracking, spiking networks, vision, planning | Aug 2019 - May 2020',
    ])
    assert.deepEqual(
      postsIn(rows).map(([, company]) => company),
      ['Motion Lab @ University of Leeds', 'Signal Lab']
    )
  })

  test('the head of a table names a column by two words, and rows stand at its middle', ({
    assert,
  }) => {
    const rows: Row[] = [
      { text: 'Academic Details', y: 60, bold: true, size: 14 },
      { text: 'Degree/Certificate | College / School | Year', y: 80, bold: true },
      { text: 'Riverside Group of Institutes,', x: 250, y: 100 },
      { text: 'BCA', y: 106 },
      { text: '2023', x: 440, y: 106 },
      { text: 'Ghaziabad', x: 250, y: 112 },
      { text: 'Class XII | Shishu Mandir School | 2020', y: 136 },
    ]
    assert.deepEqual(schoolsIn(rows), [
      ['Riverside Group of Institutes', 'BCA', '2023'],
      ['Shishu Mandir School', 'Class XII', '2020'],
    ])
  })

  test('a word that a hyphen parted at the line’s end is whole again', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Education'),
      { text: 'Harbour International School, Jamshed\u00ad', bold: true },
      { text: 'pur', bold: true },
      'XII Class',
      '2019',
    ])
    assert.deepEqual(schoolsIn(rows), [['Harbour International School', 'XII Class', '2019']])
  })

  test('a list goes on over a page in the section that it began in', ({ assert }) => {
    const rows = [
      ...rowsFrom(60, [heading('Skills'), 'Go, Rust', heading('Projects'), 'Ledger']),
      ...rowsFrom(760, ['• Settles payments of merchants']),
      ...rowsFrom(60, ['Almanac', '• Draws the phases of the moon']).map((row) => ({
        ...row,
        page: 2,
      })),
    ]
    const projects = readProjects(sectionsOf(rows).filter(({ kind }) => kind === 'projects'))
    assert.deepEqual(
      projects.map(({ name }) => name.value),
      ['Ledger', 'Almanac']
    )
  })

  test('software is a label of skills, not a soft skill', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Skills'),
      'Software: Excel, PostgreSQL',
      'Soft skills: Patience, Rust',
    ])
    assert.deepEqual(
      readSkills(sectionsOf(rows), vocabulary).map(({ value }) => value),
      ['Excel', 'PostgreSQL']
    )
  })
})

test.group('Certificates', () => {
  test('a name in a narrow column is one over two lines', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Certifications'),
      'Oracle Certified Professional Java',
      'Developer',
      'Docker Fundamentals',
    ])
    const found = readCertifications(
      sectionsOf(rows).filter(({ kind }) => kind === 'certifications')
    )
    assert.deepEqual(
      found.map(({ name }) => name.value),
      ['Oracle Certified Professional Java Developer', 'Docker Fundamentals']
    )
  })
})
