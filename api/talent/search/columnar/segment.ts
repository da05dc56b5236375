import { Lists, Postings, Words, type Document } from './columns.ts'
import {
  bucketOf,
  experienceEnds,
  facetNames,
  NO_PAY,
  noticeEnds,
  points,
  type Facet,
  type FoundRow,
  type SearchQuery,
  type Wanted,
} from '../search_query.ts'

/** Counts that can be added up over segments. */
export type RawFacets = {
  skills: Map<number, number>
  stacks: Map<number, number>
  country: Map<string, number>
  experience: number[]
  workMode: number[]
  englishBand: number[]
  availability: number[]
  noticePeriod: number[]
}
export type SegmentAnswer = { rows: FoundRow[]; total: number; facets: RawFacets | null }

const EXPERIENCES = experienceEnds.length + 1
const BANDS = 7
const AVAILABILITIES = 3
const NOTICES = noticeEnds.length + 2
const MODES = 8
const MIXES = EXPERIENCES * BANDS * AVAILABILITIES * NOTICES * MODES

/** Profiles in columns, ascending by id. Nothing in it changes but which rows are dead. */
export class Segment {
  readonly size: number
  #ids: Float64Array
  #alive: Uint32Array
  #skills: Lists
  #years: Lists
  #stacks: Lists
  #titles: Lists
  #words: Lists
  #skillRows!: Postings
  #stackRows!: Postings
  #titleRows!: Postings
  #wordRows!: Postings
  #countries = new Words()
  #zones = new Words()
  #currencies = new Words()
  #country: Uint16Array
  #zone: Uint16Array
  #currency: Uint8Array
  #place: Uint32Array
  #experience: Uint16Array
  #pay: Float64Array
  #notice: Int16Array
  #modes: Uint8Array
  #types: Uint8Array
  #availability: Uint8Array
  #english: Uint8Array
  /** Bits: the English test cleared, would relocate. */
  #flags: Uint8Array
  #education: Uint8Array
  #activeAt: Uint32Array
  #listedAt: Uint32Array
  #spotlightUntil: Uint32Array
  #promotedUntil: Uint32Array
  /** Points that depend on nothing but the profile. */
  #merit: Uint8Array
  /** Five facets in one number, so that one step a row counts them all. */
  #mix: Uint16Array
  #filled = 0

  constructor(capacity: number) {
    this.size = capacity
    this.#ids = new Float64Array(capacity)
    this.#alive = new Uint32Array((capacity + 31) >>> 5)
    this.#skills = new Lists(capacity, 8)
    this.#years = new Lists(capacity, 8)
    this.#stacks = new Lists(capacity, 1)
    this.#titles = new Lists(capacity, 2)
    this.#words = new Lists(capacity, 6)
    this.#country = new Uint16Array(capacity)
    this.#zone = new Uint16Array(capacity)
    this.#currency = new Uint8Array(capacity)
    this.#place = new Uint32Array(capacity)
    this.#experience = new Uint16Array(capacity)
    this.#pay = new Float64Array(capacity)
    this.#notice = new Int16Array(capacity)
    this.#modes = new Uint8Array(capacity)
    this.#types = new Uint8Array(capacity)
    this.#availability = new Uint8Array(capacity)
    this.#english = new Uint8Array(capacity)
    this.#flags = new Uint8Array(capacity)
    this.#education = new Uint8Array(capacity)
    this.#activeAt = new Uint32Array(capacity)
    this.#listedAt = new Uint32Array(capacity)
    this.#spotlightUntil = new Uint32Array(capacity)
    this.#promotedUntil = new Uint32Array(capacity)
    this.#merit = new Uint8Array(capacity)
    this.#mix = new Uint16Array(capacity)
  }

  static of(documents: Document[]) {
    const segment = new Segment(documents.length)
    for (const document of documents.sort((a, b) => a.id - b.id)) segment.add(document)
    return segment.finish()
  }

