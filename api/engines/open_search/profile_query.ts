import {
  experienceEnds,
  facetNames,
  mostOf,
  MOST_VALUES,
  NO_PAY,
  noticeEnds,
  points,
  sizes,
  type Facet,
  type FacetCounts,
  type SearchQuery,
  type Term,
  type Wanted,
} from '#api/engines/search_columns/search_columns'
import {
  all,
  among,
  any,
  isDocument,
  none,
  range,
  term,
  type Clause,
} from '#api/engines/open_search/clauses'
import { heldFor, setBits } from '#api/engines/open_search/profile_fields'

/** More than there are skills, stacks or tests: then the counts of several shards sum up exactly. */
const SHARD_VALUES = 20_000
const DAY = 86_400

/** A query as the body of a search, but for its place. */
export function searchBody(query: SearchQuery): Clause {
  const { fixed, chosen } = conditionsOf(query)
  const choices = Object.values(chosen)
  return {
    query: {
      bool: {
        filter: query.facets ? fixed : [...fixed, ...choices],
        ...(query.sort === 'relevance' && { should: pointsOf(query), minimum_should_match: 0 }),
      },
    },
    // facets are counted before it
    ...(query.facets && { post_filter: all(choices), aggs: countsOf(query, chosen) }),
    sort: sortOf(query),
  }
}

/** One condition a facet that has a choice, and the others together. */
function conditionsOf(query: SearchQuery) {
  const fixed: Clause[] = [isDocument]
  const chosen: Partial<Record<Facet, Clause>> = {}
  const { skills, stacks, minExperience, maxExperience, pay } = query

  for (const { meanings } of query.terms) fixed.push(any(meanings.map(matches)))
  fixed.push(...skills.all.map(holds))
  if (skills.any.length > 0) chosen.skills = any(skills.any.map(holds))
  if (skills.none.length > 0) fixed.push(none([among('skills', skills.none)]))
  fixed.push(...stacks.all.map(([id]) => term('stacks', id)))
  const anyStack = stacks.any.map(([id]) => id)
  if (anyStack.length > 0) chosen.stacks = among('stacks', anyStack)
  if (stacks.none.length > 0) fixed.push(none([among('stacks', stacks.none)]))
  if (query.titleIds) fixed.push(among('titles', query.titleIds))
  if (minExperience !== null || maxExperience !== null)
    chosen.experience = range('experience', {
      gte: minExperience ?? 0,
      ...(maxExperience !== null && { lte: maxExperience }),
    })
  if (pay) fixed.push(range(`pay_in.${pay.currency}`, { lte: pay.most }))
  if (query.noticeMax !== null) chosen.noticePeriod = range('notice', { lte: query.noticeMax })
  if (query.placeIds) chosen.country = among('place', query.placeIds)
  if (query.timeZones) fixed.push(among('time_zone', query.timeZones))
  if (query.workModes) chosen.workMode = among('work_modes', setBits(query.workModes))
  if (query.jobTypes) fixed.push(among('job_types', setBits(query.jobTypes)))
  if (query.availability) chosen.availability = among('availability', setBits(query.availability))
  if (query.englishMin) chosen.englishBand = range('english', { gte: query.englishMin })
  fixed.push(...query.tests.map((id) => term('tests', id)))
  if (query.englishCleared) fixed.push(term('cleared', true))
  if (query.education) fixed.push(range('education', { gte: query.education }))
  if (query.relocation) fixed.push(term('relocation', true))
  if (query.activeAfter !== null) fixed.push(range('active_at', { gt: query.activeAfter }))
  if (query.listedAfter !== null) fixed.push(range('listed_at', { gt: query.listedAfter }))
  if (query.listedUntil !== null) fixed.push(range('listed_at', { lte: query.listedUntil }))
  if (query.within) fixed.push(among('id', query.within))
  if (query.without.length > 0) fixed.push(none([among('id', query.without)]))
  return { fixed, chosen }
}

const holds = ([id, tenths]: Wanted) => (tenths === 0 ? term('skills', id) : longer(id, tenths))
const longer = (id: number, tenths: number) =>
  range('held_for', { gte: heldFor(id, tenths), lte: heldFor(id, Infinity) })

const meant = { title: 'titles', headline: 'words', skill: 'skills', place: 'place' } as const
const matches = (meaning: Term['meanings'][number]) => among(meant[meaning.in], meaning.ids)

