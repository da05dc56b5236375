import type { AnyFlow, Move, Side, State } from '#api/flow/flow'
import type { Said } from '#api/languages/sentence'

/** One move in words, each of which is said in the reader's language. */
export type Told = {
  name: string
  label: Said
  by: readonly Side[]
  from: readonly string[]
  to: readonly string[]
  given: readonly Said[]
  after?: Said
}

/** What can be drawn and told of anything with states, whatever its table looks like. */
export type Drawn = { title: string; states: Record<string, State>; told: () => readonly Told[] }

/** The moves of a flow, with their conditions in words. */
export const movesInWords = (flow: AnyFlow): Told[] =>
  Object.entries<Move>(flow.moves).map(([name, move]) => ({
    name,
    label: move.label,
    by: [move.by].flat(),
    from: [move.from].flat(),
    to: [move.to].flat(),
    given: [...(move.given ?? []), ...(move.checks ?? [])].map(inWords),
    after: move.after,
  }))

/** `quotaLeft` is "quota left". */
const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
