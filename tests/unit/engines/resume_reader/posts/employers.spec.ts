import { test } from '@japa/runner'
import { heading, point, postsIn, rowsFrom } from '../rows.js'

test.group('Who a post was at, and as what', () => {
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