  /** Takes in the next profile; ids must ascend. */
  add(document: Document) {
    const row = this.#filled++
    this.#ids[row] = document.id
    for (const id of document.skillIds) this.#skills.push(id)
    for (const years of document.skillYears) this.#years.push(years)
    for (const id of document.stackIds) this.#stacks.push(id)
    for (const id of document.titleIds) this.#titles.push(id)
    for (const id of document.wordIds) this.#words.push(id)
    this.#skills.endRow(row)
    this.#years.endRow(row)
    this.#stacks.endRow(row)
    this.#titles.endRow(row)
    this.#words.endRow(row)
    this.#country[row] = this.#countries.numberOf(document.country)
    this.#zone[row] = this.#zones.numberOf(document.timeZone)
    this.#currency[row] = this.#currencies.numberOf(document.currency)
    this.#place[row] = Math.max(0, document.placeId)
    this.#experience[row] = document.experience
    this.#pay[row] = document.pay
    this.#notice[row] = document.notice
    this.#modes[row] = document.workModes
    this.#types[row] = document.jobTypes
    this.#availability[row] = document.availability
    this.#english[row] = document.english
    this.#flags[row] = document.cleared | (document.relocation << 1)
    this.#education[row] = document.education
    this.#activeAt[row] = document.activeAt
    this.#listedAt[row] = document.listedAt
    this.#spotlightUntil[row] = document.spotlightUntil
    this.#promotedUntil[row] = document.promotedUntil
    this.#merit[row] =
      points.availability[document.availability] +
      points.english[document.english] +
      (points.progress.find(({ least }) => document.progress >= least)?.points ?? 0)
    const experience = bucketOf(document.experience, experienceEnds, false)
    const notice = document.notice < 0 ? NOTICES - 1 : bucketOf(document.notice, noticeEnds, true)
    this.#mix[row] =
      (((experience * BANDS + document.english) * AVAILABILITIES + document.availability) *
        NOTICES +
        notice) *
        MODES +
      document.workModes
  }

