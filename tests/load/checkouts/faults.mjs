/**
 * Loaded before the product by `checkouts.ts`: kills the process at named failpoints, with the odds of FAULT_ODDS, and
 * plants the bug that FAULT_PLANT names into the compiled code. What it kills it notes in
 * FAULT_LOG first, with the processor seconds that it took.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import { flushCompileCache, registerHooks } from 'node:module'
import { planted } from './planted_bugs.ts'

const { FAULT_ODDS: odds, FAULT_PLANT: name, FAULT_LOG: log } = process.env
const COMPILED = new URL('../../../dist/node/', import.meta.url)

process.on('disconnect', () => process.exit())
process.channel?.unref()
// who is killed keeps none of it, and starts are most of what kills cost
setTimeout(flushCompileCache, 3_000).unref()

const bug = name ? planted[name] : undefined
if (name && !bug) throw new Error(`No bug is called ${name}`)
if (bug)
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      const found = bug.find(({ file }) => url === new URL(file, COMPILED).href)
      if (!found) return loaded
      const source = String(loaded.source)
      // a bug that is not planted proves nothing
      if (!source.includes(found.from)) throw new Error(`${found.file} has no ${found.from}`)
      return { ...loaded, source: source.replace(found.from, found.to) }
    },
  })

/** The places where a process dies. */
const places = [
  'order.placed',
  'payment.opened',
  'payment.looked',
  'payment.taken',
  'payment.settled',
  'paper.issued',
  'webhook.stored',
  'webhook.handling',
  'refund.sent',
  'renewal.ordered',
]
/** A payment is lost only with all of its events: the bug that loses them shows by many deaths there. */
const oddsAt = (place) =>
  name === 'acknowledged-before-done' && place === 'webhook.handling' ? 0.35 : Number(odds)
if (odds) {
  const { failpoints } = await import(new URL('api/billing/failpoint.js', COMPILED).href)
  const died = new Set(readFileSync(log, 'utf8').split(/ .*\n/))
  for (const place of places)
    failpoints.set(place, () => {
      // where nobody died yet the first one does, so that each run sees every place
      if (died.has(place) && Math.random() >= oddsAt(place)) return
      const { user, system } = process.cpuUsage()
      appendFileSync(log, `${place} ${(user + system) / 1e6}\n`)
      process.kill(process.pid, 'SIGKILL')
    })
}
