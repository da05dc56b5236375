/** A die that falls the same way every time: demo data is the same in every installation. */
export function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const left = [...list]
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(Math.floor(next() * left.length), 1)[0]
    )
  }
  const chance = (share: number) => next() < share
  /** One of the list, by weight. */
  const weighted = <T>(list: readonly T[], weight: (item: T) => number): T => {
    let left = next() * list.reduce((sum, item) => sum + weight(item), 0)
    return list.find((item) => (left -= weight(item)) < 0) ?? list[list.length - 1]
  }
  return { next, int, pick, sample, chance, weighted }
}

export type Dice = ReturnType<typeof dice>

export const DAY = 86_400_000
export const HOUR = 3_600_000
