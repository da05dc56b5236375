import type pg from 'pg'
import { compareAnswers, diceOf, type Comparison, type Dice } from '#api/indexes/compare'
import type { ProfileIndex } from '#api/engines/open_search/open_search'
import { LiveIndex } from '#api/engines/search_columns/search_columns'
import { searchableDocuments } from '#api/talent/search/searchable_documents'
import { sqlIndexOf } from '#api/talent/search/sql_index'
import type { SearchIndex, SearchQuery } from '#api/engines/search_columns/search_columns'
import { searchSortValues } from '#api/talent/talent_facts'

type Profile = {
  id: number
  skillIds: number[]
  stackIds: number[]
  titleIds: number[]
  wordIds: number[]
  testIds: number[]
  placeId: number | null
  timeZone: string
  currency: string | null
  pay: number | null
  experience: number
}

/** What is compared with SQL. */
export type Compared = {
  profiles: number
  search: SearchIndex['search']
  /** Reads what was committed until now. */
  catchUp: () => Promise<unknown>
}

/** The columns in this process, built now; `bytes` tells what each part of them takes. */
export async function columnsToCompare(client: pg.Client) {
  const columns = new LiveIndex(searchableDocuments)
  await columns.build(client)
  return {
    profiles: columns.size,
    search: async (query: SearchQuery) => columns.search(query),
    catchUp: () => columns.catchUp(client),
    bytes: () => columns.bytes,
  }
}

/** The profiles in OpenSearch, built where they are not there yet. */
export async function openSearchToCompare(
  profiles: ProfileIndex,
  client: pg.Client
): Promise<Compared> {
  await profiles.feed.step(client)
  return {
    profiles: (await profiles.feed.figures())!.documents,
    search: (query) => profiles.search(query),
    catchUp: () => profiles.feed.step(client),
  }
}

/**
 * Asks an index and PostgreSQL the same random filters, made of what real profiles have. Pages, totals and all counts
 * must be the same.
 */
export async function checkIndex(
  index: Compared,
  client: pg.Client,
  filters: number,
  seed: number,
  say: (line: string) => void
): Promise<Comparison> {
  // a wide filter may take long here, and much memory is quicker than files
  await client.query(`set statement_timeout = 0; set work_mem = '512MB'; set jit = off`)
  const ask = async <Row>(_: string | undefined, text: string, values: unknown[]) =>
    (await client.query(text, values)).rows as Row[]
  const profiles = await ask<Profile>(undefined, PROFILES, [])
  const dice = diceOf(seed)
  const sqlIndex = sqlIndexOf(ask)
  return compareAnswers(
    Array.from({ length: profiles.length > 0 ? filters : 0 }, () => randomQuery(dice, profiles)),
    {
      sql: (query) => sqlIndex.search(query),
      index: (query) => index.search(query),
      catchUp: () => index.catchUp(),
    },
    say
  )
}

const PROFILES = `
  select candidate_id as id, skill_ids as "skillIds", stack_ids as "stackIds", title_ids as "titleIds", word_ids as "wordIds", test_ids as "testIds", place_id as "placeId", time_zone as "timeZone", currency, pay, experience
  from candidate_documents where searchable order by hashint8(candidate_id), candidate_id limit 500`

/** A filter as people choose them: a few wishes, most of which the same profile meets. */
function randomQuery({ next, pick, chance }: Dice, profiles: Profile[]): SearchQuery {
  const profile = pick(profiles)
  const other = pick(profiles)
  const some = (list: number[], most: number) =>
    [...new Set(Array.from({ length: Math.ceil(next() * most) }, () => pick(list)))].filter(
      (value) => value !== undefined
    )
  const wanted = (list: number[], most: number) =>
    some(list, most).map((id): [number, number] => [id, chance(0.2) ? Math.ceil(next() * 60) : 0])
  const plain = (list: number[]) => some(list, 2).map((id): [number, number] => [id, 0])
  const now = Math.floor(Date.now() / 60_000) * 60
  const when = <T>(part: number, value: () => T) => (chance(part) ? value() : null)
  const currency = profile.currency ?? 'USD'
  return {
    now,
    terms: chance(0.25)
      ? [
          {
            word: 'word',
            meanings: [
              { in: 'title' as const, ids: some(profile.titleIds, 2), points: 12 },
              { in: 'headline' as const, ids: some(profile.wordIds, 2), points: 10 },
              { in: 'skill' as const, ids: some(profile.skillIds, 1), points: 8 },
            ],
          },
        ]
      : [],
    skills: {
      all: chance(0.5) ? wanted(profile.skillIds, 2) : [],
      any: chance(0.25) ? wanted([...profile.skillIds, ...other.skillIds], 3) : [],
      none: chance(0.1) ? some(other.skillIds, 1) : [],
    },
    stacks: {
      all: chance(0.05) ? plain(profile.stackIds) : [],
      any: chance(0.1) ? plain(profile.stackIds) : [],
      none: [],
    },
    titleIds: when(0.1, () => some(profile.titleIds, 3)),
    minExperience: when(0.2, () => Math.floor(profile.experience * next())),
    maxExperience: when(0.1, () => profile.experience + Math.floor(next() * 50)),
    pay: when(0.15, () => ({ most: Math.ceil((profile.pay ?? 0) * (0.8 + next())), currency })),
    noticeMax: when(0.15, () => pick([0, 15, 30, 60])),
    placeIds: when(0.2, () =>
      [profile, other, pick(profiles)].flatMap(({ placeId }) => placeId ?? [])
    ),
    timeZones: when(0.05, () => [profile.timeZone, other.timeZone]),
    workModes: chance(0.2) ? Math.ceil(next() * 7) : 0,
    jobTypes: chance(0.1) ? Math.ceil(next() * 31) : 0,
    availability: chance(0.2) ? pick([2, 4, 6]) : 0,
    englishMin: chance(0.15) ? pick([3, 4, 5, 6]) : 0,
    englishCleared: chance(0.05),
    tests: chance(0.1) ? some([...profile.testIds, ...other.testIds], 2) : [],
    education: chance(0.05) ? pick([1, 2, 3]) : 0,
    relocation: chance(0.05),
    activeAfter: when(0.1, () => now - pick([7, 30, 60]) * 86_400),
    listedAfter: null,
    listedUntil: null,
    within: when(0.02, () => profiles.map(({ id }) => id)),
    without: chance(0.2) ? profiles.slice(0, 20).map(({ id }) => id) : [],
    sort: pick(['relevance' as const, ...searchSortValues]),
    payCurrency: currency,
    after: null,
    offset: chance(0.1) ? 40 : 0,
    limit: 20,
    facets: true,
  }
}
