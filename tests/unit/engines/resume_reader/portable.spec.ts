import { test } from '@japa/runner'
import { deflateRawSync } from 'node:zlib'
import { nameOf, partsOf } from '#api/candidates/resume/draft/draft_parts'
import { issuerOf } from '#api/candidates/resume/draft/issuers'
import { draftOfJsonResume } from '#api/engines/resume_reader/portable/read_json_resume'
import { readCsv } from '#api/engines/resume_reader/portable/read_csv'
import { readZip } from '#api/engines/resume_reader/portable/read_zip'
import { zip } from '#tests/sample_files'

test.group('A name in two parts', () => {
  test('keeps particles with the family name and never empties the first', ({ assert }) => {
    assert.deepEqual(nameOf('Asha Rao'), { fName: 'Asha', lName: 'Rao' })
    assert.deepEqual(nameOf('Katharina von der Heide'), {
      fName: 'Katharina',
      lName: 'von der Heide',
    })
    assert.deepEqual(nameOf('Sai Krishna Murthy'), { fName: 'Sai Krishna', lName: 'Murthy' })
    assert.deepEqual(nameOf('De Souza'), { fName: 'De', lName: 'Souza' })
    assert.deepEqual(nameOf('Madonna'), { fName: 'Madonna' })
  })
})

test.group('A CSV', () => {
  test('holds commas, quotes and line breaks within quotes, after a byte order mark', ({
    assert,
  }) => {
    assert.deepEqual(readCsv('\ufeffA,B\r\n"1,2","say ""hi""\r\nagain"\r\n\r\nlast,\n'), [
      { A: '1,2', B: 'say "hi"\nagain' },
      { A: 'last', B: '' },
    ])
    assert.deepEqual(readCsv(''), [])
    assert.deepEqual(readCsv('"never closed,\nstill'), [])
  })
})

test.group('A zip', () => {
  test('gives the wanted files by base name, and nothing that unpacks beyond its bound', async ({
    assert,
  }) => {
    const files = (await readZip(
      zip({ 'x/Skills.csv': 'Name\nGo', '../../Skills.csv': 'no', 'Other.csv': 'no' }),
      ['Skills.csv']
    ))!
    assert.deepEqual(
      [...files].map(([name, content]) => [name, content.toString()]),
      [['Skills.csv', 'Name\nGo']]
    )
    assert.isUndefined(await readZip(Buffer.from('no zip at all'), ['Skills.csv']))

    const bomb = zip({
      'Skills.csv': deflateRawSync(Buffer.alloc(9 * 1024 * 1024)).toString('latin1'),
    })
    // the same bytes, said to be deflated
    for (const at of [8, bomb.indexOf('PK\x01\x02', 0, 'latin1') + 10]) bomb.writeUInt16LE(8, at)
    assert.equal((await readZip(bomb, ['Skills.csv']))!.size, 0)
  })
})

test.group('JSON Resume', () => {
  test('is a draft: groups of skills by their keywords, highlights below the summary, no end means now', ({
    assert,
  }) => {
    const draft = draftOfJsonResume({
      basics: { name: ' Mei Tanaka ', location: { city: 'Pune', countryCode: 'IN' } },
      work: [
        {
          name: 'Figma',
          position: 'Engineer',
          startDate: '2021-03-15',
          summary: 'Ran it',
          highlights: ['Twice'],
        },
      ],
      skills: [{ name: 'Web', keywords: ['CSS', 'HTML'] }, { name: 'Go' }, { name: 'CSS' }],
      awards: [{ title: null }, { title: 'Prize' }],
    })
    assert.equal(draft.fullName?.value, 'Mei Tanaka')
    assert.equal(draft.location?.value, 'Pune, IN')
    assert.deepEqual(
      draft.skills.map(({ value }) => value),
      ['CSS', 'HTML', 'Go']
    )
    const [post] = draft.employment
    assert.deepEqual([post.start?.value, post.end, post.current], ['2021-03', null, true])
    assert.equal(post.description?.value, 'Ran it\n• Twice')
    assert.deepEqual(
      draft.achievements.map(({ value }) => value),
      ['Prize']
    )
    assert.deepEqual(partsOf(draftOfJsonResume({})), [])
  })
})

test.group('The issuer of a certificate', () => {
  test('is proposed where its name tells', ({ assert }) => {
    assert.equal(issuerOf('AWS Certified Developer – Associate'), 'Amazon Web Services')
    assert.equal(
      issuerOf('Certified Kubernetes Administrator (CKA)'),
      'Cloud Native Computing Foundation'
    )
    assert.isUndefined(issuerOf('Order of the Lamp'))
  })
})
