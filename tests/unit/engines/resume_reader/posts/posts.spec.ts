import { test } from '@japa/runner'
import { heading, point, postsIn, rowsFrom, type Row } from '../rows.js'

test.group('Posts of a resume', () => {
  test('records set alike are read alike, where their words say little', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      { text: 'Ironbark Games | Pune, India', bold: true },
      'Backend Developer | Jan 2022 - Present',
      point,
      { text: 'Almanac | World wide', bold: true },
      'Keeper of tables | Mar 2019 - Dec 2021',
      point,
      { text: 'Brightleaf | Pune, India', bold: true },
      'Junior Developer | Mar 2017 - Dec 2018',
    ])
    assert.deepEqual(postsIn(rows), [
      ['Backend Developer', 'Ironbark Games', '2022-01'],
      ['Keeper of tables', 'Almanac', '2019-03'],
      ['Junior Developer', 'Brightleaf', '2017-03'],
    ])
  })

  test('dates between a title and its employer part them', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      { text: 'Backend Developer (Ledgers) 11/2020 to 05/2022 – Ironbark, Pune', bold: true },
      point,
      { text: 'Data Analyst (Charts) 01/2019 to 10/2020 – Brightleaf, Pune', bold: true },
      point,
    ])
    assert.deepEqual(postsIn(rows), [
      ['Backend Developer (Ledgers)', 'Ironbark', '2020-11'],
      ['Data Analyst (Charts)', 'Brightleaf', '2019-01'],
    ])
  })

  test('a table of companies and designations is one of posts under any heading', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Profile Summary'),
      '• Nine years with databases',
      { text: 'Name of the company | Duration | Designation', bold: true },
      'Ironbark Games | Mar 2022 - Till date | Senior Consultant',
      'Brightleaf | Apr 2020 - Mar 2022 | Senior SME',
      '• Good knowledge of packages, 2015 - 2018',
    ])
    assert.deepEqual(postsIn(rows), [
      ['Senior Consultant', 'Ironbark Games', '2022-03'],
      ['Senior SME', 'Brightleaf', '2020-04'],
    ])
  })

  test('a heading stands in the margin, and a label within a post does not', ({ assert }) => {
    const rows: Row[] = [
      { text: 'EXPERIENCE', x: 40, y: 60, size: 11 },
      ...rowsFrom(60, ['Backend Developer | Aug 2018 - Present', 'Ironbark Games']),
      { text: 'Projects:', x: 110, y: 88, bold: true },
      { text: 'Moving the ledger', x: 200, y: 88 },
      ...rowsFrom(110, ['Junior Developer | Jun 2017 - Aug 2018', 'Brightleaf']),
    ].map((row) => ({ ...row, x: row.x ?? 110 }))
    assert.deepEqual(postsIn(rows), [
      ['Backend Developer', 'Ironbark Games', '2018-08'],
      ['Junior Developer', 'Brightleaf', '2017-06'],
    ])
  })

  test('the whole time at an employer stands between its name and the titles held there', ({
    assert,
  }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      'Ironbark Games',
      'Backend Developer',
      'April 2024 - Present (1 year 4 months)',
      point,
      'Brightleaf',
      '1 year 1 month',
      'Data Analyst',
      'October 2022 - September 2023 (1 year)',
    ])
    assert.deepEqual(postsIn(rows), [
      ['Backend Developer', 'Ironbark Games', '2024-04'],
      ['Data Analyst', 'Brightleaf', '2022-10'],
    ])
  })

  test('a label alone in its cell says what stands beside it', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      'Ironbark & Sons | Aug 2019 - Mar 2020',
      'Role | Walking the shops',
    ])
    assert.deepEqual(postsIn(rows), [['Walking the shops', 'Ironbark & Sons', '2019-08']])
  })

  test('a form with labels beside their values is a post', ({ assert }) => {
    const form = (dates: string, title: string, employer: string) => [
      `Dates | ${dates}`,
      `Occupation or position held | ${title}`,
      'Main activities | Wrote ledgers',
      `Name and address of employer | ${employer}`,
    ]
    const rows = rowsFrom(60, [
      heading('Experience'),
      ...form('From 09/2021 to 03/2023', 'Software Engineer', 'Almanac, Vilnius (Lithuania)'),
      ...form('From 09/2019 to 08/2021', 'Data Analyst', 'Brightleaf, Vilnius (Lithuania)'),
    ])
    assert.deepEqual(postsIn(rows), [
      ['Software Engineer', 'Almanac', '2021-09'],
      ['Data Analyst', 'Brightleaf', '2019-09'],
    ])
  })

  test('a post without dates among dated ones is one', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      { text: 'Software Engineer, Almanac | Jan 2019 – Present', bold: true },
      point,
      { text: 'Data Analyst, Brightleaf', bold: true },
      point,
    ])
    assert.deepEqual(postsIn(rows), [
      ['Software Engineer', 'Almanac', '2019-01'],
      ['Data Analyst', 'Brightleaf', undefined],
    ])
  })

  test('a single date counts where ranges stand alike', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      '2016 / 09 - Ironbark Games',
      { text: 'Backend Developer', bold: true },
      'Invent a classroom with many people',
      '2014 - 2016 - Brightleaf GmbH',
      { text: 'IT Consultant', bold: true },
      'Supervised the software of a large firm',
    ])
    assert.deepEqual(postsIn(rows), [
      ['Backend Developer', 'Ironbark Games', '2016-09'],
      ['IT Consultant', 'Brightleaf GmbH', '2014'],
    ])
  })

  test('a research project without a title is no post', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Research Experience'),
      'Research Assistant, Signal Lab | Jan 2017 – Dec 2018',
      point,
      'Adaptive Query Framework | Jan 2016 – Dec 2016',
      point,
    ])
    assert.deepEqual(postsIn(rows), [['Research Assistant', 'Signal Lab', '2017-01']])
  })

  test('dates that a narrow margin breaks over three lines are one range', ({ assert }) => {
    const beside = (y: number, date: string, text: string): Row[] => [
      { text: date, x: 60, y },
      { text, x: 170, y },
    ]
    const rows: Row[] = [
      { text: 'Experience', y: 60, bold: true, size: 14 },
      ...beside(80, 'Mar 2019', 'Backend Developer'),
      ...beside(94, '– Dec', 'Ironbark Games'),
      ...beside(108, '2021', 'Built the services that settle payments and the ledger of merchants'),
    ]
    assert.deepEqual(postsIn(rows), [['Backend Developer', 'Ironbark Games', '2019-03']])
  })

  test('a head that each post repeats heads no section on the next page either', ({ assert }) => {
    const post = (page: number, y: number, title: string, company: string, dates: string): Row[] =>
      [
        { text: `${title} | ${dates}`, bold: true },
        { text: company },
        { text: 'Key Achievements', bold: true },
        { text: point },
      ].map((row, nth) => ({ ...row, page, y: y + nth * 14 }))
    const rows: Row[] = [
      { text: 'Experience', y: 60, bold: true, size: 14 },
      ...post(1, 80, 'Backend Developer', 'Ironbark Games', 'Jan 2022 – Present'),
      ...post(2, 60, 'Junior Developer', 'Brightleaf Games', 'Mar 2019 – Dec 2021'),
      ...post(2, 130, 'Web Developer', 'Motion Works', 'Mar 2017 – Feb 2019'),
    ]
    assert.deepEqual(
      postsIn(rows).map(([, company]) => company),
      ['Ironbark Games', 'Brightleaf Games', 'Motion Works']
    )
  })
})
