import { test } from '@japa/runner'
import { readContact } from '#api/engines/resume_reader/sections/contact/read_contact'
import { readSchools } from '#api/engines/resume_reader/sections/schools/read_schools'
import { readSkills } from '#api/engines/resume_reader/sections/skills'
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

const skillsIn = (rows: Row[]) => readSkills(sectionsOf(rows), vocabulary).map(({ value }) => value)

const schoolsIn = (texts: (string | Partial<Row>)[]) =>
  readSchools(
    sectionsOf(rowsFrom(60, [heading('Education'), ...texts])).filter(
      ({ kind }) => kind === 'education'
    ),
    vocabulary
  ).map(({ institution, degree, field }) => [institution?.value, degree?.value, field?.value])

const contactIn = (rows: Row[]) => {
  const sections = sectionsOf(rows)
  return readContact({ lines: linesFrom(rows), sections, links: [], vocabulary })
}

test.group('Contact lines of icon fonts', () => {
  test('what stands for an icon is no part of an address or a place', ({ assert }) => {
    const contact = contactIn(
      rowsFrom(40, [
        { text: 'Asha Rao', size: 20 },
        'envelope asha.rao@example.com | phone-alt +91 98450 12345 | map-marker-alt Pune, India',
        'linkedin-in asharao | github ashar',
        { text: 'Experience', size: 14 },
        'Backend Developer, Ironbark Games, Jan 2020 - Present',
      ])
    )
    assert.equal(contact.email?.value, 'asha.rao@example.com')
    assert.equal(contact.phone?.value, '+919845012345')
    assert.equal(contact.location?.value, 'Pune, India')
    assert.deepEqual(
      contact.links.map(({ value }) => value),
      ['https://linkedin.com/in/asharao', 'https://github.com/ashar']
    )
  })

  test('its name touches the address', ({ assert }) => {
    const contact = contactIn(
      rowsFrom(40, [
        { text: 'Asha Rao', size: 20 },
        'Envelopeasha.rao@example.com',
        'MAP-MARKER-ALTPune, India',
        'faGithub github.com/ashar',
      ])
    )
    assert.equal(contact.email?.value, 'asha.rao@example.com')
    assert.equal(contact.location?.value, 'Pune, India')
    assert.deepEqual(
      contact.links.map(({ value }) => value),
      ['https://github.com/ashar']
    )
  })
})

test.group('Groups of skills', () => {
  test('a group within skills is no section', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Skills'),
      { text: 'Web', bold: true },
      'React, TypeScript, HTML',
      { text: 'Tools', bold: true },
      'Docker, Git',
      { text: 'Languages', bold: true },
      'Rust, Go',
      { text: 'Databases', bold: true },
      'PostgreSQL, Redis',
      heading('Education'),
      'Anna University, 2014 - 2018',
    ])
    assert.sameMembers(skillsIn(rows), [
      ...['React', 'TypeScript', 'HTML', 'Docker', 'Git', 'Rust', 'Go', 'PostgreSQL', 'Redis'],
    ])
  })

  test('groups set as the headings are, below the heading of all', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      'Backend Developer, Ironbark Games, Jan 2020 - Present',
      heading('Skills'),
      heading('Web'),
      'React, TypeScript',
      heading('Languages'),
      'Rust, Python',
      heading('Education'),
      'Anna University, 2014 - 2018',
    ])
    assert.sameMembers(skillsIn(rows), ['React', 'TypeScript', 'Rust', 'Python'])
  })

  test('chips without separators are parted where they stand apart', ({ assert }) => {
    const chips = ['Python', 'Quill Works', 'Rust', 'PostgreSQL', 'Ledger Kit', 'Docker']
    let x = 60
    const rows: Row[] = [{ text: 'Skills', bold: true, size: 14, y: 60, x: 60 }]
    for (const text of chips) {
      rows.push({ text, y: 76, x })
      x += text.length * 5 + 9
    }
    assert.deepEqual(skillsIn(rows), chips)
  })
})

