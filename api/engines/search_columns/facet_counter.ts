import { countBits, countColumn, countCommon, countRecords, type Bits } from './bits.ts'
import type { Numbering } from './columns/lists.ts'
import {
  AVAILABILITIES,
  BANDS,
  EXPERIENCES,
  MODES,
  NOTICES,
  type ProfileColumns,
} from './profile_columns.ts'
import { facetNames, type Facet } from './search_query.ts'

/** Counts that can be added up over segments. */
export type RawFacets = {
  skills: Map<number, number>
  stacks: Map<number, number>
  testPassed: Map<number, number>
  country: Map<string, number>
  experience: number[]
  workMode: number[]
  englishBand: number[]
  availability: number[]
  noticePeriod: number[]
}

const mixed = ['experience', 'workMode', 'englishBand', 'availability', 'noticePeriod'] as const
const none = new Uint32Array(0)
/** With more than this part of the rows it is cheaper to count by skills than by rows, or by the sets of few values. */
const MANY = { listed: 0.2, mixed: 0.35 }
const MIXES = EXPERIENCES * BANDS * AVAILABILITIES * NOTICES * MODES

/** Counts what is left of each choice. */
export class FacetCounter {
  #columns: ProfileColumns
  #mixes = new Uint32Array(MIXES)

  constructor(columns: ProfileColumns) {
    this.#columns = columns
  }

  /** The counts of all facets: `without` hands on the rows that meet all but one facet's own choice. */
  facets(
    result: Bits,
    chosen: Map<Facet, Bits>,
    without: <T>(facet: Facet, count: (bits: Bits) => T) => T
  ): RawFacets {
    // all facets without a choice are counted in one pass, each other one in a pass of its own
    const free = new Set(facetNames.filter((facet) => !chosen.has(facet)))
    const facets = this.#count(result, free)
    for (const facet of chosen.keys()) {
      const own = new Set([facet])
      Object.assign(facets, {
        [facet]: without(facet, (bits) => this.#count(bits, own)[facet]),
      })
    }
    return facets
  }

  #count(bits: Bits, wanted: Set<Facet>): RawFacets {
    const total = countBits(bits)
    const wheres = new Uint32Array(this.#columns.where.list.length)
    if (wanted.has('country')) countColumn(bits, this.#columns.where.codes, wheres)
    const listed = wanted.has('skills') || wanted.has('stacks')
    const [skills, stacks] = listed
      ? this.#countListed(bits, total > this.#columns.size * MANY.listed, wanted)
      : [none, none]
    const sets = total > this.#columns.size * MANY.mixed
    const asked = mixed.filter((facet) => wanted.has(facet))
    const mixes = this.#mixes.fill(0)
    if (asked.length > 0 && !sets) countColumn(bits, this.#columns.mix, mixes)
    return {
      skills: counted(skills, this.#columns.skillIds),
      stacks: counted(stacks, this.#columns.stackIds),
      testPassed: counted(
        wanted.has('testPassed') ? this.#columns.testRows.countIn(bits) : none,
        this.#columns.testIds
      ),
      country: this.#byCountry(wheres),
      ...unmixed(mixes),
      ...(sets &&
        Object.fromEntries(asked.map((facet) => [facet, this.#bySets(facet, bits, total)]))),
    }
  }

  #countListed(bits: Bits, many: boolean, wanted: Set<Facet>) {
    if (many)
      return [
        wanted.has('skills') ? this.#columns.skillRows.countIn(bits) : none,
        wanted.has('stacks') ? this.#columns.stackRows.countIn(bits) : none,
      ]
    const skills = new Uint32Array(this.#columns.skillRows.most + 1)
    const stacks = new Uint32Array(this.#columns.stackRows.most + 1)
    countRecords(bits, this.#columns.records.starts, this.#columns.records.values, skills, stacks)
    return [skills, stacks]
  }

  #bySets(facet: (typeof mixed)[number], bits: Bits, total: number) {
    const common = (all: Bits[]) => all.map((each) => countCommon(bits, each))
    switch (facet) {
      case 'experience':
        return common(this.#columns.experiences)
      case 'workMode':
        return common(this.#columns.modes)
      case 'availability':
        return common(this.#columns.availability)
      case 'noticePeriod':
        return common(this.#columns.notices)
      case 'englishBand': {
        const bands = [total, ...common(this.#columns.english.slice(1)), 0]
        return bands.slice(0, BANDS).map((count, band) => count - bands[band + 1])
      }
    }
  }

  #byCountry(wheres: Uint32Array) {
    const counts = new Map<string, number>()
    wheres.forEach((count, number) => {
      const { country } = this.#columns.where.list[number]
      if (count > 0 && country !== '') counts.set(country, (counts.get(country) ?? 0) + count)
    })
    return counts
  }
}

function counted(counts: Uint32Array, { list }: Numbering) {
  const values = new Map<number, number>()
  counts.forEach((count, number) => count > 0 && values.set(list[number], count))
  return values
}

/** The five facets that were counted as one number. */
function unmixed(mixes: Uint32Array) {
  const experience = Array<number>(EXPERIENCES).fill(0)
  const englishBand = Array<number>(BANDS).fill(0)
  const availability = Array<number>(AVAILABILITIES).fill(0)
  const noticePeriod = Array<number>(NOTICES).fill(0)
  const workMode = [0, 0, 0]
  mixes.forEach((count, mix) => {
    if (count === 0) return
    for (let bit = 0; bit < 3; bit++) if ((mix >> bit) & 1) workMode[bit] += count
    let rest = Math.floor(mix / MODES)
    noticePeriod[rest % NOTICES] += count
    rest = Math.floor(rest / NOTICES)
    availability[rest % AVAILABILITIES] += count
    rest = Math.floor(rest / AVAILABILITIES)
    englishBand[rest % BANDS] += count
    experience[Math.floor(rest / BANDS)] += count
  })
  return { experience, englishBand, availability, noticePeriod, workMode }
}
