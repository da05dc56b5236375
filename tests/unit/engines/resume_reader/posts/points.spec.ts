import { test } from '@japa/runner'
import { heading, point, postsIn, rowsFrom, type Row } from '../rows.js'

test.group('Points of posts', () => {
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
})
