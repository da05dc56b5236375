/**
 * The port behind developer search: a query in plain numbers goes in; ids in order, the exact total and the counts
 * of the facets come out. Words, places and zones are resolved before, once, so that every index answers the same.
 * This file is also read by the worker thread, so it imports nothing.
 */
/** A skill or stack that is asked for, with the least tenths of a year of it. */
export type Wanted = [id: number, tenths: number]
export type Choice<T> = { all: T[]; any: T[]; none: number[] }

/** What a word of the free text may mean, the best meaning first; a profile gets the points of its first match. */
export type Meaning = {
  in: 'title' | 'headline' | 'skill' | 'place'
  /** A name that lies beside the words of the headline, where it is told why. */
  as?: 'employer' | 'school'
  ids: number[]
  points: number
}
export type Term = { word: string; meanings: Meaning[] }

export type Sort = 'relevance' | 'latest' | 'experience' | 'pay'

export type SearchQuery = {
  /** Seconds since 1970; the same for all pages of one list, so that they fit together. */
  now: number
  /** Each must be met. */
  terms: Term[]
  skills: Choice<Wanted>
  stacks: Choice<Wanted>
  /** Any of these; null when not asked, as below. */
  titleIds: number[] | null
  minExperience: number | null
  maxExperience: number | null
  pay: { most: number; currency: string } | null
  noticeMax: number | null
  placeIds: number[] | null
  timeZones: string[] | null
  /** Bits of which one must be set; 0 when not asked. */
  workModes: number
  jobTypes: number
  availability: number
  englishMin: number
  englishCleared: boolean
  /** Skills whose test is passed, every one of them. */
  tests: number[]
  education: number
  relocation: boolean
  activeAfter: number | null
  listedAfter: number | null
  listedUntil: number | null
  /** Only among these candidates, and never these: the company's saved ones, and those who block it. */
  within: number[] | null
  without: number[]
  sort: Sort
  payCurrency: string
  /** The sort value and id of the row before the page, or how many rows to skip. */
  after: [key: number, id: number] | null
  offset: number
  limit: number
  facets: boolean
}

export type FoundRow = { id: number; key: number }
/** Counts by the value's number: ids for skills and stacks, the place in the lists below for the others. */
export type FacetCounts = {
  skills: [id: number, count: number][]
  stacks: [id: number, count: number][]
  /** By the skill whose test is passed. */
  testPassed: [id: number, count: number][]
  country: [code: string, count: number][]
  experience: number[]
  workMode: number[]
  englishBand: number[]
  availability: number[]
  noticePeriod: number[]
}
export type SearchAnswer = { rows: FoundRow[]; total: number; facets: FacetCounts | null }

export interface SearchIndex {
  search(query: SearchQuery): Promise<SearchAnswer>
}

/** Facets that a choice can be made in; each is counted without its own choice, and with all the others. */
export const facetNames = [
  'skills',
  'stacks',
  'testPassed',
  'experience',
  'country',
  'workMode',
  'englishBand',
  'availability',
  'noticePeriod',
] as const
export type Facet = (typeof facetNames)[number]

/** How many bits or numbers `candidate_documents` has of what is chosen from a list, in the order of the facts. */
export const sizes = {
  workModes: 3,
  jobTypes: 5,
  availabilities: 3,
  englishBands: 6,
  degrees: 4,
} as const

/** Upper ends, in tenths of a year; the last bucket has none. */
export const experienceEnds = [10, 30, 50, 80, 120] as const
/** Days up to and with; the last but one bucket has no end, the last holds those who did not say. */
export const noticeEnds = [0, 15, 30, 60, 90] as const

/** How many skills, stacks and countries a facet names. */
export const MOST_VALUES = 30

/** The bucket of a value by these ends: `under` them, or up to and with them. */
export function bucketOf(value: number, ends: readonly number[], inclusive: boolean) {
  let bucket = 0
  while (bucket < ends.length && (inclusive ? value > ends[bucket] : value >= ends[bucket]))
    bucket++
  return bucket
}

/** The fullest values, and those that are chosen whatever their count. */
export function mostOf<T extends number | string>(counts: [T, number][], chosen: T[] = []) {
  const ordered = counts.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return ordered.filter(([value], at) => at < MOST_VALUES || chosen.includes(value))
}

/** The pay of those who did not say it, for the order. */
export const NO_PAY = 9e15

/** What a relevant profile is made of, in points. `paid` ones are bought places; the others never are. */
export const points = {
  title: 12,
  headline: 10,
  skill: 8,
  employer: 6,
  school: 5,
  place: 4,
  /** A wanted skill, and each whole year of it up to eight. */
  wantedSkill: 8,
  mostYears: 8,
  wantedStack: 6,
  active: [
    { days: 7, points: 8 },
    { days: 30, points: 5 },
    { days: 90, points: 2 },
  ],
  /** By the numbers above. */
  availability: [0, 4, 6, 0],
  english: [0, 0, 0, 1, 2, 3, 4],
  progress: [
    { least: 90, points: 3 },
    { least: 80, points: 2 },
    { least: 70, points: 1 },
  ],
  spotlight: 10,
  promotion: 20,
} as const
