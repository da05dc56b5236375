import { test } from '@japa/runner'
import { dateRangesIn, written } from '#api/engines/resume_reader/language/dates'
import {
  headingByStem,
  headingOf,
  isPaperTitle,
  misspeltHeading,
} from '#api/engines/resume_reader/language/headings'
import { readLocation } from '#api/engines/resume_reader/sections/contact/location'
import { readName } from '#api/engines/resume_reader/sections/contact/person_name'
import { readProjects } from '#api/engines/resume_reader/sections/lists/projects'
import { partsOf } from '#api/engines/resume_reader/sections/posts/part_header'
import { isTableHead, kindOfTable, withTableRows } from '#api/engines/resume_reader/sections/tables'
import { closed } from '#api/engines/resume_reader/sections/records/header_text'
import { heading, linesFrom, postsIn, rowsFrom, schoolsIn, sectionsOf, vocabulary } from './rows.js'

test.group('Resumes in words that are rarer', () => {
  test('headings are known in further languages')
    .with([
      ['ARBETSLIVSERFARENHET', 'employment'],
      ['Werkervaring', 'employment'],
      ['Doświadczenie zawodowe', 'employment'],
      ['Опыт работы', 'employment'],
      ['Pengalaman Kerja', 'employment'],
      ['Utbildning', 'education'],
      ['Образование', 'education'],
      ['Вища освіта', 'education'],
      ['Vzdělání', 'education'],
      ['Kompetencer', 'skills'],
      ['Umiejętności', 'skills'],
      ['Språk', 'languages'],
      ['Hobby’s', 'other'],
    ])
    .run(({ assert }, [text, kind]) => {
      assert.equal(headingOf(text)?.kind, kind)
    })

  test('a heading is known with one letter wrong, and a name is none', ({ assert }) => {
    assert.equal(misspeltHeading('Work Experiance')?.kind, 'employment')
    assert.equal(misspeltHeading('EDUCATIONAL QUALIFICATON')?.kind, 'education')
    assert.equal(misspeltHeading('Certifcations')?.kind, 'certifications')
    for (const text of ['Education', 'Meridian Systems', 'Ana Prieto', 'Contract'])
      assert.isNull(misspeltHeading(text), text)
  })

  test('a misspelt heading heads where it stands out, and a new one by its words', ({ assert }) => {
    const kinds = sectionsOf(
      rowsFrom(60, [
        { text: 'Ana Prieto', size: 22 },
        'ana@example.com',
        { text: 'WORK EXPERIANCE', bold: true },
        'Clerk, Lantern Works | Jan 2019 - May 2020',
        { text: 'Educational and Professional Qualifications (latest first)', size: 14 },
        'Harbour College | 2012 - 2015',
      ])
    ).map(({ kind }) => kind)
    assert.deepEqual(kinds, ['top', 'employment', 'education'])
  })

  test('dates are read in further languages, misspelt, and parted by a slash')
    .with([
      ['Feb 2021 / Mar 2022', '2021-02', '2022-03'],
      ['Fév 2023 / Aujourd’hui', '2023-02', 'now'],
      ['Januray 2018 - Octomber 2021', '2018-01', '2021-10'],
      ['styczeń 2019 - obecnie', '2019-01', 'now'],
      ['Май 2019 – настоящее время', '2019-05', 'now'],
      ['augusti 2018 - nu', '2018-08', 'now'],
      ['maart 2017 t/m mei 2018', '2017-03', '2018-05'],
    ])
    .run(({ assert }, [text, from, to]) => {
      const [{ start, end, current }] = dateRangesIn(text)
      assert.deepEqual([start && written(start), current ? 'now' : end && written(end)], [from, to])
    })

  test('no name keeps a bracket that nothing closes', ({ assert }) => {
    assert.equal(closed('Keeper of maps (contract, four'), 'Keeper of maps')
    assert.equal(closed('Keeper of maps (contract)'), 'Keeper of maps (contract)')
  })

  test('the title of the paper beside a margin makes no column of it', ({ assert }) => {
    assert.isTrue(isPaperTitle('CURRICULUM VITAE'))
    const posts = postsIn(
      rowsFrom(60, [
        { text: 'Curriculum vitae', x: 250, size: 14 },
        { text: 'Ana Prieto', x: 250, size: 14 },
        'PERSONAL | ana@example.com',
        { text: '12 Mill Lane', x: 250 },
        'EXPERIENCE',
        '2016 – 2018 | Clerk',
        { text: 'Lantern Works Ltd', x: 250 },
        { text: '- Kept the ledgers of four branches', x: 250 },
        '2019 – 2021 | Analyst',
        { text: 'Harbour Mills Ltd', x: 250 },
        { text: '- Drew the charts of the whole coast', x: 250 },
        { text: '- Mended what others had drawn before', x: 250 },
      ])
    )
    assert.deepEqual(posts, [
      ['Clerk', 'Lantern Works Ltd', '2016'],
      ['Analyst', 'Harbour Mills Ltd', '2019'],
    ])
  })

  test('a table may name its columns in other words, all but one', ({ assert }) => {
    const lines = linesFrom(
      rowsFrom(60, [
        'Name of the Course | University / College | Year | Remarks of Dean',
        'B.Sc | Harbour College | 2012 | Good',
      ])
    )
    assert.isTrue(isTableHead(lines[0]))
    assert.deepEqual(
      withTableRows(lines).map(({ text }) => text),
      ['Degree: B.Sc\tInstitution: Harbour College\t2012\tGood']
    )
  })

  test('a country is known by its names in other languages', ({ assert }) => {
    assert.equal(vocabulary.place('Lyon, Frankrike')?.country, 'FR')
    assert.equal(vocabulary.place('Oran, Algérie')?.country, 'DZ')
    assert.isTrue(vocabulary.isCountry('Marocco'))
    assert.isFalse(vocabulary.isCountry('Island'))
  })

  test('an employer follows its preposition, whatever the title', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Expérience'),
      { text: 'Informaticien chez Lanterne Bleue | 2013 – 2014', bold: true },
      'o Tenir les comptes de la maison',
      { text: 'Rédacteur chez Moulin du Port | 2011 – 2013', bold: true },
      'o Tenir le journal du port',
    ])
    assert.deepEqual(postsIn(rows), [
      ['Informaticien', 'Lanterne Bleue', '2013'],
      ['Rédacteur', 'Moulin du Port', '2011'],
    ])
  })

  test('a heading may say more than its word, and a title is none', ({ assert }) => {
    assert.equal(headingByStem('Experience Particulars')?.kind, 'employment')
    assert.isNull(headingByStem('Education Consultant'))
    assert.isNull(headingOf('| Personal'))
  })

  test('below a title in a table may stand where it was held', ({ assert }) => {
    const lines = linesFrom(
      rowsFrom(60, [
        'Duration | Name of the Position | Nature of Work(s)',
        { text: 'May 2018 to Oct 2019 | Lecturer | Teaching', bold: true },
        { text: 'Harbour College', x: 250 },
      ])
    )
    assert.equal(kindOfTable(lines[0]), 'employment')
    assert.deepEqual(
      withTableRows(lines).map(({ text }) => text),
      ['May 2018 to Oct 2019\tDesignation: Lecturer\tHarbour College\tTeaching']
    )
  })

  test('what full stops part is parted, and a university is no town', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Employment'),
      '2018 – 2020. Map Fellow. Department of Tides, University of Harbour, New Zealand.',
      '2015 – 2018. Chart Advisor. Department of Tides, University of Harbour, New Zealand.',
    ])
    assert.deepEqual(postsIn(rows), [
      ['Map Fellow', 'University of Harbour', '2018'],
      ['Chart Advisor', 'University of Harbour', '2015'],
    ])
    assert.isNull(vocabulary.place('University of Harbour, New Zealand', true))
  })

  test('what an employer makes or somebody does there is no part of its name', ({ assert }) => {
    const parts = (text: string) => partsOf(text, vocabulary).map((part) => part.trim())
    assert.deepEqual(parts('LANTERNA: lamps for the whole coast'), ['LANTERNA'])
    assert.deepEqual(parts('Tide Unit, Harbour (mostly working with maps)'), ['Tide Unit, Harbour'])
  })

  test('a postcode makes a town that nobody knows a place', ({ assert }) => {
    const line = (text: string) => linesFrom(rowsFrom(60, [text]))
    for (const [text, town] of [
      ['94320, Thornquay', 'Thornquay'],
      ['Calle Mayor 2, 11402 Thornquay (Spain)', 'Thornquay'],
    ])
      assert.equal(readLocation(line(text), line(text), vocabulary)?.field.value, town)
    assert.isNull(readLocation(line('2019 Thornquay'), line('2019 Thornquay'), vocabulary))
  })

  test('a name may stand over two lines beside the addresses', ({ assert }) => {
    const lines = linesFrom([
      { text: 'ANA', x: 60, y: 60, size: 18 },
      { text: 'ana@example.com', x: 250, y: 56 },
      { text: '12 Mill Lane', x: 250, y: 68 },
      { text: 'PRIETO', x: 60, y: 80, size: 18 },
      { text: 'example.org/ana', x: 250, y: 80 },
    ])
    assert.equal(readName(lines, null, [], vocabulary)?.value, 'Ana Prieto')
  })

  test('a thesis is no school', ({ assert }) => {
    const rows = rowsFrom(60, [
      heading('Education'),
      { text: 'Bachelor of Technology | 2015 - 2019', bold: true },
      'Harbour College',
      { text: "Bachelor's Thesis: Tides of the harbour | 2019", bold: true },
    ])
    assert.deepEqual(
      schoolsIn(rows).map(([institution]) => institution),
      ['Harbour College']
    )
  })

  test('points of another sign than the first tell of a project', ({ assert }) => {
    const [projects] = sectionsOf(
      rowsFrom(60, [
        heading('Projects'),
        '❖ Ledger of tides (ongoing)',
        '• Kept the heights of forty harbours',
        '❖ Atlas of lamps (React)',
        '• Drew all lamps of the coast',
      ])
    ).filter(({ kind }) => kind === 'projects')
    assert.deepEqual(
      readProjects([projects]).map(({ name }) => name.value),
      ['Ledger of tides', 'Atlas of lamps']
    )
  })
})
