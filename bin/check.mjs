/**
 * What `npm test` runs: everything that must be green before a change counts, from a fresh clone on.
 *
 *   npm test                                all of it
 *   npm test -- unit functional             the suites named, without lint and types
 *   npm test -- --files jobs/apply.spec.ts  the spec files named: paths, ends of paths, folders, patterns
 *   npm test -- --files … --tests "title"   of these, the tests with this title
 */
import { availableParallelism } from 'node:os'
import { chosenSpecs, needsPages, suiteOf } from './check/specs.mjs'
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

const words = process.argv.slice(2)

/**
 * Checks that do not need each other, as many at once as there are cores. Each keeps in tmp/ what it needs to look
 * at changed files only the next time. What one prints is shown when it is done, and the first that fails ends the run.
 */
async function check({ env }) {
  const kept = (name) => path('tmp', 'checks', name)
  // the compiler in machine code: seconds instead of a minute and a half; lint still needs the one with an API
  const types = (what, project) => [
    `the types of ${what}`,
    'node',
    path('node_modules', 'typescript-native', 'bin', 'tsc'),
    // one thread: its threads each infer the same types again, and other checks take the other cores
    ...['--noEmit', '--singleThreaded', '-p', project, '--incremental'],
    ...['--tsBuildInfoFile', kept(`${what.split(' ').at(-1)}.tsbuildinfo`)],
  ]
  // the longest first, so that no core waits for the last one
  const waiting = [
    // with the usual 16 MB for what is new, a seventh of its time goes into clearing
    [
      'the rules of the code',
      'node',
      '--max-semi-space-size=64',
      path('node_modules', 'eslint', 'bin', 'eslint.js'),
      ...['--cache', '--cache-strategy', 'content', '--cache-location', kept('eslint')],
      '.',
    ],
    // the same printer, but it reads the settings once a folder instead of once a file
    [
      'the format',
      'prettier',
      ...['--experimental-cli', '--cache-location', kept('prettier')],
      ...['--check', '--log-level', 'warn', '.'],
    ],
    // in one go, as both import most of the API, which would be checked for each
    types('the portal and the console', 'tsconfig.pages.json'),
    types('the API', '.'),
    [
      'who imports whom',
      'depcruise',
      ...['--config', '.dependency-cruiser.cjs', 'api', 'portal', 'admin'],
    ],
    ['what nothing uses', 'knip', '--no-progress', '--cache', '--cache-location', kept('knip')],
    ['the questions', 'node', path('bin', 'content', 'check_questions.mjs')],
  ]
  const work = async () => {
    for (let next; (next = waiting.shift());) {
      const [title, command, ...args] = next
      const told = []
      const begun = Date.now()
      const code = await run(path('node_modules', '.bin', command), args, {
        env,
        onLine: (line) => told.push(line),
      })
      if (code !== 0) {
        throw new Halt(`${told.join('\n')}\n\nChecking ${title} failed (exit code ${code}).`, code)
      }
      say(`Checked ${title} (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
}

let code = 1
try {
  const { files, fault } = chosenSpecs(words)
  if (fault) throw new Halt(fault)
  await install({ tests: true })
  const runtime = environment(settings())
  await generate(runtime, { tests: true })
  // beside the checks, as it leaves half of a core idle
  await Promise.all([
    words.length === 0 && check(runtime),
    files.some(needsPages) && build(runtime, { tests: true }),
  ])
  if (files.some((file) => suiteOf(file) === 'browser')) await compile(runtime)
  code = await run(
    runtime.node,
    ['--import=./bin/typescript.mjs', path('bin', 'test.ts'), ...words],
    {
      env: { ...runtime.env, NO_COLOR: '1' },
    }
  )
} catch (error) {
  console.error(error instanceof Halt ? `\n${error.message}` : error)
  console.log('\n0 passed, 1 failed')
  code = error.code || 1
}
process.exit(code)
