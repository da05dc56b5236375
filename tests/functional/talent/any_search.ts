import fc from 'fast-check'
import { currencies as known } from '#api/jobs/job_facts'
import type { Choice, SearchQuery, Wanted } from '#api/engines/search_columns/search_columns'

/** Seconds since 1970, of all documents and filters. */
export const NOW = 1_800_000_000
/** How many documents there are. */
export const ROWS = 300

const whole = (min: number, max: number) => fc.integer({ min, max })
const some = (values: fc.Arbitrary<number>, most: number) =>
  fc.uniqueArray(values, { maxLength: most })
/** Mostly not asked. */
const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(null), weight: 4 }, { arbitrary: value, weight: 1 })
const rarely = (value: fc.Arbitrary<number>) =>
  fc.oneof({ arbitrary: fc.constant(0), weight: 4 }, { arbitrary: value, weight: 1 })
const zones = ['Asia/Kolkata', 'Europe/Berlin', 'America/New_York']
const currencies = known.slice(0, 3)

/** A row of `candidate_documents`. */
export const document = fc
  .record({
    skills: fc.uniqueArray(fc.tuple(whole(1, 12), whole(0, 120)), {
      maxLength: 7,
      selector: ([id]) => id,
    }),
    stack_ids: some(whole(1, 4), 2),
    title_ids: some(whole(1, 9), 3),
    word_ids: some(whole(1, 30), 6),
    test_ids: some(whole(1, 6), 3),
    place_id: fc.option(whole(1, 8)),
    country_code: fc.option(fc.constantFrom('IN', 'DE', 'US')),
    time_zone: fc.constantFrom(...zones),
    experience: whole(0, 200),
    pay: fc.option(whole(0, 5_000_000)),
    currency: fc.constantFrom(...currencies),
    notice: fc.option(fc.constantFrom(0, 10, 15, 30, 45, 60, 90, 120)),
    work_modes: whole(0, 7),
    job_types: whole(0, 31),
    availability: whole(0, 2),
    english: whole(0, 6),
    english_cleared: fc.boolean(),
    education: whole(0, 4),
    relocation: fc.boolean(),
    progress: whole(60, 100),
    active_at: whole(NOW - 120 * 86_400, NOW),
    listed_at: whole(NOW - 20, NOW),
    spotlight_until: fc.constantFrom(0, NOW - 5, NOW + 5),
    promoted_until: fc.constantFrom(0, 0, NOW - 5, NOW + 5),
  })
  .map(({ skills, ...row }) => {
    const held = skills.sort((a, b) => a[0] - b[0])
    return {
      ...row,
      skill_ids: held.map(([id]) => id),
      skill_years: held.map(([, years]) => years),
    }
  })

const wanted = (id: fc.Arbitrary<number>) =>
  fc.tuple(id, rarely(whole(1, 100))) as fc.Arbitrary<[number, number]>
const choice = (id: fc.Arbitrary<number>) =>
  fc.record({
    all: fc.uniqueArray(wanted(id), { maxLength: 1, selector: ([each]) => each }),
    any: fc.uniqueArray(wanted(id), { maxLength: 3, selector: ([each]) => each }),
    none: some(id, 1),
  })
const meaning = fc.oneof(
  fc.record({
    in: fc.constant('title' as const),
    ids: some(whole(1, 9), 3),
    points: fc.constantFrom(12, 6),
  }),
  fc.record({
    in: fc.constant('headline' as const),
    ids: some(whole(1, 30), 3),
    points: fc.constant(10),
  }),
  fc.record({
    in: fc.constant('skill' as const),
    ids: some(whole(1, 12), 2),
    points: fc.constant(8),
  }),
  fc.record({
    in: fc.constant('place' as const),
    ids: some(whole(1, 8), 3),
    points: fc.constant(4),
  })
)
/** Any search, most of which find somebody. */
export const query: fc.Arbitrary<SearchQuery> = fc.record({
  now: fc.constant(NOW),
  terms: fc.array(
    fc.record({ word: fc.constant('x'), meanings: fc.array(meaning, { maxLength: 3 }) }),
    { maxLength: 2, size: 'xsmall' }
  ),
  skills: choice(whole(1, 13)),
  stacks: fc.oneof(
    { arbitrary: fc.constant({ all: [], any: [], none: [] } as Choice<Wanted>), weight: 3 },
    {
      arbitrary: choice(whole(1, 4)).map((one) => ({
        ...one,
        all: one.all.map(([id]): [number, number] => [id, 0]),
        any: one.any.map(([id]): [number, number] => [id, 0]),
      })),
      weight: 1,
    }
  ),
  titleIds: maybe(some(whole(1, 9), 4)),
  minExperience: maybe(whole(0, 100)),
  maxExperience: maybe(whole(50, 200)),
  pay: maybe(fc.record({ most: whole(1, 5_000_000), currency: fc.constantFrom(...currencies) })),
  noticeMax: maybe(whole(0, 100)),
  placeIds: maybe(some(whole(1, 8), 5)),
  timeZones: maybe(fc.uniqueArray(fc.constantFrom(...zones, 'Mars/Base'), { maxLength: 3 })),
  workModes: rarely(whole(1, 7)),
  jobTypes: rarely(whole(1, 31)),
  availability: rarely(whole(1, 7)),
  englishMin: rarely(whole(1, 6)),
  englishCleared: rarely(fc.constant(1)).map(Boolean),
  tests: fc.oneof(
    { arbitrary: fc.constant([] as number[]), weight: 3 },
    { arbitrary: some(whole(1, 7), 2), weight: 1 }
  ),
  education: rarely(whole(1, 4)),
  relocation: rarely(fc.constant(1)).map(Boolean),
  activeAfter: maybe(whole(NOW - 100 * 86_400, NOW)),
  listedAfter: maybe(whole(NOW - 20, NOW)),
  listedUntil: maybe(whole(NOW - 10, NOW)),
  within: maybe(some(whole(1, ROWS + 20), 100)),
  without: some(whole(1, ROWS + 20), 20),
  sort: fc.constantFrom(
    'relevance' as const,
    'latest' as const,
    'experience' as const,
    'pay' as const
  ),
  payCurrency: fc.constantFrom(...currencies),
  after: fc.constant(null),
  offset: whole(0, 30),
  limit: whole(1, 40),
  facets: fc.boolean(),
})
