import { test } from '@japa/runner'
import { readCertifications } from '#api/engines/resume_reader/sections/lists/certifications'
import { readPosts } from '#api/engines/resume_reader/sections/posts/read_posts'
import {
  heading,
  point,
  posts,
  postsIn,
  rowsFrom,
  schools,
  schoolsIn,
  sectionsOf,
  vocabulary,
  type Row,
} from '../rows.js'

test.group('Records by how they are set', () => {
  test('the end of a school in capitals is no heading, a group of records no employer', ({
    assert,
  }) => {
    assert.equal(
      schoolsIn(
        rowsFrom(60, [
          heading('Education'),
          { text: '2022 - 2026', bold: true },
          { text: 'UNITED HARBOUR', bold: true },
          { text: 'UNIVERSITY', bold: true },
          'B.Sc. Physics',
        ])
      )[0][0],
      'UNITED HARBOUR UNIVERSITY'
    )
    const rows = rowsFrom(60, [
      heading('Experience'),
      { text: 'Vocational', size: 12 },
      { text: 'Mai-Juin 2012 | Software Developer', bold: true },
      { text: 'Ironbark Games', x: 250 },
      { text: 'Draws maps of the coast with others.', x: 250 },
    ])
    assert.deepEqual(postsIn(rows), [['Software Developer', 'Ironbark Games', '2012-05']])
  })

  test('a bold name close to plain dates is theirs, though other records have none above', ({
    assert,
  }) => {
    const rows: Row[] = [
      { y: 60, text: 'Experience', bold: true, size: 14 },
      { y: 80, text: 'Freelance Designer | 09/2025 - now', bold: false },
      { y: 110, text: 'Translator | 05/2025 - 08/2025' },
      { y: 140, text: 'Software Developer', bold: true },
      { y: 153, text: 'Ironbark AG | 06/2023 - 03/2025' },
      { y: 175, text: point },
    ]
    assert.deepEqual(postsIn(rows).at(-1), ['Software Developer', 'Ironbark AG', '2023-06'])
  })

  test('a range whose bar ends its line in the margin is one', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Education'),
      { text: '8/2022| | B.Sc. in Physics, Harbour University' },
      { text: '5/2026', x: 60 },
    ])
    assert.deepEqual(schoolsIn(rows), [['Harbour University', 'B.Sc.', '2026-05']])
  })

  test('what was done has no time in the middle of a word', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      { text: 'Ironbark Games, Software Developer | Jan 2020 - May 2020', bold: true },
      { text: '• Drew maps by seg\u00ad | 4 months' },
      { text: 'mentation of pictures', x: 70 },
    ])
    const [post] = readPosts(
      sectionsOf(rows).filter(({ kind }) => kind === 'employment'),
      vocabulary
    )
    assert.equal(post.description?.value, 'Drew maps by segmentation of pictures')
  })

  test('the first point beside the dates is told, too', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      'Ironbark Games, Software Developer',
      '• Drew maps for model\u00ad | Jan 2020 – May 2020',
      { text: 'ling of harbours | 4 months', x: 68 },
      '• Kept the ledger of tides',
    ])
    const [post] = readPosts(
      sectionsOf(rows).filter(({ kind }) => kind === 'employment'),
      vocabulary
    )
    assert.equal(post.title?.value, 'Software Developer')
    assert.equal(
      post.description?.value,
      'Drew maps for modelling of harbours\nKept the ledger of tides'
    )
  })

  test('a margin may have the end above the start', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experiencia'),
      'Actualidad | Desarrolladora web',
      '| | Ironbark Games',
      '2023 | Dibujó mapas de la costa con otros.',
      '2021 | Analista de datos',
      '| | Almanac Technologies',
      '2019 | Dibujó mapas del puerto con otros.',
    ])
    assert.deepEqual(postsIn(rows), [
      ['Desarrolladora web', 'Ironbark Games', '2023'],
      ['Analista de datos', 'Almanac Technologies', '2019'],
    ])
  })

  test('a German trade in its branch, an apprenticeship and its subject', ({ assert }) => {
    assert.deepEqual(
      posts(['Monteur im Maschinenbau, Ironbark | 02/2011 – 09/2013', point])[0].slice(0, 2),
      ['Monteur im Maschinenbau', 'Ironbark']
    )
    assert.deepEqual(schools(['10/2013', 'Lehre mit Matura, HTL Ulmenhof', 'Fachbereich: Optik']), [
      ['HTL Ulmenhof', 'Lehre mit Matura', 'Optik'],
    ])
  })

  test('points that each head their dates are records', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Experience'),
      { text: '• Data Analyst, Ironbark Games', bold: true },
      { text: 'July 2023 - September 2023', x: 68 },
      { text: 'Drew maps of the coast.', x: 68 },
      { text: '• Research Assistant, Almanac', bold: true },
      { text: 'May 2021 - July 2022', x: 68 },
      { text: 'Kept the ledger of tides.', x: 68 },
    ])
    assert.deepEqual(postsIn(rows), [
      ['Data Analyst', 'Ironbark Games', '2023-07'],
      ['Research Assistant', 'Almanac', '2021-05'],
    ])
  })

  test('posts without dates before one that has some are read, too', ({ assert }) => {
    assert.deepEqual(
      posts([
        { text: 'Data Analyst', bold: true },
        'Ironbark Games Ltd',
        point,
        { text: 'Backend Developer', bold: true },
        'Almanac Technologies | 2019 - 2021',
        point,
      ]),
      [
        ['Data Analyst', 'Ironbark Games Ltd', undefined],
        ['Backend Developer', 'Almanac Technologies', '2019'],
      ]
    )
  })

  test('employers that no word gives away, below their dates', ({ assert }) => {
    assert.deepEqual(
      posts([
        ...['August 2019 – April 2020', 'AdHarbour', 'Full-stack Developer'],
        ...['Dezember 2018 - Juni 2019', 'McBright', 'Datacenter techniker'],
        ...['Mai 2017 - August 2017', 'Almanach', 'Mitarbeiter'],
      ]).map(([title, company]) => [title, company]),
      [
        ['Full-stack Developer', 'AdHarbour'],
        ['Datacenter techniker', 'McBright'],
        ['Mitarbeiter', 'Almanach'],
      ]
    )
  })

  test('an entry with its dates or its place far at the right heads no section', ({ assert }) => {
    const kinds = sectionsOf([
      { y: 60, text: 'Experience', bold: true, size: 14 },
      { y: 80, text: 'Freelancing', bold: true, size: 12 },
      { y: 80, text: '2016 - 2024', x: 440 },
      { y: 94, text: point },
      { y: 120, text: 'Projects & Tech', bold: true, size: 12 },
      { y: 120, text: 'Leeds, UK', x: 440 },
      { y: 134, text: point },
    ]).map(({ kind }) => kind)
    assert.deepEqual(kinds, ['top', 'employment'])
  })

  test('dates over three lines of a margin, of which no two are a range', ({ assert }) => {
    const rows: Row[] = [
      { y: 60, text: 'Experiencia', bold: true, size: 14 },
      { y: 80, text: 'Septiembre', x: 50 },
      { y: 80, text: 'Profesora, Almanac', x: 130, bold: true },
      { y: 93, text: '2020–Enero', x: 50 },
      { y: 93, text: 'Enseñó a dibujar mapas.', x: 130 },
      { y: 106, text: '2021', x: 80 },
      { y: 106, text: 'Y también a leer el libro de mareas.', x: 130 },
    ]
    assert.deepEqual(postsIn(rows), [['Profesora', 'Almanac', '2020-09']])
  })

  test('certificates behind their issuer, each with its year', ({ assert }) => {
    const names = readCertifications(
      sectionsOf(
        rowsFrom(60, [
          heading('Certifications'),
          'AWS: Tides Associate (2024), Winds Associate (2024), Coasts',
          'Associate (2024), Harbours Associate (2023)',
          'Cisco: Network Defence (2022), Threat Management (2022)',
        ])
      )
    ).map(({ name, issuer }) => [name.value, issuer?.value])
    assert.deepEqual(names, [
      ['Tides Associate', 'AWS'],
      ['Winds Associate', 'AWS'],
      ['Coasts Associate', 'AWS'],
      ['Harbours Associate', 'AWS'],
      ['Network Defence', 'Cisco'],
      ['Threat Management', 'Cisco'],
    ])
  })
})
