import { test } from '@japa/runner'
import { heading, postsIn, rowsFrom, type Row } from './rows.js'

const point = '• Built the services that settle payments'

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

  test('which of two names on a line is the title is what it is in the other records', ({
    assert,
  }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      'Data Analyst – Ironbark | 03/2020 – 03/2021',
      point,
      'Backend Developer – Brightleaf | 01/2019 – 02/2020',
      point,
      'Forest Walks – Almanac | 06/2017 – 08/2018',
    ])
    assert.deepEqual(postsIn(rows).at(-1), ['Forest Walks', 'Almanac', '2017-06'])
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

  test('German says by a little word who somebody works for', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Berufserfahrung'),
      'Krankenpfleger im Haus Ulmenhof | 03/2015 - 02/2016',
      'Elektroniker, Almanac, 89073 Ulm | 05/2013 - 02/2015',
    ])
    assert.deepEqual(postsIn(rows), [
      ['Krankenpfleger', 'Haus Ulmenhof', '2015-03'],
      ['Elektroniker', 'Almanac', '2013-05'],
    ])
  })

  test('a house in its street is no employer', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      { text: 'Ironbark Games | Jan 2022 - Present', bold: true },
      '11951 Beach Blvd Suite L',
      { text: 'Backend Developer', bold: true },
      point,
    ])
    assert.deepEqual(postsIn(rows), [['Backend Developer', 'Ironbark Games', '2022-01']])
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

  test('two points in bold, the second with dates, are a post and no list', ({ assert }) => {
    const post = (title: string, dates: string): Partial<Row>[] => [
      { text: '• Ironbark', bold: true },
      { text: `• ${title} | ${dates}`, bold: true },
      { text: 'Project Name: Hotels of the coast', bold: true },
      { text: point },
    ]
    const rows = rowsFrom(60, [
      heading('Experience'),
      ...post('IT Consultant', 'Oct 2016 – Present'),
      ...post('Junior Consultant', 'Sep 2015 – Oct 2016'),
    ])
    assert.deepEqual(postsIn(rows), [
      ['IT Consultant', 'Ironbark', '2016-10'],
      ['Junior Consultant', 'Ironbark', '2015-09'],
    ])
  })

  test('a line that ends with dates and a full stop is no sentence', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      'Computer Science Tutor, Brightleaf University. 09/2022 – Current.',
      '• Hold office hours to help students.',
      'Ironbark Games, Andover, MN. 02/2018 – 08/2019.',
      '• Shift Supervisor.',
      '• Kept the store to its standards.',
    ])
    assert.deepEqual(
      postsIn(rows).map((post) => post.map((part) => part?.replace(/\.$/, ''))),
      [
        ['Computer Science Tutor', 'Brightleaf University', '2022-09'],
        ['Shift Supervisor', 'Ironbark Games', '2018-02'],
      ]
    )
  })

  test('a label alone in its cell says what stands beside it', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      'Ironbark & Sons | Aug 2019 - Mar 2020',
      'Role | Walking the shops',
    ])
    assert.deepEqual(postsIn(rows), [['Walking the shops', 'Ironbark & Sons', '2019-08']])
  })

  test('a comma parts what it parts in the other records', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      'Software Engineer, Almanac | Jan 2019 – Present',
      point,
      'Minder of Bees, Brightleaf | Jan 2017 – Dec 2018',
      point,
    ])
    assert.deepEqual(postsIn(rows), [
      ['Software Engineer', 'Almanac', '2019-01'],
      ['Minder of Bees', 'Brightleaf', '2017-01'],
    ])
  })

  test('the only point below the dates names no employer of the next post', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      { text: 'Almanac | Pune, India', bold: true },
      'Senior Software Engineer | Jan 2020 – Present',
      '• Settled payments of shops',
      'Software Engineer | Jan 2018 – Dec 2019',
      '• Wrote the ledger',
    ])
    assert.deepEqual(postsIn(rows), [
      ['Senior Software Engineer', 'Almanac', '2020-01'],
      ['Software Engineer', 'Almanac', '2018-01'],
    ])
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

  test('who the work was for is no employer', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      { text: 'Almanac Technologies, Pune', bold: true },
      'Software Engineer | Jan 2019 – Present',
      'Client: Brightleaf',
      point,
    ])
    assert.deepEqual(postsIn(rows), [['Software Engineer', 'Almanac Technologies', '2019-01']])
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

  test('what a point tells of a time within the post is no post', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      'Ironbark Games, Andover, MN. 02/2016 – Current.',
      '• Kitchen employee from 2017 – 2019',
      '• Driver from 2019 – current',
    ])
    assert.deepEqual(
      postsIn(rows).map(([, company, start]) => [company, start]),
      [['Ironbark Games', '2016-02']]
    )
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

  test('text that no points mark stays out of the header of the next post', ({ assert }) => {
    const told = ['Responsible for a large project with', 'many people']
    const rows = rowsFrom(60, [
      heading('Experience'),
      'Data Scientist, Almanac | Jan 2022 – Present',
      ...told,
      'Software Engineer, Ironbark | Jan 2019 – Dec 2021',
      ...told,
      'Minder of Bees, Brightleaf | Jan 2017 – Dec 2018',
    ])
    assert.deepEqual(postsIn(rows), [
      ['Data Scientist', 'Almanac', '2022-01'],
      ['Software Engineer', 'Ironbark', '2019-01'],
      ['Minder of Bees', 'Brightleaf', '2017-01'],
    ])
  })

  test('what stands alone beside a sure company is the title, and what heads its points is not', ({
    assert,
  }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      { text: 'Ironbark GmbH', bold: true },
      'Minder of Bees',
      'Jan 2017 – Dec 2018',
      { text: 'Tasks and Achievements', bold: true },
      point,
    ])
    assert.deepEqual(postsIn(rows), [['Minder of Bees', 'Ironbark GmbH', '2017-01']])
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

  test('a title that its dates left too little room goes on below', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      { text: 'Data Analyst and Keeper | Jan 2019 – May 2020', bold: true },
      { text: 'of Ledgers', bold: true },
      'Ironbark Games',
      point,
    ])
    assert.deepEqual(postsIn(rows), [
      ['Data Analyst and Keeper of Ledgers', 'Ironbark Games', '2019-01'],
    ])
  })

  test('what stands behind @ is where, if it is a place, and who, if not', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      { text: 'Ironbark @Istanbul, Turkey | Jan 2019 – May 2020', bold: true },
      'Data Engineer',
      point,
      { text: 'Brightleaf Games @Turkey | Mar 2016 – Dec 2018', bold: true },
      'Data Analyst',
      point,
    ])
    assert.deepEqual(postsIn(rows), [
      ['Data Engineer', 'Ironbark', '2019-01'],
      ['Data Analyst', 'Brightleaf Games', '2016-03'],
    ])
  })

  test('points that all have their dates head posts', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      '• Software Engineer | Sep 2022 – Present',
      { text: 'Ironbark Property ironbark.dev', x: 66 },
      { text: '– Wrote the ledger of merchants', x: 72 },
      '• Software Developer | Jul 2020 – Aug 2022',
      { text: 'Brightleaf Games', x: 66 },
      { text: '– Wrote the ledger of players', x: 72 },
    ])
    assert.deepEqual(postsIn(rows), [
      ['Software Engineer', 'Ironbark Property', '2022-09'],
      ['Software Developer', 'Brightleaf Games', '2020-07'],
    ])
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

  test('an institute that is one of several has its town in its name', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      'Research Intern | Nov 2021 – Present',
      'Indian Institute of Technology, Kanpur, India',
      point,
    ])
    assert.deepEqual(postsIn(rows), [
      ['Research Intern', 'Indian Institute of Technology, Kanpur', '2021-11'],
    ])
  })

  test('what was done may begin in the line of its title', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      { text: 'Ironbark Games', bold: true },
      'Lead Designer 2004-2005 Designed the screens of a shop that sells trees to gardens',
      { text: 'Brightleaf Institute', bold: true },
      'Web Designer 2001-2004 Designed the screens of a shop that sells leaves to gardens',
    ])
    assert.deepEqual(postsIn(rows), [
      ['Lead Designer', 'Ironbark Games', '2004'],
      ['Web Designer', 'Brightleaf Institute', '2001'],
    ])
  })

  test('a team below is a part of the employer behind the title', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      { text: 'Software Intern, Ironbark | May 2022 - Aug 2022', bold: true },
      'Privacy Language team',
      point,
      { text: 'Software Intern, Brightleaf | May 2021 - Aug 2021', bold: true },
      'Developer Infra team',
      point,
    ])
    assert.deepEqual(postsIn(rows), [
      ['Software Intern', 'Ironbark', '2022-05'],
      ['Software Intern', 'Brightleaf', '2021-05'],
    ])
  })
})
