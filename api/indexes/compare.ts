import { isDeepStrictEqual } from 'node:util'

export type Dice = {
  next: () => number
  pick: <T>(list: readonly T[]) => T
  chance: (part: number) => boolean
}

/** Chance that is the same for the same seed. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    pick: (list) => list[Math.floor(next() * list.length)],
    chance: (part) => next() < part,
  }
}

type Difference<Query, Answer> = { query: Query; sql: Answer; index: Answer }
/** Both answers where they differ, and how many milliseconds each took. */
export type Comparison<Query = unknown, Answer = unknown> = {
  queries: number
  different: Difference<Query, Answer>[]
  sql: number[]
  index: number[]
}

/**
 * Asks SQL and an index the same. Somebody may change something between the two: where they differ both are asked once
 * more, after `catchUp`.
 */
export async function compareAnswers<Query, Answer>(
  queries: Query[],
  asked: {
    sql: (query: Query) => Promise<Answer>
    index: (query: Query) => Promise<Answer>
    catchUp: () => Promise<unknown>
  },
  say: (line: string) => void
): Promise<Comparison<Query, Answer>> {
  const all: Comparison<Query, Answer> = {
    queries: queries.length,
    different: [],
    sql: [],
    index: [],
  }
  const compare = async (query: Query) => {
    const sql = await timed(all.sql, () => asked.sql(query))
    const index = await timed(all.index, () => asked.index(query))
    return isDeepStrictEqual(sql, index) ? undefined : { query, sql, index }
  }
  for (const [at, query] of queries.entries()) {
    if (await compare(query)) {
      await asked.catchUp()
      const difference = await compare(query)
      if (difference) all.different.push(difference)
    }
    if ((at + 1) % 100 === 0) say(`${at + 1} filters compared, ${all.different.length} different`)
  }
  return all
}

async function timed<T>(times: number[], work: () => Promise<T>) {
  const began = performance.now()
  const answer = await work()
  times.push(performance.now() - began)
  return answer
}

/** A comparison in lines for people: the times of both, and both answers of the first that differ. */
export function wordsOfComparison({ queries, different, sql, index }: Comparison) {
  const at = (times: number[], part: number) =>
    (times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0).toFixed(2)
  const sum = (times: number[]) => times.reduce((all, time) => all + time, 0)
  return [
    `filters compared; with a difference  ${queries}; ${different.length}`,
    `index, page, total and all facets    p50 ${at(index, 0.5)} ms, p99 ${at(index, 0.99)} ms`,
    `SQL, the same                        p50 ${at(sql, 0.5)} ms, p99 ${at(sql, 0.99)} ms`,
    `index to SQL, all filters together   ${(sum(index) / sum(sql) || 0).toFixed(3)}`,
    ...different
      .slice(0, 3)
      .flatMap((each) => [
        `different: ${JSON.stringify(each.query)}`,
        `  SQL:   ${JSON.stringify(each.sql)}`,
        `  index: ${JSON.stringify(each.index)}`,
      ]),
  ]
}
