/** Puts what several blocks of profiles give for one search together. Also read by the worker thread, so its imports are relative. */
import type { RawFacets } from './facet_counter.ts'
import {
  mostOf,
  type FacetCounts,
  type FoundRow,
  type SearchAnswer,
  type SearchQuery,
} from './search_query.ts'

/** What a block gives: the first rows of the page and all before it, best first; counts that can be added up. */
export type PartAnswer = { rows: FoundRow[]; total: number; facets: RawFacets | null }

const valued = ['skills', 'stacks', 'testPassed', 'country'] as const
const listed = ['experience', 'workMode', 'englishBand', 'availability', 'noticePeriod'] as const

/** The same of all blocks together; no profile is in two of them. */
export function joined(answers: PartAnswer[], query: SearchQuery): PartAnswer {
  if (answers.length === 1) return answers[0]
  const sign = query.sort === 'pay' ? -1 : 1
  const rows = answers
    .flatMap((answer) => answer.rows)
    .sort((a, b) => sign * (b.key - a.key) || sign * (b.id - a.id))
  const facets = answers.map((answer) => answer.facets)
  return {
    rows: rows.slice(0, query.offset + query.limit),
    total: answers.reduce((sum, { total }) => sum + total, 0),
    facets: facets.every((each) => each !== null) ? addedUp(facets) : null,
  }
}

function addedUp(parts: RawFacets[]): RawFacets {
  const values = <T>(maps: Map<T, number>[]) => {
    const sums = new Map(maps[0])
    for (const map of maps.slice(1))
      for (const [value, count] of map) sums.set(value, (sums.get(value) ?? 0) + count)
    return sums
  }
  const sums = <T extends keyof RawFacets>(
    names: readonly T[],
    sum: (all: RawFacets[T][]) => unknown
  ) => names.map((name) => [name, sum(parts.map((part) => part[name]))])
  return Object.fromEntries([
    ...sums(valued, (maps) => values<unknown>(maps)),
    ...sums(listed, (lists) => lists[0].map((_, at) => lists.reduce((sum, l) => sum + l[at], 0))),
  ])
}

/** The page, the total and the counts that are shown, of what was found in all blocks. */
export function answerOf({ rows, total, facets }: PartAnswer, query: SearchQuery): SearchAnswer {
  return {
    rows: rows.slice(query.offset, query.offset + query.limit),
    total,
    facets: query.facets && facets ? shown(facets, query) : null,
  }
}

function shown(facets: RawFacets, query: SearchQuery): FacetCounts {
  const chosen = (facet: 'skills' | 'stacks') =>
    [...query[facet].all, ...query[facet].any].map(([id]) => id)
  return {
    ...facets,
    skills: mostOf([...facets.skills], chosen('skills')),
    stacks: mostOf([...facets.stacks], chosen('stacks')),
    testPassed: mostOf([...facets.testPassed], query.tests),
    country: mostOf([...facets.country]),
  }
}
