import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import type { Said } from '#api/languages/sentence'
import { companyImportLimits } from '#api/imports/import_facts'
import type { CameAs, Row, Source } from '#api/imports/systems/rows'
import {
  emptyCounts,
  type CountedKind,
  type Example,
  type Outcome,
  type Report,
} from '#api/imports/transfer/report'

/** A row that was not brought in, as the error file tells it. */
export type Fault = { what: CountedKind; label: string; column: string; message: Said } & Source

/** Counts what becomes of the rows, and writes those with faults into a file, one a line. */
export class Tally {
  rows = 0
  counts = emptyCounts()
  #examples = new Map<string, Example[]>()
  #stages = new Map<string, { name: string; status: CameAs; count: number }>()
  #unplaced = new Map<string, { list: string; field: string; count: number }>()
  #faults = 0
  #file

  constructor(path: string) {
    this.#file = createWriteStream(path, { mode: 0o600 })
  }

  get faulty() {
    return this.#faults
  }

  /** Counts a row; what is not brought in is kept for the error file with its cause. */
  count(
    what: CountedKind,
    outcome: Outcome,
    source: Source,
    label: string,
    told: { column?: string; message?: Said } = {}
  ) {
    this.counts[what][outcome]++
    const key = `${what} ${outcome}`
    const shown = this.#examples.get(key) ?? this.#examples.set(key, []).get(key)!
    const { column = '', message = '' } = told
    if (shown.length < companyImportLimits.examples.max)
      shown.push({ what, outcome, file: source.file, line: source.line, label, message })
    if (outcome !== 'faulty' && outcome !== 'held') return
    if (++this.#faults > companyImportLimits.faults.max) return
    this.#file.write(
      `${JSON.stringify({ what, label, column, message, ...source } satisfies Fault)}\n`
    )
  }

  stage(name: string, status: CameAs) {
    const known = this.#stages.get(name.toLowerCase())
    if (known) known.count++
    else if (this.#stages.size < companyImportLimits.stageNames.max)
      this.#stages.set(name.toLowerCase(), { name, status, count: 1 })
  }

  unplaced(list: string, field: string) {
    const key = `${list} ${field}`
    const known = this.#unplaced.get(key)
    if (known) known.count++
    else if (this.#unplaced.size < 500) this.#unplaced.set(key, { list, field, count: 1 })
  }

  report(): Omit<Report, 'undone'> {
    return {
      rows: this.rows,
      counts: this.counts,
      examples: [...this.#examples.values()].flat(),
      stages: [...this.#stages.values()],
      unplaced: [...this.#unplaced.values()].sort((one, other) => other.count - one.count),
    }
  }

  /** Ends the file of faults. */
  async close() {
    this.#file.end()
    await once(this.#file, 'close')
  }
}

/** How a row is named to people. */
export function labelOf(row: Row): string {
  switch (row.kind) {
    case 'job':
      return row.title
    case 'person':
      return `${row.firstName} ${row.lastName}`.trim()
    case 'file':
      return row.name
    case 'note':
      return row.body.slice(0, 60)
    default:
      return ''
  }
}
