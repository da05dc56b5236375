import { test } from '@japa/runner'
import { factorsOf, type Scored } from '#api/talent/search/factors'
import { Segment } from '#api/engines/search_columns/segment'
import {
  bucketOf,
  experienceEnds,
  mostOf,
  MOST_VALUES,
  noticeEnds,
  type SearchQuery,
} from '#api/engines/search_columns/search_query'
import { everyoneAt } from '#tests/search_query'

const NOW = 1_800_000_000
const DAY = 86_400

const nobody: Scored = {
  skillIds: [],
  skillYears: [],
  stackIds: [],
  titleIds: [],
  wordIds: [],
  placeId: null,
  availability: 0,
  english: 0,
  progress: 0,
  activeAt: 0,
  spotlightUntil: 0,
  promotedUntil: 0,
}
const query = everyoneAt(NOW, { sort: 'relevance', limit: 5 })
const factors = (profile: Partial<Scored>, over: Partial<SearchQuery> = {}) =>
  factorsOf({ ...nobody, ...profile }, { ...query, ...over }).map(
    ({ factor, points, paid }) => `${factor} ${points}${paid ? ' paid' : ''}`
  )

test.group('Why a developer stands where they stand', () => {
  test('a profile without merits has no factors', ({ assert }) => {
    assert.deepEqual(factors({}), [])
  })

  test('each year of a wanted skill counts, up to eight', ({ assert }) => {
    const skills = { all: [[7, 0]] as [number, number][], any: [], none: [] }
    for (const [years, points] of [
      [0, 8],
      [19, 9],
      [80, 16],
      [400, 16],
    ])
      assert.deepEqual(factors({ skillIds: [7], skillYears: [years] }, { skills }), [
        `wanted_skill ${points}`,
      ])
    assert.deepEqual(factors({ skillIds: [8], skillYears: [80] }, { skills }), [])
  })

  test('a word counts once, by its best meaning', ({ assert }) => {
    const terms = [
      {
        word: 'zig',
        meanings: [
          { in: 'title' as const, ids: [1], points: 12 },
          { in: 'skill' as const, ids: [2, 3], points: 8 },
        ],
      },
    ]
    assert.deepEqual(factors({ titleIds: [1], skillIds: [3], skillYears: [0] }, { terms }), [
      'title 12',
    ])
    assert.deepEqual(factors({ skillIds: [3], skillYears: [0] }, { terms }), ['skill 8'])
  })

  test('a bought place is labelled, ends by its date, and moves nobody in another order', ({
    assert,
  }) => {
    const bought = { promotedUntil: NOW + 1, spotlightUntil: NOW }
    assert.deepEqual(factors(bought), ['promoted 20 paid'])
    assert.deepEqual(factors(bought, { sort: 'latest' }), [])
  })

  test('being active fades', ({ assert }) => {
    const given = (days: number) => factors({ activeAt: NOW - days * DAY })
    assert.deepEqual(
      [6, 7, 29, 89, 90].map((days) => given(days)[0]),
      ['active 8', 'active 5', 'active 5', 'active 2', undefined as never]
    )
  })
})

test.group('The numbers of search', () => {
  test('a bucket ends before its end, or with it', ({ assert }) => {
    assert.deepEqual(
      [0, 9, 10, 119, 120].map((value) => bucketOf(value, experienceEnds, false)),
      [0, 0, 1, 4, 5]
    )
    assert.deepEqual(
      [0, 1, 15, 90, 91].map((value) => bucketOf(value, noticeEnds, true)),
      [0, 1, 1, 4, 5]
    )
  })

  test('the fullest values are named, and a chosen one however few it has', ({ assert }) => {
    const counts = Array.from({ length: MOST_VALUES + 5 }, (_, at): [number, number] => [
      at,
      100 - at,
    ])
    const named = mostOf(counts, [MOST_VALUES + 4])
    assert.lengthOf(named, MOST_VALUES + 1)
    assert.deepEqual(named.at(-1), [MOST_VALUES + 4, 100 - MOST_VALUES - 4])
  })

  test('columns of nobody answer with nobody', ({ assert }) => {
    const answer = new Segment(0).finish().search(query)
    assert.deepEqual([answer.rows, answer.total], [[], 0])
    assert.equal(answer.facets!.skills.size, 0)
  })
})
