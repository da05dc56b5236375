import { test } from '@japa/runner'
import { linesInOrder } from '#api/engines/resume_reader/pages/reading_order'
import type { Pages, Word } from '#api/engines/resume_reader/pages/words'

/** Words set at `x` and a baseline, ten points large. */
function set(text: string, x: number, baseline: number, page = 1, bold = false): Word[] {
  let at = x
  return text.split(' ').map((word) => {
    const right = at + word.length * 5
    const placed: Word = {
      text: word,
      x: at,
      right,
      top: baseline - 8,
      bottom: baseline + 2,
      baseline,
      size: 10,
      bold,
      italic: false,
      color: 0,
      page,
      turn: 0,
      spaced: true,
    }
    at = right + 3
    return placed
  })
}

const read = (words: Word[], pages = 1) =>
  linesInOrder({
    pages: Array.from({ length: pages }, () => ({ width: 595, height: 842 })),
    words,
    links: [],
    hidden: '',
    pictured: 0,
    blank: false,
    characters: 0,
  } satisfies Pages).map((line) => line.text)

const left = ['Skills', 'Go', 'Rust', 'Kotlin', 'Languages', 'German']
const right = [
  'Experience',
  'Engineer at Foo Ltd',
  'Built a thing',
  'Sold a thing',
  'Engineer at Bar Ltd',
  'Mended a thing',
]

test.group('Columns of a page', () => {
  test('a sidebar is read before the text beside it, under the name above both', ({ assert }) => {
    const words = [
      ...set('Asha Rao, who writes a very long line over the whole width of the page', 40, 40),
      ...left.flatMap((text, index) => set(text, 40, 80 + index * 17)),
      ...right.flatMap((text, index) => set(text, 220, 84 + index * 20)),
    ]
    assert.deepEqual(read(words).slice(1), [...left, ...right])
  })

  test('dates at the right edge are no column', ({ assert }) => {
    const words = right.flatMap((text, index) => [
      ...set(text, 40, 80 + index * 20),
      ...(index % 2 ? set(`201${index} – 201${index + 1}`, 480, 80 + index * 20) : []),
    ])
    assert.equal(read(words)[1], 'Engineer at Foo Ltd\t2011 – 2012')
  })

  test('dates in the margin stand in the line of their post', ({ assert }) => {
    const words = [
      '2019 – 2020',
      '2018 – 2019',
      '2017 – 2018',
      '2016 – 2017',
      '2015 – 2016',
    ].flatMap((dates, index) => [
      ...set(dates, 40, 80 + index * 40),
      ...set('Engineer at Foo Ltd', 140, 80 + index * 40),
      ...set('Built a thing', 140, 95 + index * 40),
    ])
    assert.equal(read(words)[0], '2019 – 2020\tEngineer at Foo Ltd')
  })

  test('a heading in the margin, set lower than the line beside it, comes first', ({ assert }) => {
    const heading = set('Experience', 40, 86, 1, true).map((word) => ({
      ...word,
      top: 74,
      size: 13,
    }))
    const words = [
      ...heading,
      ...set('Engineer at Foo Ltd', 160, 80),
      ...set('Built a thing', 160, 96),
      ...set('Sold a thing', 160, 112),
    ]
    assert.deepEqual(read(words).slice(0, 2), ['Experience', 'Engineer at Foo Ltd'])
  })

  test('addresses beside the name end where the last of them stands', ({ assert }) => {
    const addresses = ['(339) 555-0125', 'asha@example.com', 'asha.example.com', 'github.com/asha']
    const posts = ['2022 – 2025', '2020 – 2022', '2018 – 2020', '2016 – 2018'].flatMap(
      (dates, index) => [
        ...set('Engineer at Foo Ltd', 40, 140 + index * 20),
        ...set(dates, 460, 140 + index * 20),
      ]
    )
    const words = [
      ...set('Asha Rao', 40, 40),
      ...set('Writes ledgers', 40, 54),
      ...addresses.flatMap((text, index) => set(text, 440, 40 + index * 14)),
      ...set('Experience', 40, 120),
      ...posts,
    ]
    const lines = read(words)
    assert.includeMembers(lines, ['Engineer at Foo Ltd\t2022 – 2025'])
    assert.isBelow(lines.indexOf('github.com/asha'), lines.indexOf('Experience'))
  })

  test('"Tasks:" beside what was done heads no column', ({ assert }) => {
    const words = [
      ...['Personal data', 'Employment', 'Education'].flatMap((text, index) =>
        set(text, 40, 60 + index * 120)
      ),
      ...[80, 200, 320].flatMap((baseline) => [
        ...set('2019 – 2020', 40, baseline),
        ...set('Engineer at Foo Ltd', 160, baseline),
        ...set('Experience:', 160, baseline + 20),
        ...set('Built a thing', 260, baseline + 20),
        ...set('Sold a thing', 260, baseline + 40),
      ]),
    ]
    assert.include(read(words), '2019 – 2020\tEngineer at Foo Ltd')
  })

  test('a column goes on over the page, and a footer on every page is left out', ({ assert }) => {
    const page = (number: number) => [
      ...left.flatMap((text, index) => set(`${text}${number}`, 40, 80 + index * 17, number)),
      ...right.flatMap((text, index) => set(`${text} ${number}`, 220, 84 + index * 20, number)),
      ...set(`Page ${number} of 2`, 280, 820, number),
    ]
    const lines = read(
      [...page(1), ...page(2), ...set('Skills', 40, 60), ...set('Experience', 220, 62)],
      2
    )
    assert.isAbove(lines.indexOf('Experience'), lines.indexOf('German2'))
    assert.isFalse(lines.some((line) => line.startsWith('Page')))
  })
})
