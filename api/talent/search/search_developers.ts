import { LRUCache } from 'lru-cache'
import type Company from '#api/companies/models/company'
import { cursor, pagination } from '#api/http/pagination'
import { namesOf } from '#api/taxonomy/names'
import { factorsOf } from '#api/talent/search/factors'
import { foundDevelopers } from '#api/talent/search/found_developers'
import {
  ownOf,
  type Own,
  resolveFilter,
  type Filter,
  type Page,
  type SearchInput,
} from '#api/talent/search/resolve_filter'
import { currentIndex } from '#api/talent/search/current_index'
import {
  experienceEnds,
  noticeEnds,
  type FacetCounts,
  type SearchQuery,
  type Sort,
} from '#api/engines/search_columns/search_columns'
import { availabilities } from '#api/candidates/candidate_facts'
import { englishBands } from '#api/candidates/english_facts'
import { FIRST_LANGUAGE, type Language } from '#api/languages/language_facts'
import { tell } from '#api/languages/say'
import { sentence, type Said } from '#api/languages/sentence'
import { workModes } from '#api/jobs/job_facts'
import { labelsOf, valuesOf } from '#api/http/choices'
import { COUNT_STEP } from '#api/talent/talent_facts'

const LIMIT = 20
/** Whole minutes: the index keeps the points that change with time. */
const thisMinute = () => Math.floor(Date.now() / 60_000) * 60
/** A list that was begun longer ago starts anew. */
const LONGEST = 86_400

/** One page of developers for a company: the index finds them, SQL checks them again and reads what is shown. */
export async function searchDevelopers(
  company: Company,
  input: SearchInput,
  language: Language = FIRST_LANGUAGE
) {
  const { page = 1, limit = LIMIT, cursor: after, facets, ...filter } = input
  const place = readPlace(after, filter.sort ?? 'relevance')
  const { query, answer, found } = await searchFor(company, filter, {
    now: place?.now ?? thisMinute(),
    after: place?.after ?? null,
    offset: place ? 0 : (page - 1) * limit,
    limit,
    facets: facets ?? !place,
    listedAfter: null,
    listedUntil: null,
  })
  const last = answer.rows.at(-1)
  const next =
    last && answer.rows.length === limit
      ? cursor.write([query.sort, query.now, last.key, last.id])
      : null
  return {
    developers: found.map((row) => ({ ...row, why: factorsOf(row, query) })),
    facets: answer.facets && (await namedFacets(answer.facets, language)),
    pagination: pagination(page, limit, answer.total, next),
  }
}

const MOST_KNOWN = 1000
/** Who blocked a company when it was asked the last time. */
const known = new LRUCache<number, Own>({ max: MOST_KNOWN })

/**
 * Searches by the block list known last. The page's statement tells whether it still holds; where it does not, or
 * nothing was found that could tell, the list is asked and the search made anew.
 */
async function searchFor(company: Company, filter: Filter, page: Page) {
  const last = filter.saved === undefined ? known.get(company.id) : undefined
  if (last) {
    const searched = await searchBy(last, company, filter, page)
    if (searched.found[0]?.blockMark === last.mark) return searched
  }
  const own = await ownOf(company, filter.saved !== undefined)
  known.set(company.id, own)
  return searchBy(own, company, filter, page)
}

async function searchBy(own: Own, company: Company, filter: Filter, page: Page) {
  const query = await resolveFilter(company, filter, page, own)
  const answer = await currentIndex.search(query)
  const ids = answer.rows.map(({ id }) => id)
  return { query, answer, found: await foundDevelopers(company.id, ids) }
}

type Listed = { after: number; until?: number }

/** Developers whom a filter finds and who were listed in a time, the newest first, and how many they are. */
export async function findDevelopers(
  company: Company,
  filter: Filter,
  limit: number,
  listed: Listed
) {
  const query = await resolveFilter(
    company,
    { ...filter, sort: 'latest' },
    {
      now: thisMinute(),
      after: null,
      offset: 0,
      limit,
      facets: false,
      listedAfter: listed.after,
      listedUntil: listed.until ?? null,
    }
  )
  const { rows, total } = await currentIndex.search(query)
  const ids = rows.map(({ id }) => id)
  return { total, developers: await foundDevelopers(company.id, ids) }
}

