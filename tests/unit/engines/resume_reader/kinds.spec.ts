import { test } from '@japa/runner'
import { compare, fields, type Read } from '#tests/resumes/compare'
import { kinds } from '#tests/resumes/kinds/kinds'
import { makePerson } from '#tests/resumes/people'
import { readResume } from '#api/engines/resume_reader/read_resume'
import { plainResume } from '#api/engines/resume_reader/resume_draft'
import { headingOf } from '#api/engines/resume_reader/language/headings'
import { readPosts } from '#api/engines/resume_reader/sections/posts/read_posts'
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
import { shipped } from './vocabulary.js'

test.group('Columns over pages', () => {
  const left = (y: number, texts: (string | Partial<Row>)[], page = 1) =>
    rowsFrom(y, texts).map((row) => ({ ...row, x: 40, page }))

  const right = (y: number, texts: (string | Partial<Row>)[], page = 1) =>
    rowsFrom(y, texts).map((row) => ({ ...row, x: 400, page }))

  const first = [
    { text: 'Asha Rao', size: 22, x: 40, y: 30 },
    ...left(80, [
      heading('Experience'),
      { text: 'Backend Developer', bold: true },
      'Ironbark Games, Jan 2022 - Present',
      point,
      { text: 'Data Analyst', bold: true },
      'Brightleaf, Mar 2019 - Dec 2021',
      point,
      { text: 'Junior Developer', bold: true },
    ]),
    ...right(80, [
      heading('Skills'),
      'Python',
      'PostgreSQL',
      'Kubernetes',
      'Docker',
      'Terraform',
      heading('Education'),
      'Anna University',
    ]),
  ]

  test('a column goes on though only one line of it is left', ({ assert }) => {
    const rows = [...first, ...left(50, ['Almanac, Mar 2017 - Dec 2018'], 2)]
    assert.deepEqual(postsIn(rows), [
      ['Backend Developer', 'Ironbark Games', '2022-01'],
      ['Data Analyst', 'Brightleaf', '2019-03'],
      ['Junior Developer', 'Almanac', '2017-03'],
    ])
  })

  test('two columns go on beside each other though few lines of either are left', ({ assert }) => {
    const rows = [
      ...first,
      ...left(50, ['Almanac, Mar 2017 - Dec 2018', point], 2),
      ...right(50, ['B.Tech in Physics', '2014 - 2018'], 2),
    ]
    const sections = sectionsOf(rows)
    const posts = readPosts(
      sections.filter(({ kind }) => kind === 'employment'),
      vocabulary
    )
    const [school, ...others] = readSchools(
      sections.filter(({ kind }) => kind === 'education'),
      vocabulary
    )
    assert.equal(posts.at(-1)!.company?.value, 'Almanac')
    assert.equal(posts.length, 3)
    assert.lengthOf(others, 0)
    assert.equal(school.institution?.value, 'Anna University')
    assert.equal(school.field?.value, 'Physics')
    assert.equal(school.end?.value, '2018')
  })

  test('dates at the right of a page of one column are no second column', ({ assert }) => {
    const rows = [
      ...first,
      ...rowsFrom(50, [
        heading('Projects'),
        { text: 'Ledger keeper', bold: true },
        '• A ledger that counts each coin twice and tells when the sums of both sides do not agree with each other',
      ]).map((row) => ({ ...row, x: 40, page: 2 })),
      { text: '2019 - 2020', x: 400, y: 64, page: 2 },
    ]
    assert.lengthOf(postsIn(rows), 2)
    assert.include(
      sectionsOf(rows).map(({ kind }) => kind),
      'projects'
    )
  })
})

test.group('Headings set as their text is', () => {
  test('headings with a colon count where only the name of the paper is styled', ({ assert }) => {
    const rows = rowsFrom(40, [
      { text: 'Asha Rao', size: 20, bold: true },
      'asha@example.com',
      'Experience:',
      'Backend Developer, Ironbark Games, Jan 2020 - Present',
      point,
      'Education:',
      'B.Tech in Physics, Anna University, 2014 - 2018',
      'Skills:',
      'Python, Rust, PostgreSQL',
    ])
    assert.deepEqual(
      sectionsOf(rows).map(({ kind }) => kind),
      ['top', 'employment', 'education', 'skills']
    )
  })

  test('a label with a colon within a post heads nothing where headings are styled', ({
    assert,
  }) => {
    const rows = rowsFrom(40, [
      { text: 'Asha Rao', size: 20 },
      heading('Experience'),
      'Backend Developer, Ironbark Games, Jan 2020 - Present',
      'Projects:',
      point,
      'Skills:',
      '• Python',
      heading('Education'),
      'Anna University, 2014 - 2018',
    ])
    assert.deepEqual(
      sectionsOf(rows).map(({ kind }) => kind),
      ['top', 'employment', 'education']
    )
  })
})

test.group('Running headers', () => {
  test('a header that repeats wholly is left out, years at one height of two pages are not', ({
    assert,
  }) => {
    const page = (number: number, texts: (string | Partial<Row>)[]): Row[] => [
      { text: `Asha Rao – Resume – ${number}`, x: 200, y: 30, size: 9, page: number },
      { text: `April 30, 2026 – Asha Rao – ${number}`, x: 60, y: 820, size: 9, page: number },
      ...rowsFrom(48, texts).map((row) => ({ ...row, page: number })),
    ]
    const rows = [
      ...page(1, [heading('Experience'), 'Backend Developer, Ironbark Games | 2020 - 2022', point]),
      ...page(2, ['2018 - 2019', 'Data Analyst, Brightleaf', point]),
      ...page(3, ['2016 - 2017', 'Junior Developer, Almanac', point]),
    ]
    assert.deepEqual(postsIn(rows), [
      ['Backend Developer', 'Ironbark Games', '2020'],
      ['Data Analyst', 'Brightleaf', '2018'],
      ['Junior Developer', 'Almanac', '2016'],
    ])
    const texts = linesFrom(rows).map(({ text }) => text)
    assert.isFalse(texts.includes('Asha Rao – Resume – 2'))
    assert.isFalse(texts.some((text) => text.startsWith('April')))
  })
})

