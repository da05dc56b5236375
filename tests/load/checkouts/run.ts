import { checkAll, must, wrong } from './checks.js'
import { kinds } from './kinds.js'
import { compare, workOff } from './later.js'
import { print, printLoad } from '../own/server.js'
import { AT_ONCE, COUNT, DATABASE_KILLS, counts, lasting } from './settings.js'
import { readFileSync } from 'node:fs'
import { hooks, underway } from './webhooks.js'
import {
  closeWorld,
  killDatabase,
  killed,
  phase,
  processor,
  razorpay,
  startInstance,
  stopInstances,
  stripe,
} from './world.js'

await Promise.all([startInstance(0), startInstance(1)])
const began = performance.now()
let next = 0
let failed = 0
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (next < COUNT) {
      const nth = next++
      if (nth > 0 && nth % Math.ceil(COUNT / (DATABASE_KILLS + 1)) === 0)
        await killDatabase().catch(() => undefined)
      await lasting(() => kinds[nth % kinds.length](nth)).catch((error) => {
        failed += 1
        console.error(`checkout ${nth}: ${error.message}`)
      })
    }
  })
)
while (underway.size > 0) await Promise.all(underway)
const seconds = (performance.now() - began) / 1000

// from here on nothing fails any more, and what is late comes
phase.faulty = false
stripe.fault = razorpay.fault = () => undefined
await stopInstances()
const took = processor()
phase.ending = false
await Promise.all([startInstance(0), startInstance(1)])
await lasting(workOff)

// a bug may make it fail; what else is wrong is asked nevertheless
const { first, second } = await compare().catch((error) => {
  must('comparisons that fail', [error.message])
  return { first: [], second: [] }
})
const sumOf = (name: 'compared' | 'repaired' | 'untold') =>
  first.reduce((sum, row) => sum + row[name], 0)

print(
  'checkouts begun; orders; two tabs; renewals',
  `${COUNT}; ${counts.orders}; ${counts['two tabs']}; ${counts.renewals}`
)
print('unpaid orders that a browser called paid', counts['not believed'] ?? 0)
print('seconds; checkouts a second', `${seconds.toFixed(0)}; ${(COUNT / seconds).toFixed(1)}`)
print(
  'processor seconds of the harness; the product; PostgreSQL',
  [took.harness, took.product, took.database].map((each) => each.toFixed(0)).join('; ')
)
const places = readFileSync(killed.log, 'utf8')
  .split('\n')
  .flatMap((line) => (line ? [line.split(' ')[0]] : []))
print('processes killed at failpoints', places.length)
for (const name of [...new Set(places)].sort())
  print(`  ${name}`, places.filter((each) => each === name).length)
print('deaths of processes; kills of the database', `${killed.processes}; ${killed.databases}`)
print('webhooks taken, lost, doubled', `${hooks.sent}, ${hooks.lost}, ${hooks.doubled}`)
print(
  'payments compared, completed by the comparison, untold',
  `${sumOf('compared')}, ${sumOf('repaired')}, ${sumOf('untold')}`
)
printLoad()

await checkAll({ first, second, failed })
for (const each of wrong) console.log(`WRONG ${each}`)
print('wrong', wrong.length)
await closeWorld()
process.exit(wrong.length ? 1 : 0)
