import { readFileSync } from 'node:fs'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import { runSubmission } from '#api/engines/code_runner/code_runner'
import { judge } from '#api/engines/code_runner/judge'
import { javascript } from '#api/engines/code_runner/languages/javascript'
import { python } from '#api/engines/code_runner/languages/python'
import { sql } from '#api/engines/code_runner/languages/sql'
import type { Case, CodeLanguage, Language } from '#api/engines/code_runner/submission'
import { codeLanguages, difficultyValues } from '#api/assessments/assessment_facts'
import { readExercise, readExercises, type Exercise } from '#api/assessments/bank/read_exercises'
import { storedExercise, submissionOf } from '#api/assessments/bank/stored_exercise'
import { shownOf } from '#api/assessments/taking/attempt_transformer'

const { resolve } = createRequire(import.meta.url)
const from = (file: string) => async (name: string) =>
  new Uint8Array(readFileSync(join(dirname(resolve(file)), name)))

/** The same languages as in the process of a submission, here, as these sources are our own. */
const engines: Record<string, Promise<Language>> = {}
function engine(language: CodeLanguage) {
  if (language === 'python')
    return (engines.python ??= python({ indexURL: dirname(resolve('pyodide')) }))
  if (language === 'sql') return (engines.sql ??= sql(from('sql.js')))
  return (engines.javascript ??= javascript(
    from('@jitl/quickjs-ng-wasmfile-release-sync/wasm'),
    (source) => stripTypeScriptTypes(source, { mode: 'transform' })
  ))
}

/** The cases that a source does not pass. */
async function failing(exercise: Exercise, source: string, cases: Case[]) {
  const { language, entry, harness } = exercise
  const found = await engine(language)
  const refused = await found.load({ language, entry, harness, source })
  if (refused !== undefined) return cases.map((one) => ({ one, error: refused }))
  const failed = []
  for (const one of cases) {
    const judged = judge(one, await found.run(one))
    if (!judged.passed) failed.push({ one, ...judged })
  }
  return failed
}

const exercises = readExercises()
const all = ({ visible, hidden }: Exercise) => [...visible, ...hidden]
const name = ({ language, slug }: Exercise) => `${language}/${slug}`

test.group('Code exercises', () => {
  test('there are at least 60, about 15 of each language, easy to hard', ({ assert }) => {
    assert.isAtLeast(exercises.length, 60)
    for (const language of codeLanguages) {
      const own = exercises.filter((one) => one.language === language)
      assert.isAtLeast(own.length, 15, language)
      for (const difficulty of difficultyValues)
        assert.isAtLeast(
          own.filter((one) => one.difficulty === difficulty).length,
          3,
          `${language} ${difficulty}`
        )
    }
    assert.equal(new Set(exercises.map(({ title }) => title)).size, exercises.length)
  })

  test('every reference passes every case', async ({ assert }) => {
    for (const exercise of exercises)
      assert.deepEqual(
        await failing(exercise, exercise.solution, all(exercise)),
        [],
        name(exercise)
      )
  })

  test('no starter passes, nor comes near', async ({ assert }) => {
    for (const exercise of exercises) {
      const cases = all(exercise)
      const failed = await failing(exercise, exercise.starter, cases)
      assert.isAtLeast(failed.length, cases.length / 2, name(exercise))
    }
  })

  test('a hidden case finds every wrong source, and most exercises have one', async ({
    assert,
  }) => {
    const wrong = exercises.filter((one) => one.wrong.length > 0)
    assert.isAtLeast(wrong.length, exercises.length / 3)
    const missed: string[] = []
    for (const exercise of wrong)
      for (const { why, source } of exercise.wrong) {
        assert.isNotEmpty(why, name(exercise))
        const failed = await failing(exercise, source, exercise.hidden)
        // a source that does not even parse is no trap
        const broken = failed.some(({ error }) => /^SyntaxError|syntax error/.test(error ?? ''))
        if (failed.length === 0 || broken) missed.push(`${name(exercise)}: ${why}`)
      }
    assert.deepEqual(missed, [])
  })

  test('no two cases of an exercise give the same', ({ assert }) => {
    for (const exercise of exercises) {
      const given = all(exercise).map((one) =>
        JSON.stringify('args' in one ? one.args : one.database)
      )
      assert.equal(new Set(given).size, given.length, name(exercise))
    }
  })

  test('run in the process of a submission as they do here', async ({ assert }) => {
    for (const language of codeLanguages) {
      const exercise = exercises.find((one) => one.language === language && one.harness)!
      const result = await runSubmission(submissionOf(storedExercise(exercise), exercise.solution))
      assert.equal(result.state, 'ran', name(exercise))
      assert.isTrue(
        result.cases.every(({ passed }) => passed),
        JSON.stringify(result)
      )
    }
  })

  test('show neither their solution nor a hidden case before the end', ({ assert }) => {
    for (const exercise of exercises) {
      const shown = shownOf(storedExercise(exercise))
      assert.lengthOf(shown.cases, exercise.visible.length)
      assert.notInclude(JSON.stringify(shown), JSON.stringify(exercise.solution).slice(1, -1))
      assert.notProperty(shown, 'wrong')
      assert.notInclude(JSON.stringify(shown.cases), 'hidden')
    }
  })

  test('a file that lacks a part says which', ({ assert }) => {
    const text = readFileSync('database/questions/code/python/human-size.md', 'utf8')
    const read = (changed: string) => () => readExercise('python', 'x', changed)
    assert.doesNotThrow(read(text))
    assert.throws(read(text.replace('## Solution', '## Answer')), '"Solution" is missing')
    assert.throws(
      read(text.replace(/^difficulty: .*$/m, 'difficulty: huge')),
      'difficulty is missing'
    )
    assert.throws(read(text.replace(/^entry: .*$/m, '')), 'entry is missing')
    assert.throws(read(text.replace(/"expected"/, '"result"')), /no case/)
    assert.throws(read(text.slice(4)), 'the head is missing')
  })
})
