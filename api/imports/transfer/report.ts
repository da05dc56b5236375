import type { Said } from '#api/languages/sentence'
import { importedKinds, type ImportedKind } from '#api/imports/import_facts'
import type { CameAs } from '#api/imports/systems/rows'

/** Sorts of rows as a report counts them. */
export type CountedKind = Exclude<ImportedKind, 'pipeline'>
const countedKinds = importedKinds
  .map(({ value }) => value)
  .filter((kind): kind is CountedKind => kind !== 'pipeline')

/** New here, here already, left to the person, and with a fault. */
export const outcomes = ['new', 'known', 'held', 'faulty'] as const
export type Outcome = (typeof outcomes)[number]

export type Example = {
  what: CountedKind
  outcome: Outcome
  file: string
  line: string
  label: string
  message: Said
}

/** What a dry run or a run found. */
export type Report = {
  rows: number
  counts: Record<CountedKind, Record<Outcome, number>>
  /** The first rows of each outcome. */
  examples: Example[]
  /** Stages of theirs with what they stand for and how many applications are there. */
  stages: { name: string; status: CameAs; count: number }[]
  /** Fields that have no place here, with how many rows had one. */
  unplaced: { list: string; field: string; count: number }[]
  /** What an undo removed, and what it left, why. */
  undone: { removed: Record<string, number>; left: { what: string; why: string; count: number }[] }
  /** Why it broke off, to be said in its reader's language. */
  reason?: Said
  /** People of it who may still be invited. */
  waiting?: number
}

/** A report's counts before the first row: zero of each kind and outcome. */
export const emptyCounts = (): Report['counts'] =>
  Object.fromEntries(
    countedKinds.map((kind) => [kind, Object.fromEntries(outcomes.map((outcome) => [outcome, 0]))])
  ) as Report['counts']
