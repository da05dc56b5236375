import { hasBit, type Bits } from './bits.ts'
import { BestRows } from './best_rows.ts'
import type { Column } from './columns/column.ts'
import { Moments } from './moments.ts'
import type { ProfileColumns } from './profile_columns.ts'
import type { Meant, RowFilter } from './row_filter.ts'
import { NO_PAY, points, type FoundRow, type SearchQuery } from './search_query.ts'

type Asked = { terms: Meant[][]; skills: number[]; stacks: Bits[] }

/** Puts the rows that a filter found into the order that is asked for. */
export class RowRanking {
  #columns: ProfileColumns
  #filter: RowFilter
  #moments: Moments

  constructor(columns: ProfileColumns, filter: RowFilter) {
    this.#columns = columns
    this.#filter = filter
    this.#moments = new Moments(columns)
  }

  /** How many bytes the points take that are kept. */
  get bytes() {
    return this.#moments.bytes
  }

  /** The first rows of the page and those before it, best first. */
  top(query: SearchQuery, bits: Bits, terms: Meant[][]): FoundRow[] {
    const best = new BestRows(Math.min(query.offset + query.limit, this.#columns.filled))
    const sign = query.sort === 'pay' ? -1 : 1
    const { codes, values } = this.#keys(query)
    const payable = query.sort === 'pay' ? this.#payableIn(query.payCurrency) : null
    const wheres = this.#columns.where.codes
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
        const id = sign * this.#columns.ids.at(row)
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
    if (sort === 'latest') return this.#columns.listedAt
    if (sort === 'experience') return this.#columns.experience
    if (sort === 'pay') return this.#columns.pay
    return { codes: this.#moments.at(now), values: null }
  }

  /** Pay in another currency cannot be compared, and is at the end. */
  #payableIn(currency: string) {
    return this.#columns.where.marked((where) => where.currency === currency)
  }

  /** What gives points beside that, if anything. */
  #asked({ sort, skills, stacks }: SearchQuery, terms: Meant[][]): Asked | undefined {
    const asked = {
      terms,
      skills: [...skills.all, ...skills.any].map(([id]) => this.#columns.skillIds.find(id)),
      stacks: [...stacks.all, ...stacks.any].map(([id]) => this.#filter.holdersOf(id)),
    }
    const parts = asked.terms.length + asked.skills.length + asked.stacks.length
    return sort === 'relevance' && parts > 0 ? asked : undefined
  }

  #score(row: number, { terms, skills, stacks }: Asked) {
    let score = 0
    for (const meanings of terms)
      score += meanings.find((meaning) => hasBit(meaning.bits, row))?.given ?? 0
    for (const skill of skills) {
      const tenths = this.#columns.tenths(row, skill)
      if (tenths >= 0)
        score += points.wantedSkill + Math.min(points.mostYears, Math.floor(tenths / 10))
    }
    for (const held of stacks) if (hasBit(held, row)) score += points.wantedStack
    return score
  }
}

/** More than any row can get. */
const mostOfAsked = ({ terms, skills, stacks }: Asked) =>
  terms.reduce((sum, term) => sum + Math.max(0, ...term.map(({ given }) => given)), 0) +
  skills.length * (points.wantedSkill + points.mostYears) +
  stacks.length * points.wantedStack
