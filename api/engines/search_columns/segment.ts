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
  or,
  Scratch,
  setBit,
  type Bits,
} from './bits.ts'
import {
  Ascending,
  Column,
  Lists,
  Numbering,
  Postings,
  Rare,
  Wheres,
  type Document,
  type Where,
} from './columns.ts'
import {
  bucketOf,
  experienceEnds,
  facetNames,
  NO_PAY,
  noticeEnds,
  points,
  sizes,
  type Facet,
  type FoundRow,
  type SearchQuery,
  type Term,
  type Wanted,
} from './search_query.ts'

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
export type SegmentAnswer = { rows: FoundRow[]; total: number; facets: RawFacets | null }

const EXPERIENCES = experienceEnds.length + 1
const BANDS = 1 + sizes.englishBands
/** The last: nothing was said. */
const AVAILABILITIES = sizes.availabilities + 1
const NOTICES = noticeEnds.length + 2
const MODES = 2 ** sizes.workModes
const mixed = ['experience', 'workMode', 'englishBand', 'availability', 'noticePeriod'] as const
/** Points that change with time are kept for the last so many moments that were asked for. */
const KEPT_MOMENTS = 2
const NEVER = 2 ** 32
const none = new Uint32Array(0)
/** With more than this part of the rows it is cheaper to count by skills than by rows, or by the sets of few values. */
const MANY = { listed: 0.2, mixed: 0.35 }
/** From this part of the rows on a number's rows are kept as bits: skills and stacks are also counted by them. */
const DENSE = { skills: 1 / 32, words: 1 / 9 }
const MIXES = EXPERIENCES * BANDS * AVAILABILITIES * NOTICES * MODES

/** Profiles in columns, ascending by id. Nothing in it changes but which rows are dead. */
export class Segment {
  readonly size: number
  #ids: Ascending
  #alive: Bits
  /** Skills, stacks and tenths of years are kept by these numbers. */
  #skillIds = new Numbering()
  #stackIds = new Numbering()
  #testIds = new Numbering()
  #years = new Numbering()
  /** Of each row, side by side in memory: how many skills, the skills, their years, the stacks. */
  #records: Lists
  #skills: Lists
  #stacks: Lists
  #titles: Lists
  #words: Lists
  #tests: Lists
  #skillRows!: Postings
  #stackRows!: Postings
  #titleRows!: Postings
  #wordRows!: Postings
  #testRows!: Postings
  #where: Wheres
  #experience: Column
  /** -1 where it is not said, as the notice in days. */
  #pay: Column
  #notice: Column
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
  #activeAt: Column
  #listedAt: Column
  #spotlightUntil = new Rare()
  #promotedUntil = new Rare()
  /** Points that depend on nothing but the profile. */
  #merit: Uint8Array
  /** Five facets in one number, so that one step a row counts them all. */
  #mix: Uint16Array
  #mixes = new Uint32Array(MIXES)
  #filled = 0
  #moments = new Map<number, Uint8Array>()
  #scratch: Scratch

