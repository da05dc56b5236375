import { test } from '@japa/runner'
import { readContact } from '#api/engines/resume_reader/sections/contact/read_contact'
import {
  heading,
  point,
  posts,
  rowsFrom,
  schools,
  schoolsIn,
  sectionsOf,
  vocabulary,
  type Row,
} from './rows.js'

const contactOf = (rows: Row[], language?: string) => {
  const sections = sectionsOf(rows)
  const lines = sections.flatMap((section) => section.lines)
  return readContact({ lines, sections, links: [], vocabulary, spoken: language })
}

test.group('Names and what is behind them', () => {
  test('a town that no gazetteer has is no part of a company or a school', ({ assert }) => {
    assert.deepEqual(
      posts([
        { text: 'Software Developer', bold: true },
        'Ironbark AG, Niederdorfheim | 06/2020 - 03/2022',
        point,
      ]),
      [['Software Developer', 'Ironbark AG', '2020-06']]
    )
    assert.deepEqual(schools(['Almanac High School, Niederdorfheim | 2009 - 2014'])[0], [
      'Almanac High School',
      undefined,
      undefined,
    ])
    // A part of a school says which.
    assert.equal(
      schools(['Bachelor of Arts | 2009 - 2014', 'Harbour University, Faculty of Law'])[0][0],
      'Harbour University, Faculty of Law'
    )
  })

  test('a school of technology with its short name is behind a title', ({ assert }) => {
    assert.deepEqual(
      posts([
        '2020 - 2022',
        { text: 'Research Assistant, Harbour Tech University (HTU)', bold: true },
        point,
      ]),
      [['Research Assistant', 'Harbour Tech University (HTU)', '2020']]
    )
  })

  test('several of a trade are who works there', ({ assert }) => {
    assert.deepEqual(
      posts([
        { text: 'Frontend Developer – Harbour Webmasters', bold: true },
        '2020 - 2022',
        point,
      ]),
      [['Frontend Developer', 'Harbour Webmasters', '2020']]
    )
  })

  test('a time without a post is none', ({ assert }) => {
    assert.deepEqual(
      posts([
        { text: 'Software Developer', bold: true },
        'Ironbark Games | 2020 - 2022',
        point,
        { text: 'Career break | 2018 - 2019', bold: true },
      ]),
      [['Software Developer', 'Ironbark Games', '2020']]
    )
  })

  test('where a degree was taken is behind its last little word', ({ assert }) => {
    assert.deepEqual(
      schools(['B.Sc. in Physics and Optics at Harbour University', '2016 - 2020']),
      [['Harbour University', 'B.Sc.', 'Physics and Optics']]
    )
  })

  test('the board gives way to the school, a class of honours and a student to the field', ({
    assert,
  }) => {
    assert.deepEqual(
      schools(['Higher Secondary | 2013', 'Kerala State Board', 'Almanac Public School'])[0].slice(
        0,
        2
      ),
      ['Almanac Public School', 'Higher Secondary']
    )
    assert.deepEqual(
      schools(['Harbour University | 2016 - 2020', 'Bachelor of Science in Physics: II.I Honours']),
      [['Harbour University', 'Bachelor of Science', 'Physics']]
    )
    assert.deepEqual(schools(['Harbour University | 2016 - 2020', 'PhD Student']), [
      ['Harbour University', 'PhD', undefined],
    ])
  })

  test('a school that goes on beside dates in the margin is whole', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Education'),
      { text: '2012 - 2013 | Bachelor in Physics, Université du Harbour à' },
      { text: 'Thornbury', x: 250 },
    ])
    assert.equal(schoolsIn(rows)[0][0], 'Université du Harbour à Thornbury')
  })
})

test.group('How to reach people who say it elsewhere', () => {
  /** A row in the middle of the page. */
  const centred = (text: string, y: number): Row => {
    const count = text.split(' ').length
    return { y, text, x: (595 - (text.length - count + 1) * 5 - (count - 1) * 3) / 2 }
  }
  const foot = (y: number): Row[] => [
    centred('90 River Road – 38470 Thornbury, France', y),
    centred('06 12 34 56 78 • asha@example.com', y + 12),
  ]
  const above: Row[] = [
    { y: 60, text: 'Asha Rao', size: 24 },
    { y: 100, text: 'Éducation', bold: true, size: 14 },
    { y: 120, text: 'Bachelor of Arts, Harbour University | 2016 - 2020' },
    { y: 600, text: 'Tells of groups and of harbours' },
  ]

  test('at the foot of the page', ({ assert }) => {
    const contact = contactOf([...above, ...foot(790)])
    assert.equal(contact.phone?.value, '+33612345678')
    assert.equal(contact.location?.value, 'Thornbury, France')
    assert.equal(contact.email?.value, 'asha@example.com')
  })

  test('a house and a postcode there are no number to call', ({ assert }) => {
    const rows = [...above, centred('Mühlfeld 16 – 4690 Thornbury', 800)]
    rows.push(centred('+43 699 12345678 • asha@example.com', 812))
    assert.equal(contactOf(rows, 'DE').phone?.value, '+4369912345678')
  })

  test('a list that goes on to the foot of the page is none', ({ assert }) => {
    const rows = Array.from({ length: 20 }, (_, at): Row => ({
      y: 560 + at * 13,
      text: at === 19 ? '• Wrote to asha@example.com' : point,
    }))
    const lines = sectionsOf([...above.slice(0, 3), ...rows])
    assert.include(lines.at(-1)!.lines.at(-1)!.text, 'Wrote to')
  })

  test('under a heading about the person', ({ assert }) => {
    const contact = contactOf(
      rowsFrom(60, [
        { text: 'Asha Rao', size: 24 },
        heading('About'),
        ...['9 River Road', '35000 Thornbury', 'France', 'asha@example.com', 'asha.dev'],
        heading('Education'),
        'Harbour University',
      ])
    )
    assert.equal(contact.website?.value, 'https://asha.dev')
    assert.equal(contact.location?.value, 'Thornbury')
  })

  test('a Swiss number by its postcode, a town by its state', ({ assert }) => {
    const swiss = rowsFrom(60, [
      { text: 'Asha Rao', size: 24 },
      ...['3072 Thornburyheim', '078 600 41 52', 'asha@example.com'],
      heading('Bildung'),
      'Harbour University',
    ])
    assert.equal(contactOf(swiss, 'DE').phone?.value, '+41786004152')
    const rows = rowsFrom(60, [
      { text: 'Asha Rao', size: 24 },
      'Berkeley CA.',
      heading('Education'),
      'Harbour University',
    ])
    assert.equal(contactOf(rows).location?.value, 'Berkeley, CA')
  })

  test('a label or an address beside the name is no part of it', ({ assert }) => {
    const rows = rowsFrom(60, [
      { text: 'ASHA RAO | | | Lakeside House,', size: 10 },
      'asha@example.com | | | Harbour Lane',
      heading('Education'),
      'Harbour University',
    ])
    assert.equal(contactOf(rows).fullName?.value, 'Asha Rao')
    const french = rowsFrom(60, [
      { text: 'Asha Rao', bold: true, size: 12, x: 240 },
      { text: 'Adresse', bold: true, size: 12 },
      '12, Avenue Harbour',
      heading('Éducation'),
      'Harbour University',
    ])
    assert.equal(contactOf(french).fullName?.value, 'Asha Rao')
  })
})
