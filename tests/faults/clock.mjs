/**
 * Loaded before the product by `outages.ts`: the process's clock goes by as many milliseconds more as the file says that
 * FAULT_CLOCK names. Timers go on as they were, as they do where a machine's clock is set.
 */
import { readFileSync } from 'node:fs'

const Real = Date
let offset = 0
const now = () => Real.now() + offset
globalThis.Date = new Proxy(Real, {
  construct: (target, words, as) => Reflect.construct(target, words.length ? words : [now()], as),
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
setInterval(() => {
  offset = Number(readFileSync(process.env.FAULT_CLOCK, 'utf8'))
}, 50).unref()
