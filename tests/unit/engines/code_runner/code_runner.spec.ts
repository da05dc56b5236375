import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import {
  runSubmission,
  type CodeLanguage,
  type RunState,
  type Submission,
} from '#api/engines/code_runner/code_runner'
import { sameTable, sameValue } from '#api/engines/code_runner/judge'
import { hostile } from './hostile.js'

const run = (language: CodeLanguage, source: string, more: Partial<Submission> = {}) =>
  runSubmission({ language, source, entry: 'f', cases: [{ args: [2], expected: 4 }], ...more })

const doubled: [CodeLanguage, string][] = [
  ['javascript', 'function f(a) { return a * 2 }'],
  ['javascript', 'const f = async (a) => { await null; return a * 2 }'],
  ['typescript', 'enum Times { Two = 2 }\nfunction f(a: number): number { return a * Times.Two }'],
  ['python', 'def f(a):\n    return a * 2'],
  ['python', 'import asyncio\nasync def f(a):\n    await asyncio.sleep(0.01)\n    return a * 2'],
]

/** Processes of submissions that are there now. */
const left = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(join('/proc', pid, 'cmdline'), 'utf8').includes('code_runner/child')
      } catch {
        return false
      }
    })

test.group('A submission', () => {
  for (const [language, source] of doubled)
    test(`of ${language} runs: ${source.slice(0, 24)}`, async ({ assert }) => {
      const { state, cases } = await run(language, source, {
        cases: [2, 3].map((a) => ({ args: [a], expected: 4 })),
      })
      assert.equal(state, 'ran')
      assert.deepInclude(cases[0], { passed: true, output: '4' })
      assert.deepInclude(cases[1], { passed: false, output: '6' })
    })

  test('of SQL runs on a database of its own in each case', async ({ assert }) => {
    const filled = (rows: string) =>
      `create table jobs (city text); insert into jobs values ${rows}`
    const expected = { columns: ['city', 'n'], rows: [['Pune', 2]] }
    const cases = ["('Pune'), ('Pune')", "('Oslo')"].map((rows) => ({
      database: filled(rows),
      expected,
    }))
    const source =
      'insert into jobs select city from jobs where 0; select City, count(*) as n from jobs group by 1'
    const result = await run('sql', source, { cases })
    assert.equal(result.state, 'ran')
    assert.deepEqual(
      result.cases.map(({ passed }) => passed),
      [true, false]
    )
    const changed = await run('sql', "update jobs set city = 'Pune'", {
      cases: [{ database: filled("('Oslo')"), expected: { columns: ['city'], rows: [['Pune']] } }],
      harness: 'select city from jobs',
    })
    assert.isTrue(changed.cases[0].passed)
  })

  test('starts each case with nothing of the one before', async ({ assert }) => {
    const js = 'let n = 0; function f() { globalThis.m = (globalThis.m ?? 0) + 1; return [++n, m] }'
    const python = 'n = [0]\ndef f():\n    n[0] += 1\n    return [n[0], 1]'
    for (const [language, source] of [
      ['javascript', js],
      ['python', python],
    ] as const) {
      const one = { args: [], expected: [1, 1] }
      const { cases } = await run(language, source, { cases: [one, one] })
      assert.deepEqual(
        cases.map(({ passed }) => passed),
        [true, true],
        language
      )
    }
  })

  test('jumps over waiting in JavaScript, in the order of the timers', async ({ assert }) => {
    const source = `async function f() {
      const told = []
      setTimeout(() => told.push('late'), 60_000)
      setTimeout(() => told.push('soon'), 10)
      await new Promise((done) => setTimeout(done, 90_000))
      return told
    }`
    const { cases } = await run('javascript', source, {
      cases: [{ args: [], expected: ['soon', 'late'] }],
    })
    assert.isTrue(cases[0].passed, JSON.stringify(cases))
    assert.isBelow(cases[0].ms, 30_000)
  })

  test('is called by the harness of the exercise where it has one', async ({ assert }) => {
    const js = await run('javascript', 'function f(call) { return call() + call() }', {
      harness: 'function harness(a) { let n = 0; const sum = f(() => ++n + a); return [sum, n] }',
      cases: [{ args: [1], expected: [5, 2] }],
    })
    assert.isTrue(js.cases[0].passed, JSON.stringify(js))
    const python = await run('python', 'def f(call):\n    return call() + call()', {
      harness: 'def harness(a):\n    return f(lambda: a)',
      cases: [{ args: [1], expected: 2 }],
    })
    assert.isTrue(python.cases[0].passed, JSON.stringify(python))
  })

  test('shows what was printed, and the error with its line', async ({ assert }) => {
    const js = await run(
      'javascript',
      'function f(a) {\n  console.log("at", { a })\n  throw new TypeError(a)\n}'
    )
    assert.equal(js.cases[0].printed, 'at {"a":2}\n')
    assert.match(js.cases[0].error!, /^TypeError: [^]*solution\.js:3/)
    const python = await run('python', 'def f(a):\n    print("at", a)\n    return a["b"]')
    assert.equal(python.cases[0].printed, 'at 2\n')
    assert.match(python.cases[0].error!, /^TypeError: [^]*line 3, in f/)
  })

  test('is refused with its reason where it cannot be called', async ({ assert }) => {
    const sources: [CodeLanguage, string, RegExp][] = [
      ['javascript', 'function f( {', /^SyntaxError/],
      ['javascript', 'function g() {}', /f is not there/],
      ['javascript', 'throw new Error("no")', /^Error: no/],
      ['typescript', 'function f(a: ) {}', /^SyntaxError/],
      ['python', 'def f(:', /^SyntaxError/],
      ['python', 'g = 1', /f is not there/],
      ['sql', '-- nothing', /no statement/],
      ['javascript', `// ${'x'.repeat(70_000)}`, /over 64 KB/],
    ]
    for (const [language, source, reason] of sources) {
      const { state, error, cases } = await run(language, source)
      assert.equal(state, 'refused', source.slice(0, 30))
      assert.match(error!, reason)
      assert.isFalse(cases[0].passed)
    }
  })

  test('keeps the results of the cases before the one that does not end', async ({ assert }) => {
    const cases = [2, 3, 4].map((a) => ({ args: [a], expected: a * 2 }))
    const result = await run('javascript', 'function f(a) { while (a === 3); return a * 2 }', {
      cases,
      limits: { milliseconds: 500 },
    })
    assert.equal(result.state, 'timed out')
    assert.deepEqual(
      result.cases.map(({ passed }) => passed),
      [true, false, false]
    )
    assert.match(result.cases[1].error!, /time ran out/)
    assert.isUndefined(result.cases[2].error)
  })
})

