import {
  and,
  andNot,
  clearBit,
  countBits,
  countColumn,
  countCommon,
  countRecords,
  hasBit,
  keepAmong,
  keepBetween,
  keepPay,
  or,
  setBit,
  type Bits,
} from './bits.ts'
import { Lists, Postings, Words, type Document } from './columns.ts'
import {
  bucketOf,
  educations,
  englishBands,
  experienceEnds,
  facetNames,
  jobTypes,
  NO_PAY,
  noticeEnds,
  points,
  workModes,
  type Facet,
  type FoundRow,
  type SearchQuery,
  type Term,
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
const mixed = ['experience', 'workMode', 'englishBand', 'availability', 'noticePeriod'] as const
const NOT_SAID = 65_535
/** Points that change with the clock are kept for the last so many moments that were asked for. */
const KEPT_MOMENTS = 3
const NEVER = 2 ** 32
const none = new Uint32Array(0)
/** With more than this part of the rows it is cheaper to count by skills than by rows. */
const MANY = 0.03
const MIXES = EXPERIENCES * BANDS * AVAILABILITIES * NOTICES * MODES

/** Profiles in columns, ascending by id. Nothing in it changes but which rows are dead. */
export class Segment {
  readonly size: number
  #ids: Float64Array
  #alive: Bits
  /** Of each row, side by side in memory: how many skills, the skills, their years, the stacks. */
  #records: Lists
  #skills: Lists
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
  #currency: Uint16Array
  #place: Uint32Array
  #experience: Uint16Array
  #pay: Float64Array
  /** Days, and NOT_SAID. */
  #notice: Uint16Array
  /** What has few values, each as the rows that have it. */
  #modes: Bits[]
  #types: Bits[]
  #availability: Bits[]
  #experiences: Bits[]
  #notices: Bits[]
  /** Those at a band or above it, a level or above it. */
  #english: Bits[]
  #education: Bits[]
  #cleared: Bits
  #relocates: Bits
  #activeAt: Uint32Array
  #listedAt: Uint32Array
  #spotlightUntil: Uint32Array
  #promotedUntil: Uint32Array
  /** Points that depend on nothing but the profile. */
  #merit: Uint8Array
  /** Five facets in one number, so that one step a row counts them all. */
  #mix: Uint16Array
  #filled = 0
  #lastPlace = 0
  #moments = new Map<number, Uint16Array>()
  /** Room for the pay of the rows of one query; only theirs is written and read. */
  #askedPays: Float64Array | undefined

  constructor(capacity: number) {
    this.size = capacity
    this.#ids = new Float64Array(capacity)
    this.#alive = new Uint32Array((capacity + 31) >>> 5)
    this.#records = new Lists(capacity, 18)
    this.#skills = new Lists(capacity, 8)
    this.#stacks = new Lists(capacity, 1)
    this.#titles = new Lists(capacity, 2)
    this.#words = new Lists(capacity, 6)
    this.#country = new Uint16Array(capacity)
    this.#zone = new Uint16Array(capacity)
    this.#currency = new Uint16Array(capacity)
    this.#place = new Uint32Array(capacity)
    this.#experience = new Uint16Array(capacity)
    this.#pay = new Float64Array(capacity)
    this.#notice = new Uint16Array(capacity)
    this.#modes = workModes.map(() => this.#empty())
    this.#types = jobTypes.map(() => this.#empty())
    this.#availability = Array.from({ length: AVAILABILITIES }, () => this.#empty())
    this.#experiences = Array.from({ length: EXPERIENCES }, () => this.#empty())
    this.#notices = Array.from({ length: NOTICES }, () => this.#empty())
    this.#english = [0, ...englishBands].map(() => this.#empty())
    this.#education = [0, ...educations].map(() => this.#empty())
    this.#cleared = this.#empty()
    this.#relocates = this.#empty()
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
    this.#records.push(document.skillIds.length)
    for (const id of document.skillIds) this.#records.push(id)
    for (const years of document.skillYears) this.#records.push(years)
    for (const id of document.stackIds) this.#records.push(id)
    this.#records.endRow(row)
    for (const id of document.stackIds) this.#stacks.push(id)
    for (const id of document.titleIds) this.#titles.push(id)
    for (const id of document.wordIds) this.#words.push(id)
    this.#skills.endRow(row)
    this.#stacks.endRow(row)
    this.#titles.endRow(row)
    this.#words.endRow(row)
    this.#country[row] = this.#countries.numberOf(document.country)
    this.#zone[row] = this.#zones.numberOf(document.timeZone)
    this.#currency[row] = this.#currencies.numberOf(document.currency)
    this.#place[row] = document.placeId
    if (document.placeId > this.#lastPlace) this.#lastPlace = document.placeId
    this.#experience[row] = document.experience
    this.#pay[row] = document.pay
    this.#notice[row] = document.notice < 0 ? NOT_SAID : document.notice
    this.#modes.forEach((bits, bit) => (document.workModes >> bit) & 1 && setBit(bits, row))
    this.#types.forEach((bits, bit) => (document.jobTypes >> bit) & 1 && setBit(bits, row))
    setBit(this.#availability[document.availability], row)
    for (let band = 1; band <= document.english; band++) setBit(this.#english[band], row)
    for (let level = 1; level <= document.education; level++) setBit(this.#education[level], row)
    if (document.cleared) setBit(this.#cleared, row)
    if (document.relocation) setBit(this.#relocates, row)
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
    setBit(this.#experiences[experience], row)
    setBit(this.#notices[notice], row)
    this.#mix[row] =
      (((experience * BANDS + document.english) * AVAILABILITIES + document.availability) *
        NOTICES +
        notice) *
        MODES +
      document.workModes
  }

  /** After the last profile: the lists the other way round. */
  finish() {
    for (const lists of [this.#records, this.#skills, this.#stacks, this.#titles, this.#words])
      lists.finish()
    this.#skillRows = new Postings(this.#skills)
    this.#stackRows = new Postings(this.#stacks)
    this.#titleRows = new Postings(this.#titles)
    this.#wordRows = new Postings(this.#words)
    // only read by their numbers from here on
    this.#skills = this.#stacks = this.#titles = this.#words = new Lists(0, 0)
    for (let row = 0; row < this.#filled; row++) setBit(this.#alive, row)
    return this
  }

  /** A newer version of this profile lies elsewhere, or it is no longer to be found. */
  kill(id: number) {
    const row = this.#rowOf(id)
    if (row >= 0) clearBit(this.#alive, row)
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
    const terms = query.terms.map((term) => this.#meant(term))
    const base = this.#fixed(query, terms)
    const chosen = new Map<Facet, Bits>()
    for (const facet of facetNames) {
      const bits = this.#choice(facet, query, base)
      if (bits) chosen.set(facet, bits)
    }
    const without = (facet: Facet | undefined) => {
      const others = [...chosen].filter(([name]) => name !== facet).map(([, bits]) => bits)
      if (others.length < 2) return others[0] ?? base
      const bits = others[0].slice()
      for (const other of others.slice(1)) and(bits, other)
      return bits
    }
    const result = without(undefined)
    return {
      rows: this.#top(query, result, terms),
      total: countBits(result),
      facets: query.facets ? this.#facets(result, chosen, without) : null,
    }
  }

  #empty(): Bits {
    return new Uint32Array((this.size + 31) >>> 5)
  }

  #any(all: Bits[]) {
    const bits = this.#empty()
    for (const each of all) or(bits, each)
    return bits
  }

  #posted(postings: Postings, ids: number[]) {
    const bits = this.#empty()
    for (const id of ids) postings.mark(id, bits)
    return bits
  }

  /** The rows of each meaning of a word. */
  #meant({ meanings }: Term): Meant[] {
    return meanings.map(({ in: where, ids, points: given }) => {
      if (where === 'place')
        return { given, bits: keepAmong(this.#alive.slice(), this.#place, this.#marked(ids)) }
      const postings = { title: this.#titleRows, headline: this.#wordRows, skill: this.#skillRows }
      return { given, bits: this.#posted(postings[where], ids) }
    })
  }

  #marked(placeIds: number[]) {
    const marked = new Uint8Array(this.#lastPlace + 1)
    for (const id of placeIds) if (id > 0 && id <= this.#lastPlace) marked[id] = 1
    return marked
  }

  /** The rows that meet everything but the choices of facets. */
  #fixed(query: SearchQuery, terms: Meant[][]) {
    const bits = this.#alive.slice()
    for (const meanings of terms) and(bits, this.#any(meanings.map((meaning) => meaning.bits)))
    if (query.within) {
      const among = this.#empty()
      for (const id of query.within) {
        const row = this.#rowOf(id)
        if (row >= 0) setBit(among, row)
      }
      and(bits, among)
    }
    for (const id of query.without) {
      const row = this.#rowOf(id)
      if (row >= 0) clearBit(bits, row)
    }
    for (const wanted of query.skills.all) and(bits, this.#holders(wanted))
    for (const [id] of query.stacks.all) and(bits, this.#stackRows.of(id))
    for (const id of query.skills.none) andNot(bits, this.#skillRows.of(id))
    for (const id of query.stacks.none) andNot(bits, this.#stackRows.of(id))
    if (query.titleIds) and(bits, this.#posted(this.#titleRows, query.titleIds))
    if (query.englishCleared) and(bits, this.#cleared)
    if (query.relocation) and(bits, this.#relocates)
    if (query.education) and(bits, this.#education[query.education])
    if (query.jobTypes) and(bits, this.#any(chosenBits(this.#types, query.jobTypes)))
    if (query.pay) {
      const currency = this.#currencies.find(query.pay.currency) ?? NOT_SAID
      keepPay(bits, this.#pay, query.pay.most, this.#currency, currency)
    }
    if (query.timeZones) {
      const zones = new Uint8Array(this.#zones.list.length)
      for (const zone of query.timeZones) {
        const number = this.#zones.find(zone)
        if (number !== undefined) zones[number] = 1
      }
      keepAmong(bits, this.#zone, zones)
    }
    const { activeAfter, listedAfter, listedUntil } = query
    if (activeAfter !== null) keepBetween(bits, this.#activeAt, activeAfter + 1, NEVER)
    if (listedAfter !== null) keepBetween(bits, this.#listedAt, listedAfter + 1, NEVER)
    if (listedUntil !== null) keepBetween(bits, this.#listedAt, 0, listedUntil)
    return bits
  }

  /** The rows of these that a facet's choice lets through; undefined without a choice. */
  #choice(facet: Facet, query: SearchQuery, base: Bits): Bits | undefined {
    const { minExperience, maxExperience } = query
    switch (facet) {
      case 'skills':
        if (query.skills.any.length === 0) return
        return and(this.#any(query.skills.any.map((wanted) => this.#holders(wanted))), base)
      case 'stacks':
        if (query.stacks.any.length === 0) return
        return and(this.#any(query.stacks.any.map(([id]) => this.#stackRows.of(id))), base)
      case 'experience':
        if (minExperience === null && maxExperience === null) return
        return keepBetween(
          base.slice(),
          this.#experience,
          minExperience ?? 0,
          maxExperience ?? NEVER
        )
      case 'country':
        if (!query.placeIds) return
        return keepAmong(base.slice(), this.#place, this.#marked(query.placeIds))
      case 'workMode':
        if (!query.workModes) return
        return and(this.#any(chosenBits(this.#modes, query.workModes)), base)
      case 'englishBand':
        if (!query.englishMin) return
        return and(this.#english[query.englishMin].slice(), base)
      case 'availability':
        if (!query.availability) return
        return and(this.#any(chosenBits(this.#availability, query.availability)), base)
      case 'noticePeriod':
        if (query.noticeMax === null) return
        return keepBetween(base.slice(), this.#notice, 0, query.noticeMax)
    }
  }

  /** Who holds a skill, for at least so long; only to be read. */
  #holders([id, tenths]: Wanted): Bits {
    const bits = this.#skillRows.of(id)
    if (tenths === 0) return bits
    const long = bits.slice()
    const words = long.length
    for (let word = 0; word < words; word++) {
      let left = long[word]
      let kept = left
      while (left !== 0) {
        const bit = 31 - Math.clz32(left)
        left ^= 1 << bit
        if (this.#tenths((word << 5) + bit, id) < tenths) kept ^= 1 << bit
      }
      long[word] = kept
    }
    return long
  }

  /** How long a row has held a skill; -1 when it does not. */
  #tenths(row: number, id: number) {
    const { starts, values } = this.#records
    const first = starts[row] + 1
    const held = values[first - 1]
    for (let at = first; at < first + held; at++) if (values[at] === id) return values[at + held]
    return -1
  }

  // ------------------------------------------------------------------------- facets

  #facets(result: Bits, chosen: Map<Facet, Bits>, without: (facet: Facet) => Bits): RawFacets {
    // all facets without a choice are counted in one pass, each other one in a pass of its own
    const free = new Set(facetNames.filter((facet) => !chosen.has(facet)))
    const facets = this.#count(result, free)
    for (const facet of chosen.keys())
      Object.assign(facets, { [facet]: this.#count(without(facet), new Set([facet]))[facet] })
    return facets
  }

  #count(bits: Bits, wanted: Set<Facet>): RawFacets {
    const total = countBits(bits)
    const many = total > this.size * MANY
    const countries = new Uint32Array(this.#countries.list.length)
    if (wanted.has('country')) countColumn(bits, this.#country, countries)
    const listed = wanted.has('skills') || wanted.has('stacks')
    const [skills, stacks] = listed ? this.#countListed(bits, many) : [none, none]
    const mixes = new Uint32Array(MIXES)
    const asked = mixed.some((facet) => wanted.has(facet))
    if (asked && !many) countColumn(bits, this.#mix, mixes)
    return {
      skills: counted(skills),
      stacks: counted(stacks),
      country: this.#named(countries),
      ...(asked && many ? this.#bySets(bits, total) : unmixed(mixes)),
    }
  }

  #countListed(bits: Bits, many: boolean) {
    if (many) return [this.#skillRows.countIn(bits), this.#stackRows.countIn(bits)]
    const skills = new Uint32Array(this.#skillRows.most + 1)
    const stacks = new Uint32Array(this.#stackRows.most + 1)
    countRecords(bits, this.#records.starts, this.#records.values, skills, stacks)
    return [skills, stacks]
  }

  #bySets(bits: Bits, total: number) {
    const common = (all: Bits[]) => all.map((each) => countCommon(bits, each))
    const bands = [total, ...common(this.#english.slice(1)), 0]
    return {
      experience: common(this.#experiences),
      workMode: common(this.#modes),
      englishBand: bands.slice(0, BANDS).map((count, band) => count - bands[band + 1]),
      availability: common(this.#availability),
      noticePeriod: common(this.#notices),
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
  #top(query: SearchQuery, bits: Bits, terms: Meant[][]): FoundRow[] {
    const best = new Best(Math.min(query.offset + query.limit, this.#filled))
    const sign = query.sort === 'pay' ? -1 : 1
    const keys = this.#keys(query, bits)
    const asked = this.#asked(query, terms)
    const most = asked ? mostOfAsked(asked) : 0
    const [afterKey, afterId] = query.after ?? [0, 0]
    const words = bits.length
    // of equal ones the later row stands first, or last where the least is best: those that cannot win come later
    for (let step = 0; step < words; step++) {
      const word = sign > 0 ? words - 1 - step : step
      let left = bits[word]
      while (left !== 0) {
        const bit = sign > 0 ? 31 - Math.clz32(left) : 31 - Math.clz32(left & -left)
        left ^= 1 << bit
        const row = (word << 5) + bit
        let key = sign * keys[row]
        // few rows can still win: only theirs are looked up
        if (key + most <= best.least) continue
        if (asked) {
          key += this.#score(row, asked)
          if (key <= best.least) continue
        }
        const id = sign * this.#ids[row]
        if (
          query.after === null ||
          key < sign * afterKey ||
          (key === sign * afterKey && id < sign * afterId)
        )
          best.offer(key, id)
      }
    }
    return best.ordered().map(([key, id]) => ({ key: sign * key, id: sign * id }))
  }

  /** The column that the rows are ordered by; for relevance the part that does not depend on what is asked. */
  #keys(query: SearchQuery, bits: Bits): Keys {
    if (query.sort === 'latest') return this.#listedAt
    if (query.sort === 'experience') return this.#experience
    if (query.sort === 'pay') return this.#pays(query.payCurrency, bits)
    return this.#plain(query.now)
  }

  /** What gives points beside that, if anything. */
  #asked({ sort, skills, stacks }: SearchQuery, terms: Meant[][]): Asked | undefined {
    const asked = {
      terms,
      skills: [...skills.all, ...skills.any].map(([id]) => id),
      stacks: [...stacks.all, ...stacks.any].map(([id]) => this.#stackRows.of(id)),
    }
    const parts = asked.terms.length + asked.skills.length + asked.stacks.length
    return sort === 'relevance' && parts > 0 ? asked : undefined
  }

  #score(row: number, { terms, skills, stacks }: Asked) {
    let score = 0
    for (const meanings of terms)
      score += meanings.find((meaning) => hasBit(meaning.bits, row))?.given ?? 0
    for (const id of skills) {
      const tenths = this.#tenths(row, id)
      if (tenths >= 0)
        score += points.wantedSkill + Math.min(points.mostYears, Math.floor(tenths / 10))
    }
    for (const held of stacks) if (hasBit(held, row)) score += points.wantedStack
    return score
  }

  #pays(wanted: string, bits: Bits) {
    const currency = this.#currencies.find(wanted) ?? NOT_SAID
    const keys = (this.#askedPays ??= new Float64Array(this.size))
    for (let row = 0; row < this.#filled; row++)
      if (hasBit(bits, row))
        keys[row] =
          this.#currency[row] === currency && this.#pay[row] >= 0 ? this.#pay[row] : NO_PAY
    return keys
  }

  /** The points of each row that do not depend on the filter, at this moment. */
  #plain(now: number) {
    const kept = this.#moments.get(now)
    if (kept) return kept
    const plain = new Uint16Array(this.size)
    const [first, second, third] = points.active.map(({ days, points: given }) => ({
      after: now - days * 86_400,
      given,
    }))
    for (let row = 0; row < this.#filled; row++) {
      const active = this.#activeAt[row]
      let key = this.#merit[row]
      if (active > first.after) key += first.given
      else if (active > second.after) key += second.given
      else if (active > third.after) key += third.given
      if (this.#spotlightUntil[row] > now) key += points.spotlight
      if (this.#promotedUntil[row] > now) key += points.promotion
      plain[row] = key
    }
    if (this.#moments.size >= KEPT_MOMENTS) this.#moments.delete(this.#moments.keys().next().value!)
    this.#moments.set(now, plain)
    return plain
  }
}

type Meant = { given: number; bits: Bits }
type Keys = Uint16Array | Uint32Array | Float64Array
type Asked = { terms: Meant[][]; skills: number[]; stacks: Bits[] }

/** More than any row can get. */
const mostOfAsked = ({ terms, skills, stacks }: Asked) =>
  terms.reduce((sum, term) => sum + Math.max(0, ...term.map(({ given }) => given)), 0) +
  skills.length * (points.wantedSkill + points.mostYears) +
  stacks.length * points.wantedStack

const chosenBits = (all: Bits[], chosen: number) => all.filter((_, bit) => (chosen >> bit) & 1)

/** The largest so many pairs, by key and then by id. */
class Best {
  #keys: number[] = []
  #ids: number[] = []

  #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** What does not lie above this cannot win any more. */
  get least() {
    return this.#keys.length < this.#most ? -Infinity : (this.#keys[0] ?? Infinity)
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
