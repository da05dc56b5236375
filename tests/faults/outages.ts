/**
 * What goes wrong around the product, one scenario each: what people are told meanwhile, and that all is well afterwards.
 *
 *   node bin/compile.mjs
 *   node --import=./bin/typescript.mjs tests/faults/outages.ts [NAME …]
 *
 * Without a name all of them. On a PostgreSQL that keeps what it was told (`tmp/faults`), with the compiled server.
 */
process.env.NODE_ENV = 'test'
process.env.LOG_LEVEL ??= 'fatal'

import { print, printLoad } from '../load/own/server.js'
import { broken } from './calls.js'
import { must, wrong } from './verdict.js'
import { closeWorld } from './world.js'

const { restartedDatabase, slowDatabase } = await import('./outages/database.js')
const { longQueue, slowClients } = await import('./outages/crowds.js')
const { fullDisk, fullLogDisk, neighboursDown } = await import('./outages/neighbours.js')
const { setClock } = await import('./outages/clock.js')

const scenarios: Record<string, () => Promise<void>> = {
  'restarted-database': restartedDatabase,
  'slow-database': slowDatabase,
  'slow-clients': slowClients,
  'long-queue': longQueue,
  'neighbours-down': neighboursDown,
  'full-disk': fullDisk,
  'full-log-disk': fullLogDisk,
  'clock': setClock,
}

const names = process.argv.slice(2)
for (const name of names.length ? names : Object.keys(scenarios)) {
  const began = performance.now()
  console.log(`\n${name}`)
  if (scenarios[name]) await scenarios[name]().catch((error) => must(name, [error.stack]))
  else must('scenarios of that name', [name])
  must('answers above 499 that were no 503', broken.splice(0))
  print('seconds', ((performance.now() - began) / 1_000).toFixed(1))
}
printLoad()
for (const each of wrong) console.log(`WRONG ${each}`)
await closeWorld()
process.exit(wrong.length > 0 ? 1 : 0)