  constructor(capacity: number) {
    this.size = capacity
    this.#ids = new Ascending(capacity)
    this.#scratch = new Scratch(capacity)
    this.#alive = new Uint32Array((capacity + 31) >>> 5)
    this.#records = new Lists(capacity, 18)
    this.#skills = new Lists(capacity, 8)
    this.#stacks = new Lists(capacity, 1)
    this.#titles = new Lists(capacity, 2)
    this.#words = new Lists(capacity, 6)
    this.#tests = new Lists(capacity, 0)
    this.#where = new Wheres(capacity)
    this.#experience = new Column(capacity)
    this.#pay = new Column(capacity)
    this.#notice = new Column(capacity)
    this.#modes = Array.from({ length: sizes.workModes }, () => this.#empty())
    this.#types = Array.from({ length: sizes.jobTypes }, () => this.#empty())
    this.#availability = Array.from({ length: AVAILABILITIES }, () => this.#empty())
    this.#experiences = Array.from({ length: EXPERIENCES }, () => this.#empty())
    this.#notices = Array.from({ length: NOTICES }, () => this.#empty())
    this.#english = Array.from({ length: BANDS }, () => this.#empty())
    this.#education = Array.from({ length: 1 + sizes.degrees }, () => this.#empty())
    this.#cleared = this.#empty()
    this.#relocates = this.#empty()
    this.#activeAt = new Column(capacity)
    this.#listedAt = new Column(capacity)
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
    this.#ids.push(document.id)
    this.#records.push(document.skillIds.length)
    for (const id of document.skillIds) {
      const skill = this.#skillIds.numberOf(id)
      this.#records.push(skill)
      this.#skills.push(skill)
    }
    for (const years of document.skillYears) this.#records.push(this.#years.numberOf(years))
    for (const id of document.stackIds) {
      const stack = this.#stackIds.numberOf(id)
      this.#records.push(stack)
      this.#stacks.push(stack)
    }
    this.#records.endRow()
    for (const id of document.titleIds) this.#titles.push(id)
    for (const id of document.wordIds) this.#words.push(id)
    for (const id of document.testIds) this.#tests.push(this.#testIds.numberOf(id))
    this.#skills.endRow()
    this.#stacks.endRow()
    this.#titles.endRow()
    this.#words.endRow()
    this.#tests.endRow()
    this.#where.push(document)
    this.#experience.set(row, document.experience)
    this.#pay.set(row, document.pay)
    this.#notice.set(row, document.notice)
    this.#modes.forEach((bits, bit) => (document.workModes >> bit) & 1 && setBit(bits, row))
    this.#types.forEach((bits, bit) => (document.jobTypes >> bit) & 1 && setBit(bits, row))
    setBit(this.#availability[document.availability], row)
    for (let band = 1; band <= document.english; band++) setBit(this.#english[band], row)
    for (let level = 1; level <= document.education; level++) setBit(this.#education[level], row)
    if (document.cleared) setBit(this.#cleared, row)
    if (document.relocation) setBit(this.#relocates, row)
    this.#activeAt.set(row, document.activeAt)
    this.#listedAt.set(row, document.listedAt)
    if (document.spotlightUntil > 0) this.#spotlightUntil.set(row, document.spotlightUntil)
    if (document.promotedUntil > 0) this.#promotedUntil.set(row, document.promotedUntil)
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
    const made = [this.#ids, this.#where, this.#experience, this.#pay, this.#notice]
    const lists = [
      this.#records,
      this.#skills,
      this.#stacks,
      this.#titles,
      this.#words,
      this.#tests,
    ]
    const times = [this.#activeAt, this.#listedAt, this.#spotlightUntil, this.#promotedUntil]
    for (const each of [...made, ...lists, ...times]) each.finish()
    this.#skillRows = new Postings(this.#skills, DENSE.skills)
    this.#stackRows = new Postings(this.#stacks, DENSE.skills)
    this.#titleRows = new Postings(this.#titles, DENSE.words)
    this.#wordRows = new Postings(this.#words, DENSE.words)
    this.#testRows = new Postings(this.#tests, DENSE.skills)
    // only read by their numbers from here on
    this.#skills = this.#stacks = this.#titles = this.#words = this.#tests = new Lists(0, 0)
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
      const found = this.#ids.at(middle)
      if (found < id) low = middle + 1
      else if (found > id) high = middle - 1
      else return middle
    }
    return -1
  }

  /** How many bytes each part takes. */
  get bytes(): Record<string, number> {
    const all = (arrays: { byteLength: number }[]) =>
      arrays.reduce((sum, { byteLength }) => sum + byteLength, 0)
    const few = [this.#modes, this.#types, this.#availability, this.#experiences, this.#notices]
    return {
      'ids': this.#ids.bytes,
      'skills with years and stacks by row': this.#records.bytes,
      'rows by skill': this.#skillRows.bytes,
      'rows by stack': this.#stackRows.bytes,
      'rows by title': this.#titleRows.bytes,
      'rows by word of the headline': this.#wordRows.bytes,
      'rows by test passed': this.#testRows.bytes,
      'place, zone and currency': this.#where.bytes,
      'experience, pay, notice': this.#experience.bytes + this.#pay.bytes + this.#notice.bytes,
      'sets of what has few values':
        all([...few, this.#english, this.#education].flat()) +
        all([this.#alive, this.#cleared, this.#relocates]),
      'times':
        this.#activeAt.bytes +
        this.#listedAt.bytes +
        this.#spotlightUntil.bytes +
        this.#promotedUntil.bytes,
      'points and mixed facets':
        this.#merit.byteLength + this.#mix.byteLength + all([...this.#moments.values()]),
      'room for queries': this.#scratch.bytes,
    }
  }

  search(query: SearchQuery): SegmentAnswer {
    this.#scratch.reset()
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
      const bits = this.#scratch.copy(others[0])
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
    const bits = this.#scratch.empty()
    for (const each of all) or(bits, each)
    return bits
  }

  #posted(postings: Postings, ids: number[]) {
    const bits = this.#scratch.empty()
    for (const id of ids) postings.mark(id, bits)
    return bits
  }

  /** The rows of each meaning of a word. */
  #meant({ meanings }: Term): Meant[] {
    return meanings.map(({ in: where, ids, points: given }) => {
      if (where === 'place') return { given, bits: this.#amongPlaces(this.#alive, ids) }
      if (where === 'title') return { given, bits: this.#posted(this.#titleRows, ids) }
      if (where === 'headline') return { given, bits: this.#posted(this.#wordRows, ids) }
      const skills = ids.map((id) => this.#skillIds.find(id))
      return { given, bits: this.#posted(this.#skillRows, skills) }
    })
  }

  /** The rows of one number, as they are kept or marked here; only to be read. */
  #rowsOf(postings: Postings, number: number) {
    return postings.bits(number) ?? postings.mark(number, this.#scratch.empty())
  }

  #amongPlaces(bits: Bits, placeIds: number[]) {
    const among = new Set(placeIds)
    const isMeant = ({ placeId }: Where) => placeId > 0 && among.has(placeId)
    return keepAmong(this.#scratch.copy(bits), this.#where.codes, this.#where.marked(isMeant))
  }

  #keepBetween(bits: Bits, column: Column, least: number, most: number) {
    return keepBetween(bits, column.codes, ...column.codesOf(least, most))
  }

  /** The rows that meet everything but the choices of facets. */
  #fixed(query: SearchQuery, terms: Meant[][]) {
    const bits = this.#scratch.copy(this.#alive)
    for (const meanings of terms) and(bits, this.#any(meanings.map((meaning) => meaning.bits)))
    if (query.within) {
      const among = this.#scratch.empty()
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
    for (const [id] of query.stacks.all) and(bits, this.#holdersOf(id))
    for (const id of query.skills.none) andNot(bits, this.#holders([id, 0]))
    for (const id of query.stacks.none) andNot(bits, this.#holdersOf(id))
    if (query.titleIds) and(bits, this.#posted(this.#titleRows, query.titleIds))
    if (query.englishCleared) and(bits, this.#cleared)
    for (const id of query.tests) and(bits, this.#rowsOf(this.#testRows, this.#testIds.find(id)))
    if (query.relocation) and(bits, this.#relocates)
    if (query.education) and(bits, this.#education[query.education])
    if (query.jobTypes) and(bits, this.#any(chosenBits(this.#types, query.jobTypes)))
    if (query.pay) {
      const { most, currency } = query.pay
      const marked = this.#where.marked((where) => where.currency === currency)
      keepAmong(bits, this.#where.codes, marked)
      this.#keepBetween(bits, this.#pay, 0, most)
    }
    if (query.timeZones) {
      const zones = new Set(query.timeZones)
      const marked = this.#where.marked(({ timeZone }) => zones.has(timeZone))
      keepAmong(bits, this.#where.codes, marked)
    }
    const { activeAfter, listedAfter, listedUntil } = query
    if (activeAfter !== null) this.#keepBetween(bits, this.#activeAt, activeAfter + 1, NEVER)
    if (listedAfter !== null) this.#keepBetween(bits, this.#listedAt, listedAfter + 1, NEVER)
    if (listedUntil !== null) this.#keepBetween(bits, this.#listedAt, 0, listedUntil)
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
        return and(this.#any(query.stacks.any.map(([id]) => this.#holdersOf(id))), base)
      case 'testPassed':
        // every test that is asked for must be passed, so none is counted without it
        return
      case 'experience':
        if (minExperience === null && maxExperience === null) return
        if (maxExperience === null && isEnd(experienceEnds, minExperience)) {
          const from = bucketOf(minExperience, experienceEnds, false)
          return and(this.#any(this.#experiences.slice(from)), base)
        }
        return this.#keepBetween(
          this.#scratch.copy(base),
          this.#experience,
          minExperience ?? 0,
          maxExperience ?? NEVER
        )
      case 'country':
        if (!query.placeIds) return
        return this.#amongPlaces(base, query.placeIds)
      case 'workMode':
        if (!query.workModes) return
        return and(this.#any(chosenBits(this.#modes, query.workModes)), base)
      case 'englishBand':
        if (!query.englishMin) return
        return and(this.#scratch.copy(this.#english[query.englishMin]), base)
      case 'availability':
        if (!query.availability) return
        return and(this.#any(chosenBits(this.#availability, query.availability)), base)
      case 'noticePeriod':
        if (query.noticeMax === null) return
        if (isEnd(noticeEnds, query.noticeMax)) {
          const upTo = bucketOf(query.noticeMax, noticeEnds, true)
          return and(this.#any(this.#notices.slice(0, upTo + 1)), base)
        }
        return this.#keepBetween(this.#scratch.copy(base), this.#notice, 0, query.noticeMax)
    }
  }

  /** Who holds a stack; only to be read. */
  #holdersOf(stackId: number) {
    return this.#rowsOf(this.#stackRows, this.#stackIds.find(stackId))
  }

  /** Who holds a skill, for at least so long; only to be read. */
  #holders([id, tenths]: Wanted): Bits {
    const skill = this.#skillIds.find(id)
    const bits = this.#rowsOf(this.#skillRows, skill)
    if (tenths === 0) return bits
    const long = this.#scratch.copy(bits)
    const words = long.length
    for (let word = 0; word < words; word++) {
      let left = long[word]
      let kept = left
      while (left !== 0) {
        const bit = 31 - Math.clz32(left)
        left ^= 1 << bit
        if (this.#tenths((word << 5) + bit, skill) < tenths) kept ^= 1 << bit
      }
      long[word] = kept
    }
    return long
  }

  /** How long a row has held a skill; -1 when it does not. */
  #tenths(row: number, skill: number) {
    const { starts, values } = this.#records
    const first = (starts.at(row) + 1) | 0
    const held = values[first - 1]
    for (let at = first; at < first + held; at++)
      if (values[at] === skill) return this.#years.list[values[at + held]]
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
    const wheres = new Uint32Array(this.#where.list.length)
    if (wanted.has('country')) countColumn(bits, this.#where.codes, wheres)
    const listed = wanted.has('skills') || wanted.has('stacks')
    const [skills, stacks] = listed
      ? this.#countListed(bits, total > this.size * MANY.listed, wanted)
      : [none, none]
    const sets = total > this.size * MANY.mixed
    const asked = mixed.filter((facet) => wanted.has(facet))
    const mixes = this.#mixes.fill(0)
    if (asked.length > 0 && !sets) countColumn(bits, this.#mix, mixes)
    return {
      skills: counted(skills, this.#skillIds),
      stacks: counted(stacks, this.#stackIds),
      testPassed: counted(
        wanted.has('testPassed') ? this.#testRows.countIn(bits) : none,
        this.#testIds
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
        wanted.has('skills') ? this.#skillRows.countIn(bits) : none,
        wanted.has('stacks') ? this.#stackRows.countIn(bits) : none,
      ]
    const skills = new Uint32Array(this.#skillRows.most + 1)
    const stacks = new Uint32Array(this.#stackRows.most + 1)
    countRecords(bits, this.#records.starts, this.#records.values, skills, stacks)
    return [skills, stacks]
  }

  #bySets(facet: (typeof mixed)[number], bits: Bits, total: number) {
    const common = (all: Bits[]) => all.map((each) => countCommon(bits, each))
    switch (facet) {
      case 'experience':
        return common(this.#experiences)
      case 'workMode':
        return common(this.#modes)
      case 'availability':
        return common(this.#availability)
      case 'noticePeriod':
        return common(this.#notices)
      case 'englishBand': {
        const bands = [total, ...common(this.#english.slice(1)), 0]
        return bands.slice(0, BANDS).map((count, band) => count - bands[band + 1])
      }
    }
  }

  #byCountry(wheres: Uint32Array) {
    const counts = new Map<string, number>()
    wheres.forEach((count, number) => {
      const { country } = this.#where.list[number]
      if (count > 0 && country !== '') counts.set(country, (counts.get(country) ?? 0) + count)
    })
    return counts
  }

  // -------------------------------------------------------------------------- order

  /** The first rows of the page and those before it, best first. */
  #top(query: SearchQuery, bits: Bits, terms: Meant[][]): FoundRow[] {
    const best = new Best(Math.min(query.offset + query.limit, this.#filled))
    const sign = query.sort === 'pay' ? -1 : 1
    const { codes, values } = this.#keys(query)
    const payable = query.sort === 'pay' ? this.#payableIn(query.payCurrency) : null
    const wheres = this.#where.codes
    const asked = this.#asked(query, terms)
    const most = asked ? mostOfAsked(asked) : 0
    const [afterKey, afterId] = query.after ?? [0, 0]
    const words = bits.length
    let least = best.least
    // of equal ones the later row stands first, or last where the least is best: those that cannot win come later
    for (let step = 0; step < words; step++) {
      const word = sign > 0 ? words - 1 - step : step
      let left = bits[word]
      while (left !== 0) {
        const bit = sign > 0 ? 31 - Math.clz32(left) : 31 - Math.clz32(left & -left)
        left ^= 1 << bit
        const row = (word << 5) + bit
        let key = values === null ? codes[row] : values[codes[row]]
        if (payable !== null && (key < 0 || payable[wheres[row]] === 0)) key = NO_PAY
        key *= sign
        // few rows can still win: only theirs are looked up
        if (key + most <= least) continue
        if (asked) {
          key += this.#score(row, asked)
          if (key <= least) continue
        }
        const id = sign * this.#ids.at(row)
        if (
          query.after === null ||
          key < sign * afterKey ||
          (key === sign * afterKey && id < sign * afterId)
        ) {
          best.offer(key, id)
          least = best.least
        }
      }
    }
    return best.ordered().map(([key, id]) => ({ key: sign * key, id: sign * id }))
  }

  /** The column that the rows are ordered by; for relevance the part that does not depend on what is asked. */
  #keys({ sort, now }: SearchQuery): Pick<Column, 'codes' | 'values'> {
    if (sort === 'latest') return this.#listedAt
    if (sort === 'experience') return this.#experience
    if (sort === 'pay') return this.#pay
    return { codes: this.#plain(now), values: null }
  }

  /** Pay in another currency cannot be compared, and stands at the end. */
  #payableIn(currency: string) {
    return this.#where.marked((where) => where.currency === currency)
  }

  /** What gives points beside that, if anything. */
  #asked({ sort, skills, stacks }: SearchQuery, terms: Meant[][]): Asked | undefined {
    const asked = {
      terms,
      skills: [...skills.all, ...skills.any].map(([id]) => this.#skillIds.find(id)),
      stacks: [...stacks.all, ...stacks.any].map(([id]) => this.#holdersOf(id)),
    }
    const parts = asked.terms.length + asked.skills.length + asked.stacks.length
    return sort === 'relevance' && parts > 0 ? asked : undefined
  }

  #score(row: number, { terms, skills, stacks }: Asked) {
    let score = 0
    for (const meanings of terms)
      score += meanings.find((meaning) => hasBit(meaning.bits, row))?.given ?? 0
    for (const skill of skills) {
      const tenths = this.#tenths(row, skill)
      if (tenths >= 0)
        score += points.wantedSkill + Math.min(points.mostYears, Math.floor(tenths / 10))
    }
    for (const held of stacks) if (hasBit(held, row)) score += points.wantedStack
    return score
  }

  /** The points of each row that do not depend on the filter, at this moment. */
  #plain(now: number) {
    const kept = this.#moments.get(now)
    if (kept) return kept
    const plain = this.#merit.slice()
    const { codes, values } = this.#activeAt
    const [first, second, third] = points.active.map(({ days, points: given }) => ({
      after: now - days * 86_400,
      given,
    }))
    for (let row = 0; row < this.#filled; row++) {
      const active = values === null ? codes[row] : values[codes[row]]
      if (active > first.after) plain[row] += first.given
      else if (active > second.after) plain[row] += second.given
      else if (active > third.after) plain[row] += third.given
    }
    const rare: [Rare, number][] = [
      [this.#spotlightUntil, points.spotlight],
      [this.#promotedUntil, points.promotion],
    ]
    for (const [{ rows, values: until }, given] of rare)
      rows.forEach((row, at) => until[at] > now && (plain[row] += given))
    if (this.#moments.size >= KEPT_MOMENTS) this.#moments.delete(this.#moments.keys().next().value!)
    this.#moments.set(now, plain)
    return plain
  }
}

/** Whether a choice ends where a bucket does: then whole sets answer it. */
const isEnd = (ends: readonly number[], value: number | null): value is number =>
  value !== null && ends.includes(value)

type Meant = { given: number; bits: Bits }
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
