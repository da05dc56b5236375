/**
 * How developer search would go with more profiles than were measured: a simulation of its two queues, by the processor
 * times that `search.ts` measured at 1,000,212 profiles. Asks nothing and nobody; the same seed gives the same figures.
 *
 *   node --import=./bin/typescript.mjs tests/load/growth.ts
 *
 * A request waits for the main thread of its process, then all threads of the index, each with its part of the profiles,
 * answer at the same time, and the slowest counts.
 */
import { print, share } from './own/server.js'

/** Milliseconds of processor: HTTP, rights and rows of one request; facets and count of a million profiles. */
const REQUEST = 6
const MILLION = 4.2
/** Milliseconds in which a request waits for PostgreSQL. */
const ROWS = 4
/** How far apart questions are: the standard deviation of the logarithm. */
const SPREAD = 0.25
const REQUESTS = 200_000

type Plan = { millions: number; aSecond: number; threads: number; processes?: number }

let seed = 1
/** mulberry32: the same numbers on every machine. */
function random() {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
}
const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
const about = (mean: number) => mean * Math.exp(SPREAD * normal() - SPREAD ** 2 / 2)

/** Response times of requests that come whenever they like; each process and each thread does one after the other. */
function simulate({ millions, aSecond, threads, processes = 1 }: Plan) {
  const main = Array<number>(processes).fill(0)
  const index = Array<number>(threads).fill(0)
  const times: number[] = []
  let now = 0
  for (let nth = 0; nth < REQUESTS; nth++) {
    now += (-Math.log(1 - random()) * 1_000) / aSecond
    const at = nth % processes
    const read = (main[at] = Math.max(now, main[at]) + about(REQUEST))
    const question = about(1)
    let last = read
    for (let thread = 0; thread < threads; thread++) {
      const own = question * (MILLION * millions) * (1 / threads)
      index[thread] = Math.max(read, index[thread]) + own
      last = Math.max(last, index[thread])
    }
    times.push(last + ROWS - now)
  }
  const busy = (aSecond * MILLION * millions) / threads / 1_000
  return { p50: share(times, 0.5), p99: share(times, 0.99), busy }
}

print(
  'profiles in millions, requests a second, threads of the index',
  'p50; p99 (ms); a thread is busy'
)
for (const plan of [
  { millions: 1, aSecond: 50, threads: 1 },
  { millions: 0.1, aSecond: 20, threads: 1 },
  { millions: 0.3, aSecond: 20, threads: 1 },
  { millions: 1, aSecond: 20, threads: 1 },
  { millions: 3, aSecond: 20, threads: 1 },
  { millions: 10, aSecond: 20, threads: 1 },
  { millions: 10, aSecond: 20, threads: 2 },
  { millions: 10, aSecond: 20, threads: 4 },
  { millions: 100, aSecond: 20, threads: 16 },
  { millions: 100, aSecond: 20, threads: 32 },
  { millions: 100, aSecond: 200, threads: 128, processes: 8 },
  { millions: 100, aSecond: 200, threads: 192, processes: 8 },
] as Plan[]) {
  const { p50, p99, busy } = simulate(plan)
  print(
    `${plan.millions}, ${plan.aSecond}, ${plan.threads}`,
    busy >= 1
      ? `falls behind for ever; ${(busy * 100).toFixed(0)} %`
      : `${p50.toFixed(0)}; ${p99.toFixed(0)}; ${(busy * 100).toFixed(0)} %`
  )
}
