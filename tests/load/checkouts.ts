/**
 * Checkouts of all kinds while everything fails: the two processes of the product die at named failpoints, the database
 * is killed under them, gateways lose calls and answers, webhooks come doubled, shuffled, late or never, people click
 * twice, pay in two tabs, and coupons are at their last use. The gateways' own truth lies in this process, which lives.
 * Afterwards it must all add up; it prints each figure, and fails where something does not.
 *
 *   node --import=./bin/typescript.mjs tests/load/checkouts.ts [checkouts = 500] [--seed=1] [--odds=0.01] [--plant=NAME | --plant=each]
 *
 * With a bug planted it must fail: `--plant=each` plants one after the other and fails where one is not found.
 * Runs on a throw-away database of the product's own PostgreSQL; compile before (`node bin/compile.mjs`).
 * The parts lie in `checkouts/`: settings, the world, people, webhooks, kinds of checkout, the run, what follows, the checks.
 */
process.env.NODE_ENV = 'test'
process.env.LOG_LEVEL ??= 'fatal'
process.env.DATABASE_POOL ??= '6'

import { plantEach } from './checkouts/plant_each.js'
import { values } from './checkouts/settings.js'

if (values.plant === 'each') await plantEach(import.meta.filename)
// only now, as it starts the product on a database of its own
else await import('./checkouts/run.js')