  /** After the last profile: the lists the other way round. */
  finish() {
    for (const lists of [this.#skills, this.#years, this.#stacks, this.#titles, this.#words])
      lists.finish()
    this.#skillRows = new Postings(this.#skills)
    this.#stackRows = new Postings(this.#stacks)
    this.#titleRows = new Postings(this.#titles)
    this.#wordRows = new Postings(this.#words)
    // only read by their numbers from here on
    this.#titles = new Lists(0, 0)
    this.#words = new Lists(0, 0)
    for (let row = 0; row < this.#filled; row++) this.#alive[row >>> 5] |= 1 << (row & 31)
    return this
  }

  /** A newer version of this profile lies elsewhere, or it is no longer to be found. */
  kill(id: number) {
    const row = this.#rowOf(id)
    if (row >= 0) this.#alive[row >>> 5] &= ~(1 << (row & 31))
  }

  #rowOf(id: number) {
    let low = 0
    let high = this.#filled - 1
    while (low <= high) {
      const middle = (low + high) >>> 1
      if (this.#ids[middle] < id) low = middle + 1
      else if (this.#ids[middle] > id) high = middle - 1
      else return middle
    }
    return -1
  }

  search(query: SearchQuery): SegmentAnswer {
    const terms = query.terms.map(({ meanings }) =>
      meanings.map((meaning) => ({ points: meaning.points, bits: this.#meant(meaning) }))
    )
    const base = this.#fixed(
      query,
      terms.map((meanings) => meanings.map(({ bits }) => bits))
    )
    const chosen = new Map<Facet, Uint32Array>()
    for (const facet of facetNames) {
      const bits = this.#choice(facet, query, base)
      if (bits) chosen.set(facet, bits)
    }
    const result = without(undefined)
    return {
      rows: this.#top(query, result, terms),
      total: countBits(result),
      facets: query.facets ? this.#facets(result, chosen, without) : null,
    }

    function without(facet: Facet | undefined) {
      const others = [...chosen].filter(([name]) => name !== facet).map(([, bits]) => bits)
      if (others.length === 0) return base
      const bits = others[0].slice()
      for (const other of others.slice(1)) and(bits, other)
      return bits
    }
  }

  #empty() {
    return new Uint32Array(this.#alive.length)
  }

  #meant({ in: where, ids }: SearchQuery['terms'][number]['meanings'][number]) {
    const bits = this.#empty()
    if (where === 'place') {
      const wanted = new Set(ids)
      for (let row = 0; row < this.#filled; row++)
        if (wanted.has(this.#place[row])) bits[row >>> 5] |= 1 << (row & 31)
      return bits
    }
    const rows = { title: this.#titleRows, headline: this.#wordRows, skill: this.#skillRows }[where]
    for (const id of ids) rows.mark(id, bits)
    return bits
  }

  /** The rows that meet everything but the choices of facets. */
  #fixed(query: SearchQuery, terms: Uint32Array[][]) {
    let bits = this.#alive.slice()
    for (const meanings of terms) and(bits, union(meanings, this.#empty()))
    if (query.within) {
      const among = this.#empty()
      for (const id of query.within) {
        const row = this.#rowOf(id)
        if (row >= 0) among[row >>> 5] |= 1 << (row & 31)
      }
      and(bits, among)
    }
    for (const id of query.without) {
      const row = this.#rowOf(id)
      if (row >= 0) bits[row >>> 5] &= ~(1 << (row & 31))
    }
    for (const wanted of query.skills.all) and(bits, this.#holders(wanted))
    for (const [id] of query.stacks.all) and(bits, marked(this.#stackRows, [id], this.#empty()))
    for (const id of query.skills.none) andNot(bits, marked(this.#skillRows, [id], this.#empty()))
    for (const id of query.stacks.none) andNot(bits, marked(this.#stackRows, [id], this.#empty()))
    if (query.titleIds) and(bits, marked(this.#titleRows, query.titleIds, this.#empty()))
    if (query.pay) {
      const currency = this.#currencies.find(query.pay.currency) ?? -1
      const { most } = query.pay
      keep(bits, (row) => {
        const pay = this.#pay[row]
        return pay >= 0 && pay <= most && this.#currency[row] === currency
      })
    }
    if (query.timeZones) {
      const zones = new Uint8Array(this.#zones.list.length)
      for (const zone of query.timeZones) {
        const number = this.#zones.find(zone)
        if (number !== undefined) zones[number] = 1
      }
      keep(bits, (row) => zones[this.#zone[row]] === 1)
    }
    const flags = (query.englishCleared ? 1 : 0) | (query.relocation ? 2 : 0)
    if (flags) keep(bits, (row) => (this.#flags[row] & flags) === flags)
    const { jobTypes, education, activeAfter, listedAfter, listedUntil } = query
    if (jobTypes) keep(bits, (row) => (this.#types[row] & jobTypes) > 0)
    if (education) keep(bits, (row) => this.#education[row] >= education)
    if (activeAfter !== null) keep(bits, (row) => this.#activeAt[row] > activeAfter)
    if (listedAfter !== null) keep(bits, (row) => this.#listedAt[row] > listedAfter)
    if (listedUntil !== null) keep(bits, (row) => this.#listedAt[row] <= listedUntil)
    return bits
  }

  /** The rows of these that a facet's choice lets through; undefined without a choice. */
  #choice(facet: Facet, query: SearchQuery, base: Uint32Array) {
    switch (facet) {
      case 'skills': {
        if (query.skills.any.length === 0) return
        return and(
          union(
            query.skills.any.map((wanted) => this.#holders(wanted)),
            this.#empty()
          ),
          base
        )
      }
      case 'stacks': {
        if (query.stacks.any.length === 0) return
        const ids = query.stacks.any.map(([id]) => id)
        return and(marked(this.#stackRows, ids, this.#empty()), base)
      }
      case 'experience': {
        if (query.minExperience === null && query.maxExperience === null) return
        const [least, most] = [query.minExperience ?? 0, query.maxExperience ?? 10_000]
        return keep(
          base.slice(),
          (row) => this.#experience[row] >= least && this.#experience[row] <= most
        )
      }
      case 'country': {
        if (!query.placeIds) return
        const wanted = new Set(query.placeIds)
        return keep(base.slice(), (row) => wanted.has(this.#place[row]))
      }
      case 'workMode': {
        const { workModes } = query
        return workModes
          ? keep(base.slice(), (row) => (this.#modes[row] & workModes) > 0)
          : undefined
      }
      case 'englishBand': {
        const { englishMin } = query
        return englishMin
          ? keep(base.slice(), (row) => this.#english[row] >= englishMin)
          : undefined
      }
      case 'availability': {
        const { availability } = query
        return availability
          ? keep(base.slice(), (row) => ((1 << this.#availability[row]) & availability) > 0)
          : undefined
      }
      case 'noticePeriod': {
        const { noticeMax } = query
        if (noticeMax === null) return
        return keep(base.slice(), (row) => this.#notice[row] >= 0 && this.#notice[row] <= noticeMax)
      }
    }
  }

  /** Who holds a skill, for at least so long. */
  #holders([id, tenths]: Wanted) {
    const bits = marked(this.#skillRows, [id], this.#empty())
    if (tenths > 0) keep(bits, (row) => this.#years.values[this.#skills.find(row, id)] >= tenths)
    return bits
  }

  // ------------------------------------------------------------------------- facets

  #facets(
    result: Uint32Array,
    chosen: Map<Facet, Uint32Array>,
    without: (facet: Facet) => Uint32Array
  ): RawFacets {
    // all facets without a choice are counted in one pass, each other one in a pass of its own
    const free = new Set(facetNames.filter((facet) => !chosen.has(facet)))
    const facets = this.#count(result, free)
    for (const facet of chosen.keys())
      Object.assign(facets, { [facet]: this.#count(without(facet), new Set([facet]))[facet] })
    return facets
  }

  #count(bits: Uint32Array, wanted: Set<Facet>): RawFacets {
    const mixes = new Uint32Array(MIXES)
    const countries = new Uint32Array(this.#countries.list.length)
    const skills = new Uint32Array(wanted.has('skills') ? this.#skillRows.starts.length : 0)
    const stacks = new Uint32Array(wanted.has('stacks') ? this.#stackRows.starts.length : 0)
    const [skillStarts, skillValues] = [this.#skills.starts, this.#skills.values]
    const [stackStarts, stackValues] = [this.#stacks.starts, this.#stacks.values]
    const [mix, country] = [this.#mix, this.#country]
    const [countsSkills, countsStacks] = [skills.length > 0, stacks.length > 0]
    const words = bits.length
    for (let word = 0; word < words; word++) {
      let left = bits[word]
      while (left !== 0) {
        const lowest = left & -left
        left ^= lowest
        const row = (word << 5) + 31 - Math.clz32(lowest)
        mixes[mix[row]]++
        countries[country[row]]++
        if (countsSkills)
          for (let at = skillStarts[row], end = skillStarts[row + 1]; at < end; at++)
            skills[skillValues[at]]++
        if (countsStacks)
          for (let at = stackStarts[row], end = stackStarts[row + 1]; at < end; at++)
            stacks[stackValues[at]]++
      }
    }
    return {
      skills: counted(skills),
      stacks: counted(stacks),
      country: this.#named(countries),
      ...unmixed(mixes),
    }
  }

  #named(countries: Uint32Array) {
    const named = new Map<string, number>()
    countries.forEach((count, number) => {
      const code = this.#countries.list[number]
      if (count > 0 && code !== '') named.set(code, count)
    })
    return named
  }

  // -------------------------------------------------------------------------- order

  /** The first rows of the page and those before it, best first. */
  #top(
    query: SearchQuery,
    bits: Uint32Array,
    terms: { points: number; bits: Uint32Array }[][]
  ): FoundRow[] {
    const ascending = query.sort === 'pay'
    const keyOf = this.#keys(query, terms)
    const sign = ascending ? -1 : 1
    const [afterKey, afterId] = query.after ?? [0, 0]
    const heap = new Best(Math.min(query.offset + query.limit, this.#filled))
    const words = bits.length
    for (let word = 0; word < words; word++) {
      let left = bits[word]
      while (left !== 0) {
        const lowest = left & -left
        left ^= lowest
        const row = (word << 5) + 31 - Math.clz32(lowest)
        const key = keyOf(row)
        const id = this.#ids[row]
        if (
          query.after &&
          !(key === afterKey ? sign * id < sign * afterId : sign * key < sign * afterKey)
        )
          continue
        heap.offer(sign * key, sign * id)
      }
    }
    return heap.ordered().map(([key, id]) => ({ key: sign * key, id: sign * id }))
  }

  #keys(query: SearchQuery, terms: { points: number; bits: Uint32Array }[][]) {
    if (query.sort === 'latest') return (row: number) => this.#listedAt[row]
    if (query.sort === 'experience') return (row: number) => this.#experience[row]
    if (query.sort === 'pay') {
      const currency = this.#currencies.find(query.payCurrency) ?? -1
      return (row: number) =>
        this.#currency[row] === currency && this.#pay[row] >= 0 ? this.#pay[row] : NO_PAY
    }
    const [merit, activeAt] = [this.#merit, this.#activeAt]
    const [spotlightUntil, promotedUntil] = [this.#spotlightUntil, this.#promotedUntil]
    const { now } = query
    const steps = points.active.map(({ days, points: given }) => ({
      after: now - days * 86_400,
      given,
    }))
    const skills = [...query.skills.all, ...query.skills.any].map(([id]) => id)
    const stacks = [...query.stacks.all, ...query.stacks.any].map(([id]) => id)
    const isPlain = skills.length + stacks.length + terms.length === 0
    return (row: number) => {
      let key = merit[row]
      const active = activeAt[row]
      if (active > steps[0].after) key += steps[0].given
      else if (active > steps[1].after) key += steps[1].given
      else if (active > steps[2].after) key += steps[2].given
      if (spotlightUntil[row] > now) key += points.spotlight
      if (promotedUntil[row] > now) key += points.promotion
      if (isPlain) return key
      for (const meanings of terms)
        for (const meaning of meanings)
          if ((meaning.bits[row >>> 5] >>> (row & 31)) & 1) {
            key += meaning.points
            break
          }
      for (const id of skills) {
        const at = this.#skills.find(row, id)
        if (at >= 0)
          key +=
            points.wantedSkill + Math.min(points.mostYears, Math.floor(this.#years.values[at] / 10))
      }
      for (const id of stacks) if (this.#stacks.find(row, id) >= 0) key += points.wantedStack
      return key
    }
  }
}

/** The largest so many pairs, by key and then by id. */
class Best {
  #keys: number[] = []
  #ids: number[] = []

  #most: number

  constructor(most: number) {
    this.#most = most
  }

  offer(key: number, id: number) {
    const [keys, ids] = [this.#keys, this.#ids]
    if (keys.length < this.#most) {
      let at = keys.push(key) - 1
      ids.push(id)
      while (at > 0) {
        const parent = (at - 1) >> 1
        if (!this.#isBelow(at, parent)) break
        this.#swap(at, parent)
        at = parent
      }
    } else if (this.#most > 0 && (key > keys[0] || (key === keys[0] && id > ids[0]))) {
      keys[0] = key
      ids[0] = id
      let at = 0
      for (;;) {
        let least = at
        const left = 2 * at + 1
        if (left < keys.length && this.#isBelow(left, least)) least = left
        if (left + 1 < keys.length && this.#isBelow(left + 1, least)) least = left + 1
        if (least === at) break
        this.#swap(at, least)
        at = least
      }
    }
  }

  ordered(): [number, number][] {
    return this.#keys
      .map((key, at): [number, number] => [key, this.#ids[at]])
      .sort((a, b) => b[0] - a[0] || b[1] - a[1])
  }

  #isBelow(a: number, b: number) {
    return (
      this.#keys[a] < this.#keys[b] ||
      (this.#keys[a] === this.#keys[b] && this.#ids[a] < this.#ids[b])
    )
  }

  #swap(a: number, b: number) {
    const [key, id] = [this.#keys[a], this.#ids[a]]
    this.#keys[a] = this.#keys[b]
    this.#ids[a] = this.#ids[b]
    this.#keys[b] = key
    this.#ids[b] = id
  }
}

function and(bits: Uint32Array, others: Uint32Array) {
  for (let word = 0; word < bits.length; word++) bits[word] &= others[word]
  return bits
}

function andNot(bits: Uint32Array, others: Uint32Array) {
  for (let word = 0; word < bits.length; word++) bits[word] &= ~others[word]
}

function union(all: Uint32Array[], into: Uint32Array) {
  for (const bits of all) for (let word = 0; word < into.length; word++) into[word] |= bits[word]
  return into
}

function marked(postings: Postings, ids: number[], into: Uint32Array) {
  for (const id of ids) postings.mark(id, into)
  return into
}

/** Clears the bits of the rows that do not pass. */
function keep(bits: Uint32Array, passes: (row: number) => boolean) {
  for (let word = 0; word < bits.length; word++) {
    let left = bits[word]
    if (left === 0) continue
    let kept = left
    while (left !== 0) {
      const lowest = left & -left
      left ^= lowest
      if (!passes((word << 5) + 31 - Math.clz32(lowest))) kept ^= lowest
    }
    bits[word] = kept
  }
  return bits
}

function countBits(bits: Uint32Array) {
  let total = 0
  for (let word of bits) {
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    total += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
  }
  return total
}

function counted(counts: Uint32Array) {
  const values = new Map<number, number>()
  counts.forEach((count, value) => count > 0 && values.set(value, count))
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
