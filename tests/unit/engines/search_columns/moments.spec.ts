import { test } from '@japa/runner'
import type { Document } from '#api/engines/search_columns/columns/document'
import { Moments } from '#api/engines/search_columns/moments'
import { ProfileColumns } from '#api/engines/search_columns/profile_columns'
import { points } from '#api/engines/search_columns/search_query'

const NOW = 1_800_000_000
const DAY = 86_400
/** More than one block of them. */
const ROWS = 70_000

const documents = Array.from({ length: ROWS }, (_, at): Document => ({
  id: at + 1,
  ...{ skillIds: [], skillYears: [], stackIds: [], titleIds: [], wordIds: [], testIds: [] },
  ...{ placeId: 0, country: '', timeZone: '', currency: '' },
  ...{ experience: 0, pay: -1, notice: -1, workModes: 0, jobTypes: 0, availability: at % 3 },
  ...{ english: at % 7, cleared: 0, education: 0, relocation: 0, progress: 60 + (at % 41) },
  activeAt: NOW - ((at * 7919) % (120 * DAY)),
  listedAt: NOW,
  spotlightUntil: at % 50 === 0 ? NOW + ((at * 31) % (2 * DAY)) - DAY : 0,
  promotedUntil: at % 65_535 === 0 ? NOW + 60 : 0,
}))

const pointsOf = (document: Document, now: number) =>
  points.availability[document.availability] +
  points.english[document.english] +
  (points.progress.find(({ least }) => document.progress >= least)?.points ?? 0) +
  (points.active.find(({ days }) => document.activeAt > now - days * DAY)?.points ?? 0) +
  (document.spotlightUntil > now ? points.spotlight : 0) +
  (document.promotedUntil > now ? points.promotion : 0)

test.group('The points of a moment', () => {
  const columns = new ProfileColumns(ROWS)
  for (const document of documents) columns.add(document)
  columns.finish()

  test('are those of each profile then, whichever moments were asked for before', ({ assert }) => {
    const moments = new Moments(columns)
    // on by minutes and back, more of them than are kept, far back, and so far on that all is made anew
    const minutes = [0, 1, 0, 2, 1, 3, 4, 5, 6, 1, -600, 6, 0, 1440 * 40, 1440 * 40 + 1, 0]
    let former = ''
    for (const minute of minutes) {
      const now = NOW + minute * 60
      const given = [...moments.at(now)]
      assert.deepEqual(
        given.findIndex((each, row) => each !== pointsOf(documents[row], now)),
        -1,
        `minute ${minute}`
      )
      assert.notEqual(String(given), former)
      former = String(given)
    }
  })

  test('take one byte a profile, and few for what other minutes have', ({ assert }) => {
    const moments = new Moments(columns)
    for (let minute = 0; minute < 20; minute++) moments.at(NOW + minute * 60)
    assert.isBelow(moments.bytes, ROWS * 1.1 + 65_536)
  })
})