test.group('Degrees and schools apart', () => {
  test('what was studied is told in a sentence', ({ assert }) => {
    assert.deepEqual(
      schoolsIn(['Harbour University | 2014 - 2018', 'Graduated as M.Sc. Marine Biology']),
      [['Harbour University', 'M.Sc.', 'Marine Biology']]
    )
  })

  test('a degree and a school stand in one line', ({ assert }) => {
    assert.deepEqual(schoolsIn(['M.Sc. Physics, Harbour University | 2014 - 2018']), [
      ['Harbour University', 'M.Sc.', 'Physics'],
    ])
    assert.deepEqual(schoolsIn(['Bachelor of Science, Harbour College | 2014 - 2018']), [
      ['Harbour College', 'Bachelor of Science', undefined],
    ])
  })

  test('points under a school are no degree', ({ assert }) => {
    assert.deepEqual(
      schoolsIn([
        { text: 'Harbour University | 2014 - 2018', bold: true },
        'BSc Computer Science',
        '• Master thesis on the tides of the northern sea',
        '• Tutor of the bachelor course Databases',
        '• Member of the school board',
      ]),
      [['Harbour University', 'BSc', 'Computer Science']]
    )
  })

  test('what is said at the foot of the paper is no school', ({ assert }) => {
    assert.deepEqual(
      schoolsIn([
        'BSc Physics, Harbour College | 2014 - 2018',
        'References available upon request',
        'Last updated: March 2024',
      ]),
      [['Harbour College', 'BSc', 'Physics']]
    )
  })
})

test.group('Posts over lines and pages', () => {
  test('several posts under one company, over a page', ({ assert }) => {
    const rows = [
      ...rowsFrom(700, [
        heading('Experience'),
        { text: 'Ironbark Games', bold: true },
        'Lead Developer | Jan 2022 - Present',
        point,
      ]),
      ...rowsFrom(60, [
        'Backend Developer | Jan 2020 - Dec 2021',
        point,
        { text: 'Brightleaf', bold: true },
        'Data Analyst | Mar 2018 - Dec 2019',
        point,
      ]).map((row) => ({ ...row, page: 2 })),
    ]
    assert.deepEqual(postsIn(rows), [
      ['Lead Developer', 'Ironbark Games', '2022-01'],
      ['Backend Developer', 'Ironbark Games', '2020-01'],
      ['Data Analyst', 'Brightleaf', '2018-03'],
    ])
  })

  test('a year in brackets within what was done is no post', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      { text: 'Developer, Ironbark Games | Jan 2020 - Present', bold: true },
      'Moved the ledger of all shops to a new home (2021)',
      'and taught the team to keep it (2022).',
      { text: 'Data Analyst, Brightleaf | Mar 2018 - Dec 2019', bold: true },
      'Drew charts of the tides (2019)',
    ])
    assert.deepEqual(postsIn(rows), [
      ['Developer', 'Ironbark Games', '2020-01'],
      ['Data Analyst', 'Brightleaf', '2018-03'],
    ])
  })

  test('a post in two summers is one', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      'Backend Developer, Ironbark Games | Jan 2014 - Present',
      point,
      'Research Intern, Brightleaf | Summer 2012 and 2013',
      point,
    ])
    assert.deepEqual(postsIn(rows), [
      ['Backend Developer', 'Ironbark Games', '2014-01'],
      ['Research Intern', 'Brightleaf', '2012'],
    ])
  })

  test('a title is never the company of the next post', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      { text: 'Ironbark Games', bold: true },
      'Lead Developer | Jan 2022 - Present',
      point,
      'Senior Developer | Jan 2020 - Dec 2021',
      point,
      'Developer | Jan 2019 - Dec 2019',
      point,
    ])
    assert.deepEqual(
      postsIn(rows).map(([, company]) => company),
      ['Ironbark Games', 'Ironbark Games', 'Ironbark Games']
    )
  })
})
