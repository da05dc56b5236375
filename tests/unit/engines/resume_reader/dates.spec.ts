import { test } from '@japa/runner'
import { dateRangesIn, looksLikeDates, written } from '#api/engines/resume_reader/language/dates'

const ranges = (text: string) =>
  dateRangesIn(text).map(({ start, end, current }) => [
    start && written(start),
    current ? 'now' : end && written(end),
  ])

test.group('Dates of a resume', () => {
  test('a year and a month alone are no range', ({ assert }) => {
    assert.deepEqual(ranges('2018-06'), [['2018-06', null]])
  })

  test('a range is read in the forms that people write')
    .with([
      ['Jan 2020 - Present', '2020-01', 'now'],
      ['January 2020 to March 2021', '2020-01', '2021-03'],
      ["Oct'22 - Feb'26", '2022-10', '2026-02'],
      ['Jul’18 – Jun’22', '2018-07', '2022-06'],
      ['03/2020 – 01/2023', '2020-03', '2023-01'],
      ['2019-04 – 2021-11', '2019-04', '2021-11'],
      ['15/03/2019 - 19/06/2019', '2019-03', '2019-06'],
      ['2014 – 2016', '2014', '2016'],
      ['2014 - 16', '2014', '2016'],
      ['Apr 2019 - Till Date', '2019-04', 'now'],
      ['June 2019 \u2013 Ongoing', '2019-06', 'now'],
      ['Mai 2017 bis August 2017', '2017-05', '2017-08'],
      ['05/2019 – heute', '2019-05', 'now'],
      ['janv. 2020 – aujourd’hui', '2020-01', 'now'],
      ['septembre 2019 - février 2020', '2019-09', '2020-02'],
      ['noviembre de 2024 – actualidad', '2024-11', 'now'],
      ['set 2012 – jun 2014', '2012-09', '2014-06'],
      ['Haziran 2018 – Ocak 2019', '2018-06', '2019-01'],
      ['Jan - Mar 2020', '2020-01', '2020-03'],
      ['01-Jan-2020 to 31-Mar-2021', '2020-01', '2021-03'],
      ['Jan 2021 onwards', '2021-01', 'now'],
      ['2014 Aug – Dec', '2014-08', '2014-12'],
      ['2020, Jul-Okt.', '2020-07', '2020-10'],
      ['10.2020- bis jetzt', '2020-10', 'now'],
      ['Nov 2022 – as of now', '2022-11', 'now'],
      ['from Jan 2019 to till date', '2019-01', 'now'],
      ['From 09/2021 to 03/2023', '2021-09', '2023-03'],
      ['de janvier 2019 à mars 2020', '2019-01', '2020-03'],
      ['Jun 6 - Aug 26, 2022', '2022-06', '2022-08'],
      ['May 30 – August 6 2021', '2021-05', '2021-08'],
      ['seit 05/2019', '2019-05', 'now'],
      ['08–09 2012', '2012-08', '2012-09'],
      ['6/15 to 10/17', '2015-06', '2017-10'],
      ['6/19 – present', '2019-06', 'now'],
      ['2016 | 2018', '2016', '2018'],
      ['Summers 2019 – 2021', '2019', '2021'],
    ])
    .run(({ assert }, [text, start, end]) => {
      assert.deepEqual(ranges(text), [[start, end]])
    })

  test('no month is invented for a year or a season', ({ assert }) => {
    assert.deepEqual(ranges('Summer 2019'), [['2019', null]])
    assert.deepEqual(ranges('2019 – Present'), [['2019', 'now']])
  })

  test('an end before its start is no range', ({ assert }) => {
    assert.isFalse(dateRangesIn('2021 – 2019').some((range) => !range.single))
  })

  test('amounts, versions, telephones and addresses are no dates', ({ assert }) => {
    for (const text of ['$2000 saved', 'ES2015+', 'GPA 3.75/4.00', '+49 176 2019555', 'x2020y'])
      assert.deepEqual(dateRangesIn(text), [], text)
  })

  test('a text of dates alone is told from one that says more', ({ assert }) => {
    for (const text of [
      '2019 – 2020',
      '(Jan 2020 – Present)',
      'May 2020 - Present (2 years 3 months)',
    ])
      assert.isTrue(looksLikeDates(text), text)
    for (const text of ['Google, 2019 – 2020', 'Engineer', ''])
      assert.isFalse(looksLikeDates(text), text)
  })

  test('two dates beside each other are no range where the second begins one', ({ assert }) => {
    assert.deepEqual(ranges('Physics, Spring 2023\tAugust 2022 - Present'), [
      ['2023', null],
      ['2022-08', 'now'],
    ])
  })

  test('a season alone is a start and an end, and a month alone is not', ({ assert }) => {
    assert.deepEqual(
      ['Summer 2022', 'June 2022'].map((text) => dateRangesIn(text)[0].season),
      [true, false]
    )
  })
})