/** How many a search finds, rounded down, so that no filter tells a single person apart. */
export async function countInSteps(company: Company, input: SearchInput) {
  const { page: _page, limit: _limit, cursor: _cursor, facets: _facets, ...filter } = input
  const place = { now: thisMinute(), after: null, offset: 0, limit: 0, facets: false }
  const query = await resolveFilter(company, filter, {
    ...place,
    listedAfter: null,
    listedUntil: null,
  })
  const { total } = await currentIndex.search(query)
  return Math.floor(total / COUNT_STEP) * COUNT_STEP
}

/** Only their number. */
export async function countDevelopers(company: Company, filter: Filter, listed: Listed) {
  return (await findDevelopers(company, filter, 0, listed)).total
}

function readPlace(text: string | undefined, sort: Sort) {
  const [kind, now, key, id] = cursor.read(text) ?? []
  const numbers = [now, key, id].every((value) => typeof value === 'number' && value >= 0)
  if (kind !== sort || !numbers || !Number.isSafeInteger(id) || !Number.isSafeInteger(now))
    return undefined
  const age = Date.now() / 1000 - Number(now)
  if (age > LONGEST || age < -60) return undefined
  return { now: Number(now), after: [Number(key), Number(id)] as SearchQuery['after'] }
}

export type FacetValue = { _id: string; name: string; count: number }

const years = [
  sentence('Under 1 year'),
  sentence('1–3 years'),
  sentence('3–5 years'),
  sentence('5–8 years'),
  sentence('8–12 years'),
  sentence('12 years or more'),
]
const notices = [
  sentence('At once'),
  sentence('Up to 15 days'),
  sentence('16–30 days'),
  sentence('31–60 days'),
  sentence('61–90 days'),
  sentence('Over 90 days'),
  sentence('Not said'),
]
/** Facets as they are shown: each value with its id for the filter, its name in the reader's language and how many it would find. */
async function namedFacets(counts: FacetCounts, language: Language) {
  const countryNames = new Intl.DisplayNames([...language.locales], { type: 'region' })
  const [skills, stacks] = await Promise.all([
    namesOf(
      'skills',
      [...counts.skills, ...counts.testPassed].map(([id]) => id)
    ),
    namesOf(
      'stacks',
      counts.stacks.map(([id]) => id)
    ),
  ])
  // who says nothing is counted after the values
  const listed = (values: readonly Said[], ids: readonly string[], list: number[]): FacetValue[] =>
    list
      .slice(0, values.length)
      .map((count, at) => ({ _id: ids[at], name: tell(language, values[at]), count }))
  const named = (names: typeof skills, list: [number, number][]): FacetValue[] =>
    list.map(([id, count]) => ({ _id: String(id), name: names.get(id)?.name ?? '', count }))
  return {
    skills: named(skills, counts.skills),
    stacks: named(stacks, counts.stacks),
    testPassed: named(skills, counts.testPassed),
    experience: listed(years, rangeIds(experienceEnds.map((end) => end / 10)), counts.experience),
    country: counts.country.map(([code, count]) => ({
      _id: code,
      name: countryNames.of(code) ?? code,
      count,
    })),
    workMode: listed(labelsOf(workModes), valuesOf(workModes), counts.workMode),
    englishBand: listed(
      [sentence('Not tested'), ...labelsOf(englishBands)],
      ['none', ...valuesOf(englishBands)],
      counts.englishBand
    ),
    availability: listed(labelsOf(availabilities), valuesOf(availabilities), counts.availability),
    noticePeriod: listed(
      notices,
      [...noticeEnds.map(String), 'over', 'unknown'],
      counts.noticePeriod
    ),
  }
}

/** `0-1`, `1-3` … `12-`: the least and most years of a bucket. */
const rangeIds = (ends: number[]) => [0, ...ends].map((least, at) => `${least}-${ends[at] ?? ''}`)
