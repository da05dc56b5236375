import { test } from '@japa/runner'
import { splitLists } from '#api/engines/resume_reader/sections/split_lists'
import { heading, rowsFrom, sectionsOf, type Row } from './rows.js'

const kindsOf = (title: string, ...rows: (string | Partial<Row>)[]) =>
  splitLists(sectionsOf(rowsFrom(60, [heading(title), ...rows])))
    .filter(({ lines }) => lines.length)
    .map(({ kind, lines }) => [kind, lines.length])

test.group('Where lists end', () => {
  test('personal details end a list', ({ assert }) => {
    assert.deepEqual(
      kindsOf('Certifications', '• Scrum Master', 'Date of Birth: 1 May 1999', 'Gender: Male'),
      [
        ['certifications', 1],
        ['contact', 2],
      ]
    )
    assert.deepEqual(kindsOf('Skills', 'Go, Rust', 'I hereby declare that all of it is true.'), [
      ['skills', 1],
      ['contact', 1],
    ])
  })

  test('a known heading set as text ends it before a colon', ({ assert }) => {
    assert.deepEqual(
      kindsOf('Certifications', '• Scrum Master', 'Interests:', 'Chess and tennis'),
      [
        ['certifications', 1],
        ['other', 1],
      ]
    )
    assert.deepEqual(kindsOf('Skills', 'Tools:', 'Git, Docker', 'Databases:', 'MySQL'), [
      ['skills', 4],
    ])
  })

  test('so does a bold line between plain ones and points', ({ assert }) => {
    assert.deepEqual(
      kindsOf(
        'Certificates',
        'Driving licence for trucks',
        { text: 'Community and engagement', bold: true },
        '• Member of the chess club',
        '• Helper at the marathon'
      ),
      [
        ['certifications', 1],
        ['other', 2],
      ]
    )
    assert.deepEqual(
      kindsOf(
        'Certificates',
        { text: 'Harbour Cloud', bold: true },
        '• Solutions Architect',
        { text: 'Hillside Cloud', bold: true },
        '• Data Engineer'
      ),
      [['certifications', 4]]
    )
  })
})