test.group('Results', () => {
  const forgeries: [CodeLanguage, string][] = [
    ['javascript', 'JSON.stringify = () => "4"; JSON.parse = () => [2]; function f() { return 5 }'],
    ['javascript', 'Object.prototype.toJSON = () => 4; function f() { return { expected: 4 } }'],
    ['javascript', 'Promise.prototype.then = () => 4; async function f() { return 5 }'],
    ['python', 'import json\njson.dumps = lambda *a, **k: "[true, 4]"\ndef f(a):\n    return 5'],
    [
      'python',
      'import json.encoder\njson.encoder.JSONEncoder.encode = lambda *a: "5"\ndef f(a):\n    return 5',
    ],
    [
      'python',
      'class Same(int):\n    def __eq__(self, other): return True\ndef f(a):\n    return Same(5)',
    ],
  ]
  for (const [language, source] of forgeries)
    test(`are not forged by ${language}: ${source.slice(0, 40)}`, async ({ assert }) => {
      const { cases } = await run(language, source, {
        cases: [{ args: [2], expected: 77 }],
        limits: { milliseconds: 3_000 },
      })
      assert.isFalse(cases[0].passed)
    })

  test('are nowhere to be found in the process that runs the code', async ({ assert }) => {
    const source = `
def f(a):
    import gc, js, sys
    secret = '-'.join(['expected', 'secret'])
    held = [one.values() if isinstance(one, dict) else one for one in gc.get_objects() if isinstance(one, (dict, list))]
    return [sum(secret in list(one) for one in held), secret in str(list(js.process.argv))]`
    const { cases } = await run('python', source, {
      cases: [{ args: [1], expected: 'expected-secret' }],
    })
    assert.equal(cases[0].output, '[0, false]', JSON.stringify(cases))
  })

  test('compare as JSON does, numbers within a billionth, rows in any order', ({ assert }) => {
    assert.isTrue(sameValue({ a: [1, 0.1 + 0.2] }, { a: [1, 0.3] }))
    assert.isFalse(sameValue([1, 2], [2, 1]))
    assert.isFalse(sameValue({ a: 1 }, { a: 1, b: 1 }))
    assert.isFalse(sameValue({ a: 1 }, { toString: 1 }))
    assert.isFalse(sameValue(null, 0))
    assert.isFalse(sameValue('1', 1))
    const table = (...rows: number[][]) => ({ columns: ['a', 'b'], rows })
    assert.isTrue(sameTable(table([1, 2], [3, 4]), table([3, 4], [1, 2])))
    assert.isFalse(sameTable(table([1, 2], [3, 4]), table([3, 4], [1, 2]), true))
    assert.isFalse(sameTable(table([1, 2], [1, 2]), table([1, 2])))
    assert.isFalse(sameTable(table([1, 2]), { columns: ['b', 'a'], rows: [[1, 2]] }))
  })
})

/** What never ends is ended soon, what may end otherwise is given its time, and a machine under load all the time it takes. */
const patience = (state: RunState | RunState[]) =>
  state === 'timed out' ? 500 : state.includes('timed out') ? 1_500 : 20_000

test.group('Hostile code', (group) => {
  group.teardown(async () => {
    if (process.platform === 'linux' && left().length > 0) throw new Error(`left: ${left()}`)
  })

  for (const { what, language, source, state, error, returned } of hostile)
    test(`in ${language} ends as a clear result: ${what}`, async ({ assert }) => {
      const result = await run(language, source, {
        cases:
          language === 'sql'
            ? [{ database: '', expected: { columns: ['none'], rows: [] } }]
            : [{ args: [1], expected: 'never' }],
        limits: { milliseconds: patience(state) },
      })
      const [first] = result.cases
      assert.include([state].flat(), result.state, JSON.stringify(result).slice(0, 500))
      assert.isFalse(first.passed)
      if (error) assert.match(first.error ?? '', error, JSON.stringify(result).slice(0, 500))
      if (returned) assert.match(first.output ?? '', returned)
      assert.isBelow(JSON.stringify(result).length, 150_000)
      assert.notMatch(JSON.stringify(result), /root:x:|uid=/)
    })

  test('gets nowhere in Node itself, also on a host that gives no network of its own', async ({
    assert,
  }) => {
    const trial = join(import.meta.dirname, 'behind_fence.ts')
    const engine = join(import.meta.dirname, '../../../../api/engines/code_runner')
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--permission',
      `--allow-fs-read=${engine}`,
      '--disallow-code-generation-from-strings',
      '--no-warnings',
      trial,
    ])
    const ways = JSON.parse(stdout) as Record<string, string>
    assert.isAbove(Object.keys(ways).length, 18)
    for (const [way, came] of Object.entries(ways)) assert.match(came, /^denied: /, way)
  })
})