test.group('Margins', () => {
  test('dates over three lines of a margin are one range', ({ assert }) => {
    const rows: Row[] = [
      { text: 'Experience', x: 100, y: 60, bold: true, size: 14 },
      { text: 'Apr 2020', x: 40, y: 80 },
      { text: 'Backend Developer', x: 100, y: 80, bold: true },
      { text: '|', x: 56, y: 92 },
      { text: 'Ironbark Games', x: 100, y: 92 },
      { text: 'Jul 2020', x: 40, y: 104 },
      { text: '• Built the services that settle payments', x: 100, y: 104 },
      { text: 'Jan 2019', x: 40, y: 130 },
      { text: 'Data Analyst', x: 100, y: 130, bold: true },
      { text: '|', x: 56, y: 142 },
      { text: 'Brightleaf', x: 100, y: 142 },
      { text: 'Mar 2020', x: 40, y: 154 },
    ]
    assert.deepEqual(postsIn(rows), [
      ['Backend Developer', 'Ironbark Games', '2020-04'],
      ['Data Analyst', 'Brightleaf', '2019-01'],
    ])
  })

  test('headings at the right edge head the text that begins at the left', ({ assert }) => {
    const right = { x: 480, bold: true, size: 14 }
    const rows: Row[] = [
      { text: 'Skills', y: 60, ...right },
      ...['Technical', 'Development', 'Databases'].flatMap((text, index): Row[] => [
        { text, x: 60, y: 80 + index * 14, bold: true },
        { text: 'Rust, Python, Kubernetes', x: 240, y: 80 + index * 14 },
      ]),
      { text: 'Employment', y: 140, ...right },
      ...rowsFrom(160, ['Data Analyst, Brightleaf | 03/2019 - 01/2020', point]),
      { text: 'Academics', y: 210, ...right },
      ...rowsFrom(230, ['Harbour University | 2011 - 2015']),
    ]
    assert.deepEqual(postsIn(rows), [['Data Analyst', 'Brightleaf', '2019-03']])
  })
})

test.group('Headings of other languages', () => {
  test('are known')
    .with([
      ['Parcours professionnel', 'employment'],
      ['Expériences professionnelles et stages', 'employment'],
      ['Expérience en entreprise', 'employment'],
      ['Parcours de formation', 'education'],
      ['Diplômes et formation', 'education'],
      ['Études supérieures', 'education'],
      ['Compétences métier', 'skills'],
      ['Maîtrise informatique', 'skills'],
      ["Centres d'intérêt", 'other'],
      ['Loisirs', 'other'],
      ['Engagements associatifs', 'other'],
      ['Berufliche Erfahrungen', 'employment'],
      ['Beruflicher Werdegang', 'employment'],
      ['Akademischer Hintergrund', 'education'],
      ['Schulischer Werdegang', 'education'],
      ['IT-Kenntnisse', 'skills'],
      ['Technologie-Stack', 'skills'],
      ['Auszeichnungen und Preise', 'achievements'],
      ['Ehrenamtliches Engagement', 'other'],
      ['Persönliche Projekte', 'projects'],
      ['Experiencia laboral', 'employment'],
      ['Trayectoria profesional', 'employment'],
      ['Historial laboral', 'employment'],
      ['Estudios académicos', 'education'],
      ['Formación reglada', 'education'],
      ['Conocimientos de informática', 'skills'],
      ['Premios y reconocimientos', 'achievements'],
      ['Publicaciones', 'other'],
      ['Voluntariado', 'other'],
      ['Experiências profissionais', 'employment'],
      ['Histórico profissional', 'employment'],
      ['Trajetória profissional', 'employment'],
      ['Formação académica', 'education'],
      ['Formação acadêmica e cursos', 'education'],
      ['Conhecimentos de informática', 'skills'],
      ['Cursos e certificações', 'certifications'],
      ['Prêmios e reconhecimentos', 'achievements'],
      ['Trabalho voluntário', 'other'],
    ])
    .run(({ assert }, [text, kind]) => {
      assert.equal(headingOf(text)?.kind, kind)
    })
})

test.group('Layouts of each kind', () => {
  for (const { name, draw, locales, without, oneCompany } of kinds)
    test(`${name} is read whole, and tells of no hidden text`, async ({ assert }) => {
      for (let seed = 1; seed <= 3; seed++) {
        const person = makePerson(seed * 7919, locales ?? ['en', 'in'], false)
        const bytes = await draw(person)
        const read = await readResume(bytes, { kind: 'pdf', vocabulary: shipped, maxPages: 20 })
        const { truth } = person
        const employment = truth.employment.map((post) =>
          oneCompany ? { ...post, company: truth.employment[0].company } : post
        )
        const score = compare({ ...truth, employment, ...without }, plainResume(read) as Read)
        const amiss = fields.filter((field) => score[field].missed || score[field].wrong)
        assert.deepEqual(amiss, [], `${seed}: ${JSON.stringify(plainResume(read), null, 1)}`)
        assert.isFalse(read.hiddenText.found)
      }
    })
})
