/**
 * What `npm test` runs: everything that must be green before a change counts, from a fresh clone on.
 *
 *   npm test                all of it
 *   npm test -- unit        only the suites named (unit, functional, browser), without lint and types
 */
import {
  Halt,
  build,
  compile,
  environment,
  generate,
  install,
  path,
  run,
  say,
  settings,
} from './steps.mjs'

const suites = process.argv.slice(2)
const bin = (name) => path('node_modules', '.bin', name)
let passed = 0
let failed = 0
let last = ''

/** Runs one check; the first that fails ends the run. */
async function check(title, command, args, { env }, options = {}) {
  say(title)
  const code = await run(command, args, { env, ...options })
  if (code !== 0) throw new Halt(`\n${title} failed (exit code ${code}).`, code)
}

/** Japa closes a suite with "Tests  12 passed, 1 failed (13)"; the sum is our own last line. */
function count(line) {
  console.log(line)
  const [, words] = line.match(/^\s*Tests\s+(.+)\(\d+\)/) ?? []
  if (!words) return
  passed += Number(words.match(/(\d+) passed/)?.[1] ?? 0)
  failed += Number(words.match(/(\d+) failed/)?.[1] ?? 0)
  last = words
}

try {
  await install()
  const runtime = environment(settings())
  await generate(runtime)
  if (suites.length === 0) {
    await check(
      'Checking the format …',
      bin('prettier'),
      ['--check', '--log-level', 'warn', '.'],
      runtime
    )
    await check('Linting …', bin('eslint'), ['.'], runtime)
    await check(
      'Checking who imports whom …',
      bin('depcruise'),
      ['--config', '.dependency-cruiser.cjs', 'api', 'portal', 'admin'],
      runtime
    )
    await check('Checking the types of the API …', bin('tsc'), ['--noEmit'], runtime)
    await check(
      'Checking the types of the portal …',
      bin('tsc'),
      ['--noEmit', '-p', 'portal'],
      runtime
    )
    await check(
      'Checking the types of the console …',
      bin('tsc'),
      ['--noEmit', '-p', 'admin'],
      runtime
    )
  }
  if (suites.length === 0 || suites.includes('browser')) {
    await build(runtime)
    await compile(runtime)
  }
  for (const suite of suites.length ? suites : ['unit', 'functional', 'browser']) {
    last = ''
    say(`Testing: ${suite} …`)
    const code = await run(runtime.node, ['ace.js', 'test', suite], {
      env: { ...runtime.env, NODE_ENV: 'test', NO_COLOR: '1', PORT: '0' },
      onLine: count,
    })
    if (code !== 0 && failed === 0) failed = 1
    if (!last) throw new Halt(`The ${suite} suite ran no test.`)
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed ? 1 : 0
} catch (error) {
  if (!(error instanceof Halt)) throw error
  if (error.message) console.error(`\n${error.message}`)
  console.log(`\n${passed} passed, ${failed + 1} failed`)
  process.exitCode = error.code || 1
}
