/**
 * How long the hidden cases of an exercise take on the server: the reference of every exercise of the bank on ten of its
 * cases (some twice where it has fewer), each in a process of its own, from the call to the result. No database.
 *
 *   node --import=./bin/typescript.mjs tests/load/exercises.ts [at once = 1]
 */
import { runSubmission } from '#api/engines/code_runner/code_runner'
import { codeLanguages } from '#api/assessments/assessment_facts'
import { readExercises } from '#api/assessments/bank/read_exercises'
import { storedExercise, submissionOf } from '#api/assessments/bank/stored_exercise'
import { pool, print, printLoad, share } from './own/server.js'

const CASES = 10
const atOnce = Number(process.argv[2] ?? 1)

const exercises = readExercises().map((exercise) => {
  const submission = submissionOf(storedExercise(exercise), exercise.solution)
  const cases = Array.from(
    { length: CASES },
    (_, at) => submission.cases[at % submission.cases.length]
  )
  return { ...submission, cases }
})
// Python's snapshot is made once for each installation
await runSubmission(exercises.find(({ language }) => language === 'python')!)

let failed = 0
const runs = await pool(exercises.length, atOnce, async (at) => {
  const began = performance.now()
  const { cases } = await runSubmission(exercises[at])
  failed += cases.filter(({ passed }) => !passed).length
  return { language: exercises[at].language, ms: performance.now() - began }
})

print('exercises; cases that failed', `${runs.length}; ${failed}`)
for (const language of codeLanguages) {
  const times = runs.filter((run) => run.language === language).map(({ ms }) => ms)
  const figures = [share(times, 0.5), Math.max(...times)].map((ms) => Math.round(ms))
  print(`${language}: ${CASES} cases, p50, worst (held: 2000 ms)`, figures.join(', '))
}
printLoad()
process.exit(failed > 0 ? 1 : 0)