/** What a profile gets its relevance from: the points of all that apply are summed up. */
function pointsOf({ now, terms, skills, stacks }: SearchQuery): Clause[] {
  const given: Clause[] = []
  const give = (boost: number, filter: Clause) =>
    boost > 0 && given.push({ constant_score: { filter, boost } })
  let before = now
  for (const [at, { days, points: worth }] of points.active.entries()) {
    const after = now - days * DAY
    // the first has no end: who is active after the list was begun counts, too
    give(worth, range('active_at', { gt: after, ...(at > 0 && { lte: before }) }))
    before = after
  }
  points.availability.forEach((worth, value) => give(worth, term('availability', value)))
  points.english.forEach((worth, value) => give(worth, term('english', value)))
  let under: number | undefined
  for (const { least, points: worth } of points.progress) {
    give(worth, range('progress', { gte: least, ...(under !== undefined && { lt: under }) }))
    under = least
  }
  give(points.spotlight, range('spotlight_until', { gt: now }))
  give(points.promotion, range('promoted_until', { gt: now }))
  for (const { meanings } of terms) given.push(firstOf(meanings))
  for (const [id] of [...skills.all, ...skills.any]) {
    give(points.wantedSkill, term('skills', id))
    for (let year = 1; year <= points.mostYears; year++) give(1, longer(id, year * 10))
  }
  for (const [id] of [...stacks.all, ...stacks.any]) give(points.wantedStack, term('stacks', id))
  return given
}

/** The points of the first meaning that applies; one does, as every word must be met. */
const firstOf = (meanings: Term['meanings']): Clause => ({
  function_score: {
    functions: meanings.map((meaning) => ({ filter: matches(meaning), weight: meaning.points })),
    score_mode: 'first',
    boost_mode: 'replace',
  },
})

/** By the key and then by the id, so that the order is the same for all pages. */
function sortOf({ sort, payCurrency }: SearchQuery): Clause[] {
  const order = sort === 'pay' ? 'asc' : 'desc'
  const keys = {
    relevance: { _score: { order } },
    latest: { listed_at: { order } },
    experience: { experience: { order } },
    // who did not say it, or another currency, is at the end
    pay: { [`pay_in.${payCurrency}`]: { order, missing: NO_PAY, unmapped_type: 'long' } },
  }
  return [keys[sort], { id: { order } }]
}

// ------------------------------------------------------------------------- facets

const ranges = (ends: number[]) => [
  ...ends.map((to, at) => (at === 0 ? { to } : { from: ends[at - 1], to })),
  { from: ends.at(-1) },
]
const listed = (field: string, size: number) => ({ list: { terms: { field, size } } })

/** The fullest values, and those that are chosen whatever their count. */
const named = (field: string, chosen: number[]) => ({
  most: { terms: { field, size: MOST_VALUES, shard_size: SHARD_VALUES } },
  ...(chosen.length > 0 && {
    chosen: { terms: { field, include: chosen, size: chosen.length } },
  }),
})

const wanted = ({ all: every, any: some }: SearchQuery['skills']) => [
  ...new Set([...every, ...some].map(([id]) => id)),
]

/** What is counted, for each facet. */
const counters = (query: SearchQuery): Record<Facet, Clause> => ({
  skills: named('skills', wanted(query.skills)),
  stacks: named('stacks', wanted(query.stacks)),
  testPassed: named('tests', query.tests),
  country: named('country', []),
  experience: { list: { range: { field: 'experience', ranges: ranges([...experienceEnds]) } } },
  workMode: listed('work_modes', sizes.workModes),
  englishBand: listed('english', sizes.englishBands + 1),
  availability: listed('availability', sizes.availabilities + 1),
  noticePeriod: {
    // up to and with these days
    list: { range: { field: 'notice', ranges: ranges(noticeEnds.map((end) => end + 1)) } },
    unknown: { missing: { field: 'notice' } },
  },
})

/** Each facet under the filter without its own choice. */
function countsOf(query: SearchQuery, chosen: Partial<Record<Facet, Clause>>): Clause {
  const counted = counters(query)
  return Object.fromEntries(
    facetNames.map((facet) => {
      const { [facet]: _, ...others } = chosen
      return [facet, { filter: all(Object.values(others)), aggs: counted[facet] }]
    })
  )
}

type Bucket<T = number> = { key: T; doc_count: number }

/** The counts of an answer. */
export function facetsOf(
  counted: Record<string, Record<string, any>>,
  query: SearchQuery
): FacetCounts {
  const pairs = <T extends number | string>(facet: Facet, chosen: T[] = []) => {
    const { most, chosen: others } = counted[facet]
    const counts = [...most.buckets, ...(others?.buckets ?? [])] as Bucket<T>[]
    return mostOf([...new Map(counts.map(({ key, doc_count: count }) => [key, count]))], chosen)
  }
  const byValue = (facet: Facet, length: number) => {
    const counts = Array<number>(length).fill(0)
    for (const { key, doc_count: count } of counted[facet].list.buckets as Bucket[])
      counts[key] = count
    return counts
  }
  const byRange = (facet: Facet) =>
    (counted[facet].list.buckets as Bucket[]).map(({ doc_count: count }) => count)
  return {
    skills: pairs('skills', wanted(query.skills)),
    stacks: pairs('stacks', wanted(query.stacks)),
    testPassed: pairs('testPassed', query.tests),
    country: pairs<string>('country'),
    experience: byRange('experience'),
    workMode: byValue('workMode', sizes.workModes),
    englishBand: byValue('englishBand', sizes.englishBands + 1),
    availability: byValue('availability', sizes.availabilities + 1),
    noticePeriod: [...byRange('noticePeriod'), counted.noticePeriod.unknown.doc_count],
  }
}
