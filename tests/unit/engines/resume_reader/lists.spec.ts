import { test } from '@japa/runner'
import { readAchievements } from '#api/engines/resume_reader/sections/lists/achievements'
import { readCertifications } from '#api/engines/resume_reader/sections/lists/certifications'
import { readProjects } from '#api/engines/resume_reader/sections/lists/projects'
import { heading, rowsFrom, sectionsOf, type Row } from './rows.js'

const of = (title: string, rows: (string | Partial<Row>)[]) =>
  sectionsOf(rowsFrom(60, [heading(title), ...rows])).filter(({ kind }) => kind !== 'top')
const certificates = (title: string, rows: (string | Partial<Row>)[]) =>
  readCertifications(of(title, rows)).map(({ name, issuer }) => [name.value, issuer?.value])
const projects = (rows: (string | Partial<Row>)[]) =>
  readProjects(of('Projects', rows)).map(({ name }) => name.value)
const awards = (rows: (string | Partial<Row>)[]) =>
  readAchievements(of('Awards', rows)).map(({ value }) => value)
const inner = (text: string): Partial<Row> => ({ text, x: 90 })

test.group('Certificates in lists', () => {
  test('what is told below one with dates is none', ({ assert }) => {
    assert.deepEqual(
      certificates('Certifications', [
        {
          text: 'Data Science Program – Harbour School | (1 May 2021 – 30 Nov 2021)',
          bold: true,
        },
        'Focus Area:',
        '• Tables in Python',
        '• Joins in SQL',
      ]).map(([name]) => name),
      ['Data Science Program']
    )
  })

  test('the platform is the issuer, on whichever side it stands', ({ assert }) => {
    assert.deepEqual(
      certificates('Certifications', [
        'Coursera - University of Leeds | Machine Learning Foundations',
        'Oracle Ledger Professional — Oracle (2025): Books that balance',
      ]),
      [
        ['Machine Learning Foundations', 'Coursera, University of Leeds'],
        ['Oracle Ledger Professional', 'Oracle'],
      ]
    )
  })

  test('one line may hold all, and a bracket issuer and date', ({ assert }) => {
    assert.deepEqual(
      certificates('Certifications', [
        'Solutions Architect, Scrum Master, Terraform Associate',
      ]).map(([name]) => name),
      ['Solutions Architect', 'Scrum Master', 'Terraform Associate']
    )
    assert.deepEqual(
      certificates('Certifications', [
        '• Solutions Architect – Associate (Harbour Cloud, 2023)',
        '• Completed Web Bootcamp from Udemy',
      ]),
      [
        ['Solutions Architect – Associate', 'Harbour Cloud'],
        ['Web Bootcamp', 'Udemy'],
      ]
    )
  })

  test('who issued it and where it is shown is told of the one above', ({ assert }) => {
    assert.deepEqual(
      certificates('Certifications', [
        { text: 'Digital Marketing', bold: true },
        'Institute: Harbour School',
        'Link: https://example.com/certificate',
      ]),
      [['Digital Marketing', 'Harbour School']]
    )
  })

  test('those that a label names among skills are read', ({ assert }) => {
    assert.deepEqual(
      certificates('Technical Skills', [
        'Certifications: Solutions Architect, Terraform Associate',
        'Languages: Go, Rust',
      ]).map(([name]) => name),
      ['Solutions Architect', 'Terraform Associate']
    )
  })
})

test.group('Awards in lists', () => {
  test('a date within the text belongs to it, a date beside it does not', ({ assert }) => {
    assert.deepEqual(
      awards(['First Class Scholarship (2024-2025)', 'Second Class Scholarship (2023-2024)']),
      ['First Class Scholarship (2024-2025)', 'Second Class Scholarship (2023-2024)']
    )
    assert.deepEqual(awards(['2020 | Best of the Best in Robotics', '2017 | Robot of the Year']), [
      'Best of the Best in Robotics',
      'Robot of the Year',
    ])
  })

  test('what stands below bold awards only tells where', ({ assert }) => {
    assert.deepEqual(
      awards([
        { text: 'Best Paper', bold: true },
        'Harbour Conference | 2019',
        { text: 'Dean’s List', bold: true },
        'Harbour University | 2020',
      ]),
      ['Best Paper', 'Dean’s List']
    )
  })

  test('points below several awards only explain them', ({ assert }) => {
    assert.deepEqual(
      awards([
        'Harbour Hackathon 2019 (2nd place)',
        { text: '• Worked with researchers', x: 80 },
        { text: '• Presented the work', x: 80 },
        'Hill Hackathon 2018 (1st place)',
        { text: '• Analysed much data', x: 80 },
      ]),
      ['Harbour Hackathon 2019 (2nd place)', 'Hill Hackathon 2018 (1st place)']
    )
  })
})

test.group('Projects in lists', () => {
  test('what a label names is the project', ({ assert }) => {
    assert.deepEqual(
      projects([
        'Client | Coal Board',
        'Project | Ledger',
        'Environment | Oracle, Solaris',
        'Responsibilities:',
        '• Drew the reports',
      ]),
      ['Ledger']
    )
  })

  test('the month before a name is no part of it, and a year that begins one is', ({ assert }) => {
    assert.deepEqual(
      projects([
        { text: 'May 2015 Ledger of tides', bold: true },
        '• Counts each coin twice',
        { text: '2048 for terminals', bold: true },
        '• Moves tiles by keys',
      ]),
      ['Ledger of tides', '2048 for terminals']
    )
  })

  test('names at the edge head what is indented below', ({ assert }) => {
    assert.deepEqual(
      projects([
        'Point Cloud Mapping',
        'C++, CMake',
        inner('Developed a mapping of buildings'),
        inner('Proposed a method for heights'),
        'https://example.com/cloud',
        'Robot Car',
        'Python, ROS',
        inner('Developed a car that defends'),
        inner('Built its architecture'),
      ]),
      ['Point Cloud Mapping', 'Robot Car']
    )
  })

  test('below what one was in it stands the name of a project', ({ assert }) => {
    assert.deepEqual(
      projects([
        { text: 'Software Engineer', bold: true },
        'Ledger of Wishes',
        '• Implemented its interfaces',
        { text: 'Software Engineer', bold: true },
        'Almanac of Tides',
        '• Drew its charts',
      ]),
      ['Ledger of Wishes', 'Almanac of Tides']
    )
  })

  test('a short line between sentences names a project', ({ assert }) => {
    assert.deepEqual(
      projects([
        'Online Exam Portal',
        'A portal for exams built with Java and MySQL.',
        'Library System',
        'A system that lends books, built with PHP.',
      ]),
      ['Online Exam Portal', 'Library System']
    )
  })

  test('a website may be the project', ({ assert }) => {
    assert.deepEqual(
      projects([
        { text: 'Portfolio Website', bold: true },
        'Built with React',
        { text: 'Fraud Detection—Python, Flask', bold: true },
        'Trained a model',
      ]),
      ['Portfolio Website', 'Fraud Detection']
    )
  })

  test('what one was in a project, its site and a preface are no part of its name', ({
    assert,
  }) => {
    assert.deepEqual(
      projects([
        'More projects of mine can be found on GitHub: github.com/asharao',
        { text: 'Maintainer, Ledger (ledger.dev)', bold: true },
        'Settles payments',
        { text: 'Creator - Seedbank', bold: true },
        'Lends seeds',
        { text: 'Intern Fair Website', bold: true },
        'E-Cell of the college',
        { text: 'Treehouse', bold: true },
        'Plans gardens',
      ]),
      ['Ledger', 'Seedbank', 'Intern Fair Website', 'Treehouse']
    )
  })
})
